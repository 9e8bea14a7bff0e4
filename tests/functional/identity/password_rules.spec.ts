import { test } from '@japa/runner'
import { call, clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { anEmail, aPerson, aSuperAdmin, logIn, PASSWORD } from '#tests/functional/identity/people'

const OWN = 'elegida-por-mi-1'

test.group('Rules of passwords', () => {
  test('an ADMIN and people themselves set strong passwords', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const { user, api: own } = await aPerson(api)
    const weak: [password: string, code: string][] = [
      ['nueve-999', 'TOO_SHORT'],
      ['x'.repeat(257), 'TOO_LONG'],
      ['Password123', 'TOO_COMMON'],
      ['QWERTYUIOP', 'TOO_COMMON'],
      [tenant.name.toUpperCase(), 'INVALID'],
      [user.email.toUpperCase(), 'INVALID'],
      ['Una Persona Aquí', 'INVALID'],
    ]
    await own.patch('/auth/me', { name: 'una persona aquí' })

    for (const [password, code] of weak) {
      const set = await api.patch(`/users/${user.id}`, { password })
      assert.deepEqual([set.status, set.body.errors[0].field], [422, 'password'], password)
      assert.equal(set.body.errors[0].code, code, password)
      const changed = await own.post('/auth/password', {
        currentPassword: PASSWORD,
        newPassword: password,
      })
      assert.deepEqual([changed.status, changed.body.errors[0].field], [422, 'newPassword'])
      assert.equal(changed.body.errors[0].code, code, password)
    }
    const email = anEmail()
    for (const password of [email, 'Ana Ruiz II', 'nueve-999', '1234567890']) {
      const made = await api.post('/users', {
        email,
        name: 'ana ruiz ii',
        role: 'VIEWER',
        password,
      })
      assert.deepEqual([made.status, made.body.errors[0].field], [422, 'password'], password)
    }
    assert.equal(
      (
        await own.post('/auth/password', {
          currentPassword: PASSWORD,
          newPassword: 'é'.repeat(256),
        })
      ).status,
      204
    )
    assert.equal((await logIn(user.email, 'é'.repeat(256))).status, 200)
  })

  test('the first ADMIN of a company keeps the rule of the operator', async ({ assert }) => {
    const root = await aSuperAdmin()
    const open = (password: string) =>
      root.api.post('/tenants', {
        name: unique('Company'),
        admin: { email: anEmail(), name: 'Ana', password },
      })
    for (const password of ['siete-7', 'x'.repeat(129)])
      assert.equal((await open(password)).body.errors[0].field, 'admin.password')

    const email = anEmail()
    const admin = { email, name: 'Ana', password: 'ocho-ocho' }
    const made = await root.api.post('/tenants', { name: unique('Company'), admin })
    assert.equal(made.status, 201, made.text)
    const { body } = await logIn(email, 'ocho-ocho')
    assert.equal((await clientOf(body.accessToken).get('/customers')).status, 200)
  })

  test('a password that an ADMIN set is changed at the first log in', async ({ assert }) => {
    const { api } = await aCompany()
    const email = anEmail()
    const { body: user } = await api.post('/users', {
      email,
      name: 'Luis',
      role: 'ADMIN',
      password: PASSWORD,
    })
    const { status, body } = await logIn(email)
    assert.equal(status, 200)
    const own = clientOf(body.accessToken)

    for (const [method, path] of [
      ['get', '/auth/me'],
      ['get', '/customers'],
      ['get', '/auth/sessions'],
      ['post', '/auth/totp'],
      ['patch', `/users/${user.id}`],
    ] as const) {
      const refused = await own[method](path, {} as any)
      assert.deepEqual([refused.status, refused.body.code], [403, 'PASSWORD_CHANGE_REQUIRED'], path)
    }
    const change = { currentPassword: PASSWORD, newPassword: OWN }
    assert.equal((await own.post('/auth/password', change)).status, 204)
    assert.equal((await own.get('/auth/me')).status, 401)
    const again = clientOf((await logIn(email, OWN)).body.accessToken)
    assert.equal((await again.get('/auth/me')).status, 200)

    await api.patch(`/users/${user.id}`, { password: PASSWORD })
    const once = clientOf((await logIn(email)).body.accessToken)
    assert.equal((await once.get('/customers')).body.code, 'PASSWORD_CHANGE_REQUIRED')
    assert.equal((await once.post('/auth/logout')).status, 204)
    assert.equal((await call(body.accessToken, 'GET', '/auth/me')).status, 401)
  })

  test('the own password is changed to another one', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    const own = clientOf((await logIn(user.email)).body.accessToken)
    const same = { currentPassword: PASSWORD, newPassword: PASSWORD }
    const { status, body } = await own.post('/auth/password', same)
    assert.deepEqual([status, body.errors[0].code], [422, 'SAME_PASSWORD'])
  })
})
