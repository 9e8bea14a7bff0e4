import { test } from '@japa/runner'
import { execute, rows } from '#core/database/query'
import { call, clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { accept, aMember, invited, logInTo, tokenTo } from '#tests/functional/identity/members'
import { enrol } from '#tests/functional/identity/second_factor'
import { anEmail, aPerson, aSuperAdmin, PASSWORD } from '#tests/functional/identity/people'

const OTHER = 'another-pass-2'

const codeOf = ({ status, body }: { status: number; body: any }) => [status, body?.code]

const membershipsIn = ({ body }: { body: any }) =>
  body.memberships.map(({ name, role }: any) => [name, role])

test.group('One person in several companies: joining', () => {
  test('a person of another company is invited, and joins without a password', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)

    const { user: there, token } = await invited(theirs, user.email, 'SALES', { password: OTHER })
    assert.isTrue(there.isInvited)
    assert.notEqual(there.id, user.id)
    assert.deepEqual(codeOf(await logInTo(user.email, undefined, OTHER)), [
      401,
      'INVALID_CREDENTIALS',
    ])
    assert.deepEqual(membershipsIn(await logInTo(user.email)), [[ours.tenant.name, 'VIEWER']])
    assert.deepEqual(codeOf(await logInTo(user.email, theirs.tenant.publicId)), [
      403,
      'NO_MEMBERSHIP',
    ])

    assert.equal((await accept(token)).status, 204)
    assert.isFalse((await theirs.api.get(`/users/${there.id}`)).body.isInvited)
    const session = await logInTo(user.email)
    assert.equal(session.body.user.tenantId, ours.tenant.publicId)
    assert.deepEqual(session.body.memberships, [
      { tenantId: ours.tenant.publicId, name: ours.tenant.name, role: 'VIEWER' },
      { tenantId: theirs.tenant.publicId, name: theirs.tenant.name, role: 'SALES' },
    ])
  })

  test('a password that somebody else chose is replaced at the next company, with its factor', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user, api } = await aPerson(ours.api)
    await enrol(api)
    const { token } = await invited(theirs, user.email, 'ADMIN')
    const page = await call(null, 'GET', `//invitations/${token}`)
    assert.include(page.text, 'name="password"')

    assert.equal((await accept(token, OTHER)).status, 204)
    assert.equal((await api.get('/auth/me')).status, 401)
    assert.equal((await logInTo(user.email)).status, 401)
    assert.lengthOf((await logInTo(user.email, undefined, OTHER)).body.memberships, 2)

    const third = await invited(await aCompany(), user.email)
    const last = await call(null, 'GET', `//invitations/${third.token}`)
    assert.notInclude(last.text, 'name="password"')
    assert.equal((await accept(third.token, PASSWORD)).status, 204)
    assert.equal((await logInTo(user.email, undefined, OTHER)).status, 200)
  })

  test('an acceptance and a deletion at the same time leave one result', async ({ assert }) => {
    const company = await aCompany()
    const tries = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { user, token } = await invited(company, anEmail())
        const [accepted, removed] = await Promise.all([
          accept(token, PASSWORD),
          company.api.delete(`/users/${user.id}`),
        ])
        return [accepted.status, removed.status]
      })
    )
    for (const [accepted, removed] of tries) {
      assert.include([204, 422], accepted)
      assert.equal(removed, 204)
    }
  })

  test('an invited user does not get the e-mail of a colleague', async ({ assert }) => {
    const company = await aCompany()
    const { user } = await aPerson(company.api)
    const { user: other } = await invited(company, anEmail())
    const { status, body } = await company.api.patch(`/users/${other.id}`, { email: user.email })
    assert.deepEqual(
      [status, body.code, body.errors?.[0]?.field ?? body.field],
      [409, 'DUPLICATE', 'email']
    )
  })

  test('somebody new chooses a password, and one of two companies is enough for it', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const email = anEmail()
    const [first, second] = [await invited(ours, email), await invited(theirs, email)]

    const without = await accept(first.token)
    assert.containsSubset(without.body.errors[0], { field: 'password', code: 'REQUIRED' })
    assert.equal((await accept(first.token, PASSWORD)).status, 204)
    assert.equal((await accept(second.token, OTHER)).status, 204)
    assert.lengthOf((await logInTo(email)).body.memberships, 2)
    assert.equal((await logInTo(email, undefined, OTHER)).status, 401)
  })

  test('one of ten parallel acceptances makes the membership', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)
    const { token } = await invited(theirs, user.email)

    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 204),
      1
    )
    for (const { body } of answers.filter(({ status }) => status !== 204))
      assert.containsSubset(body.errors[0], { field: 'token', code: 'INVALID' })
    assert.lengthOf((await logInTo(user.email)).body.memberships, 2)
  })

  test('somebody new who accepts two companies at once has the password of one', async ({
    assert,
  }) => {
    const companies = [await aCompany(), await aCompany()]
    const email = anEmail()
    const tokens = []
    for (const company of companies) tokens.push((await invited(company, email)).token)

    const answers = await Promise.all(
      tokens.map((token, index) => accept(token, [PASSWORD, OTHER][index]))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204]
    )
    const sessions = [await logInTo(email), await logInTo(email, undefined, OTHER)]
    assert.sameMembers(
      sessions.map(({ status }) => status),
      [200, 401]
    )
    assert.lengthOf(sessions.find(({ status }) => status === 200)!.body.memberships, 2)
  })

  test('one of many parallel invitations of a person makes the user of the company', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        theirs.api.post('/users', { email: user.email, name: 'Ana', role: 'VIEWER' })
      )
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    for (const { status, body } of answers.filter((one) => one.status !== 201))
      assert.containsSubset({ status, ...body }, { status: 409, code: 'DUPLICATE' })
  })

  test('an ADMIN who has not joined yet does not count as the last one', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)
    const { user: there, token } = await invited(theirs, user.email, 'ADMIN')

    const remove = () => theirs.api.delete(`/users/${theirs.admin.id}`)
    assert.deepEqual(codeOf(await remove()), [409, 'LAST_ADMIN'])
    await accept(token)
    assert.equal((await remove()).status, 204)
    assert.equal((await logInTo(user.email, theirs.tenant.publicId)).body.user.id, there.id)
  })

  test('a SUPER_ADMIN chooses a password, also as a member of a company', async ({ assert }) => {
    const { onPlatform } = await import('#tests/functional/admin/administrator')
    const { createUser } = await import('#identity/actions/create_user')
    const { PLATFORM } = await import('#core/context/platform_tenant')
    const ours = await aCompany()
    const { user, token: old } = await aPerson(ours.api)

    const { id } = await onPlatform(() =>
      createUser({ email: user.email, name: 'Root', role: 'SUPER_ADMIN' })
    )
    const token = await tokenTo({ as: onPlatform, tenant: PLATFORM } as any, id)
    assert.equal((await accept(token)).body.errors[0].field, 'password')
    assert.equal((await accept(token, OTHER)).status, 204)
    assert.equal((await call(old, 'GET', '/auth/me')).status, 401)
    assert.equal((await logInTo(user.email)).status, 401)

    const root = await logInTo(user.email, PLATFORM.publicId, OTHER)
    assert.deepEqual([root.body.user.role, root.body.user.tenantId], ['SUPER_ADMIN', null])
  })
})

test.group('One person in several companies: choosing one', () => {
  test('a log in opens the company asked for, which is then the default', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { email, here, there } = await aMember(ours, theirs)

    const second = await logInTo(email, theirs.tenant.publicId.toUpperCase())
    assert.deepEqual(second.body.user, {
      id: there.id,
      email,
      name: 'Ana, invited',
      role: 'SALES',
      tenantId: theirs.tenant.publicId,
    })
    const api = clientOf(second.body.accessToken)
    assert.containsSubset((await api.get('/auth/me')).body, {
      id: there.id,
      tenantId: theirs.tenant.publicId,
      role: 'SALES',
    })
    assert.equal((await logInTo(email)).body.user.id, there.id)
    assert.equal((await logInTo(email, ours.tenant.publicId)).body.user.id, here.id)
    assert.equal((await logInTo(email)).body.user.id, here.id)

    const nobodys = await logInTo(email, '019a8f5e-7c1b-7d3e-9c55-5d0a3c1b2f4e')
    const foreign = await logInTo(email, (await aCompany()).tenant.publicId)
    assert.deepEqual(codeOf(nobodys), [403, 'NO_MEMBERSHIP'])
    assert.equal(foreign.body.detail, nobodys.body.detail)
    assert.equal((await logInTo(email, 'nonsense')).body.errors[0].field, 'tenantId')
    assert.equal((await logInTo(email, theirs.tenant.publicId, OTHER)).status, 401)
  })

  test('a switch opens a session in another company beside the first', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { email, into, there } = await aMember(ours, theirs)
    const api = await into(ours)

    const { data } = (await api.get('/auth/memberships')).body
    assert.deepEqual(
      data.map(({ tenantId }: any) => tenantId),
      [ours.tenant.publicId, theirs.tenant.publicId]
    )
    const { status, body } = await api.post('/auth/switch', { tenantId: theirs.tenant.publicId })
    assert.equal(status, 200)
    assert.equal(body.user.id, there.id)
    assert.lengthOf(body.memberships, 2)
    const switched = clientOf(body.accessToken)
    assert.equal((await switched.get('/auth/me')).body.tenantId, theirs.tenant.publicId)
    assert.equal((await api.get('/auth/me')).body.tenantId, ours.tenant.publicId)
    assert.equal((await logInTo(email)).body.user.id, there.id)

    await switched.post('/auth/logout')
    assert.equal((await switched.get('/auth/me')).status, 401)
    assert.equal((await api.get('/auth/me')).status, 200)
    const log = await theirs.api.get(`/audit-logs?entityId=${there.id}&action=user.logged_in`)
    assert.equal(log.body.meta.total, 2)
  })

  test('a switch to a company of others, a wrong id or by a key is refused', async ({ assert }) => {
    const [ours, theirs, others] = [await aCompany(), await aCompany(), await aCompany()]
    const { into } = await aMember(ours, theirs)
    const api = await into(ours)

    assert.deepEqual(codeOf(await api.post('/auth/switch', { tenantId: others.tenant.publicId })), [
      403,
      'NO_MEMBERSHIP',
    ])
    for (const input of [{}, { tenantId: 'x' }, { tenantId: null }])
      assert.equal((await api.post('/auth/switch', input)).body.errors[0].field, 'tenantId')
    const { key } = (await ours.api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] }))
      .body
    for (const [method, path] of [
      ['POST', '/auth/switch'],
      ['GET', '/auth/memberships'],
    ])
      assert.deepEqual(codeOf(await call(key, method, path, { tenantId: ours.tenant.publicId })), [
        403,
        'INSUFFICIENT_SCOPE',
      ])
  })

  test('a dry run of a switch answers a token that opens nothing, and keeps the default', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { email, into, here } = await aMember(ours, theirs)
    const api = await into(ours)

    const { status, body } = await api.post(
      '/auth/switch',
      { tenantId: theirs.tenant.publicId },
      { prefer: 'dry-run' }
    )
    assert.equal(status, 200)
    assert.equal((await call(body.accessToken, 'GET', '/auth/me')).status, 401)
    assert.equal((await logInTo(email)).body.user.id, here.id)
  })

  test('a suspended company is refused, and is the default of nobody with another one', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { email, into, here } = await aMember(ours, theirs)
    const root = await aSuperAdmin()
    await into(theirs)
    const api = await into(ours)
    await into(theirs)
    await root.api.post(`/tenants/${theirs.tenant.publicId}/suspend`)

    assert.equal((await logInTo(email)).body.user.id, here.id)
    assert.deepEqual(codeOf(await logInTo(email, theirs.tenant.publicId)), [
      403,
      'TENANT_SUSPENDED',
    ])
    assert.deepEqual(codeOf(await api.post('/auth/switch', { tenantId: theirs.tenant.publicId })), [
      403,
      'TENANT_SUSPENDED',
    ])
  })
})

test.group('One person in several companies: in their own hands', () => {
  test('disabling in one company leaves the tokens of others', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { email, into, there } = await aMember(ours, theirs)
    const [here, other] = [await into(ours), await into(theirs)]

    await theirs.api.patch(`/users/${there.id}`, { isActive: false })
    assert.equal((await other.get('/auth/me')).status, 401)
    assert.equal((await here.get('/auth/me')).status, 200)
    assert.deepEqual(membershipsIn(await logInTo(email)), [[ours.tenant.name, 'VIEWER']])
    assert.deepEqual(
      codeOf(await here.post('/auth/switch', { tenantId: theirs.tenant.publicId })),
      [403, 'NO_MEMBERSHIP']
    )
    await theirs.api.patch(`/users/${there.id}`, { isActive: true })
    assert.lengthOf((await logInTo(email)).body.memberships, 2)
  })

  test('an ADMIN changes neither e-mail nor password of a member of another company', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { email, here, there, into } = await aMember(ours, theirs)

    for (const [{ api }, { id }] of [
      [ours, here],
      [theirs, there],
    ] as const)
      for (const change of [{ email: anEmail() }, { password: OTHER }]) {
        const { status, body } = await api.patch(`/users/${id}`, change)
        assert.containsSubset(
          { status, ...body },
          {
            status: 409,
            code: 'MEMBER_ELSEWHERE',
            errors: [{ field: Object.keys(change)[0] }],
          }
        )
      }
    assert.equal((await theirs.api.patch(`/users/${there.id}`, { email, role: 'HR' })).status, 200)
    assert.equal((await logInTo(email)).status, 200)

    const api = await into(theirs)
    assert.equal(
      (await api.post('/auth/password', { currentPassword: PASSWORD, newPassword: OTHER })).status,
      204
    )
    assert.equal((await (await into(ours)).get('/auth/me')).status, 401)
    assert.lengthOf((await logInTo(email, undefined, OTHER)).body.memberships, 2)
  })

  test('a new password ends the sessions in all companies', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { into } = await aMember(ours, theirs)
    const [here, there] = [await into(ours), await into(theirs)]

    await here.post('/auth/password', { currentPassword: PASSWORD, newPassword: OTHER })
    assert.deepEqual(
      [(await here.get('/auth/me')).status, (await there.get('/auth/me')).status],
      [401, 401]
    )
  })

  test('an ADMIN changes them of who is invited elsewhere alone, and the invitation stays with its address', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)
    const { user: there, token } = await invited(theirs, user.email)
    const email = anEmail()

    assert.equal((await ours.api.patch(`/users/${user.id}`, { password: OTHER })).status, 200)
    assert.equal((await ours.api.patch(`/users/${user.id}`, { email })).status, 200)
    assert.lengthOf((await logInTo(email, undefined, OTHER)).body.memberships, 1)
    assert.equal((await theirs.api.get(`/users/${there.id}`)).body.email, user.email)
    assert.equal((await accept(token)).body.errors[0].field, 'password')
    assert.equal((await accept(token, PASSWORD)).status, 204)
    assert.deepEqual(membershipsIn(await logInTo(user.email)), [[theirs.tenant.name, 'VIEWER']])
  })

  test('an invitation never takes over the account of somebody else', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)
    const { user: there } = await invited(theirs, user.email)
    const path = `/users/${there.id}`

    assert.deepEqual(codeOf(await theirs.api.patch(path, { password: OTHER })), [
      409,
      'MEMBER_ELSEWHERE',
    ])
    const guest = await invited(theirs, anEmail())
    assert.deepEqual(
      codeOf(
        await theirs.api.patch(`/users/${guest.user.id}`, { email: anEmail(), password: OTHER })
      ),
      [200, undefined]
    )
    const another = await invited(theirs, anEmail())
    await theirs.api.delete(path)
    assert.deepEqual(
      codeOf(
        await theirs.api.patch(`/users/${another.user.id}`, { email: user.email, password: OTHER })
      ),
      [409, 'MEMBER_ELSEWHERE']
    )
    assert.equal((await logInTo(user.email)).status, 200)

    // The invitation follows to the right address, and that person accepts it without a password.
    assert.equal(
      (await theirs.api.patch(`/users/${another.user.id}`, { email: user.email })).status,
      200
    )
    assert.equal((await accept(another.token)).status, 422)
    assert.equal((await accept(await tokenTo(theirs, another.user.id))).status, 204)
    assert.lengthOf((await logInTo(user.email)).body.memberships, 2)
  })

  test('the own e-mail changes in all companies', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { here, there, into } = await aMember(ours, theirs, ['ADMIN', 'VIEWER'])
    const email = anEmail()

    const { status, text } = await (
      await into(ours)
    ).patch(`/users/${here.id}`, {
      email,
      currentPassword: PASSWORD,
    })
    assert.equal(status, 200, text)
    assert.equal((await theirs.api.get(`/users/${there.id}`)).body.email, email)
    const log = await theirs.api.get(`/audit-logs?entityId=${there.id}&action=user.updated`)
    assert.equal(log.body.data[0].actor.id, there.id)
    assert.notInclude(log.text, here.id)
    assert.equal((await theirs.api.get(`/users?search=${email}`)).body.meta.total, 1)
    assert.lengthOf((await logInTo(email)).body.memberships, 2)
  })

  test('the last membership that goes takes the person with it', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { email, here, there } = await aMember(ours, theirs)
    const people = () => rows('SELECT id FROM people WHERE email = ?', [email])

    await ours.api.delete(`/users/${here.id}`)
    assert.deepEqual(membershipsIn(await logInTo(email)), [[theirs.tenant.name, 'SALES']])
    assert.equal((await theirs.api.patch(`/users/${there.id}`, { password: OTHER })).status, 200)

    await theirs.api.delete(`/users/${there.id}`)
    assert.isEmpty(await people())
    assert.equal((await logInTo(email, undefined, OTHER)).status, 401)
    const { user, token } = await invited(ours, email)
    assert.notEqual(user.id, here.id)
    assert.equal((await accept(token)).body.errors[0].field, 'password')
  })

  test('who is only invited elsewhere keeps no password when the company removes them', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)
    const { token } = await invited(theirs, user.email)

    await ours.api.delete(`/users/${user.id}`)
    assert.equal((await accept(token)).body.errors[0].field, 'password')
    assert.equal((await accept(token, OTHER)).status, 204)
    assert.deepEqual(
      [(await logInTo(user.email)).status, (await logInTo(user.email, undefined, OTHER)).status],
      [401, 200]
    )
  })

  test('users that the previous release makes during an upgrade are adopted', async ({
    assert,
  }) => {
    const { sweepIdentity } = await import('#identity/sweep')
    const ours = await aCompany()
    const { user } = await aPerson(ours.api)
    const [{ hash }] = await rows('SELECT password_hash AS hash FROM people WHERE email = ?', [
      user.email,
    ])
    const was = (sql: string, bindings: unknown[] = []) =>
      ours.as(() => execute(sql, [...bindings, ours.tenant.id, user.id]))

    await was(
      'UPDATE users SET person_id = NULL, joined_at = NULL, password_hash = ? WHERE tenant_id = ? AND id = ?',
      [hash]
    )
    await execute('DELETE FROM people WHERE email = ?', [user.email])
    assert.equal((await logInTo(user.email)).status, 401)
    await sweepIdentity()
    assert.equal((await logInTo(user.email)).body.user.id, user.id)

    await ours.api.patch(`/users/${user.id}`, { password: OTHER })
    await sweepIdentity()
    assert.equal((await logInTo(user.email, undefined, OTHER)).status, 200)
  })
})
