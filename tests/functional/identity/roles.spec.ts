import { test } from '@japa/runner'
import { SCOPES } from '#core/context/scopes'
import { aCompany, unique } from '#tests/company'
import { aPerson } from '#tests/functional/identity/people'

const aRole = (more = {}) => ({
  name: unique('Cashier'),
  permissions: ['invoices:write', 'customers:read', 'invoices:write'],
  ...more,
})

test.group('Roles', () => {
  test("a company's own role is made, given, changed and removed", async ({ assert }) => {
    const { api } = await aCompany()
    const input = aRole()

    const made = await api.post('/roles', input)
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('location'), `/api/v1/roles/${made.body.id}`)
    assert.deepEqual(made.body.permissions, ['invoices:write', 'customers:read'])
    assert.deepEqual((await api.get(`/roles/${made.body.id}`)).body, made.body)

    const cashier = await aPerson(api, input.name)
    assert.equal(cashier.user.role, input.name)
    assert.deepEqual(
      (await api.get(`/users?role=${input.name}`)).body.data.map(({ id }: any) => id),
      [cashier.user.id]
    )
    assert.containsSubset((await cashier.api.get('/auth/me')).body, {
      role: input.name,
      scopes: ['customers:read', 'invoices:write'],
    })
    assert.deepEqual(
      [
        (await cashier.api.get('/customers')).status,
        (await cashier.api.post('/customers', {})).status,
      ],
      [200, 403]
    )

    // What a role may do acts at once on whoever has it.
    const changed = await api.patch(`/roles/${made.body.id}`, {
      permissions: ['inventory:read'],
      name: `${input.name} 2`,
    })
    assert.containsSubset(changed.body, {
      permissions: ['inventory:read'],
      name: `${input.name} 2`,
      version: 2,
    })
    assert.deepEqual(
      [(await cashier.api.get('/customers')).status, (await cashier.api.get('/products')).status],
      [403, 200]
    )
    assert.equal((await api.get(`/users/${cashier.user.id}`)).body.role, `${input.name} 2`)

    const refused = await api.delete(`/roles/${made.body.id}`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'IN_USE'])
    await api.delete(`/users/${cashier.user.id}`)
    assert.equal((await api.delete(`/roles/${made.body.id}`)).status, 204)
    assert.equal((await api.get(`/roles/${made.body.id}`)).status, 404)
    assert.equal((await api.get('/roles')).body.meta.total, 0)
  })

  test('the built-in roles are there to see, and their names are taken', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.get('/roles/built-in')

    assert.deepEqual(
      body.data.map(({ name }: any) => name),
      ['ADMIN', 'ACCOUNTANT', 'SALES', 'INVENTORY', 'ASSETS', 'HR', 'SUPPORT', 'VIEWER']
    )
    assert.deepEqual(body.data[0].permissions, [...SCOPES])
    for (const name of ['ADMIN', 'Viewer', 'SUPER_ADMIN']) {
      const { status, body } = await api.post('/roles', aRole({ name }))
      assert.equal(status, 409)
      assert.containsSubset(body, { code: 'DUPLICATE', errors: [{ field: 'name' }] })
    }
  })

  test('invalid fields of a role are named', async ({ assert }) => {
    const { api } = await aCompany()
    const wrong: [object, string, string][] = [
      [{ name: '' }, 'name', 'REQUIRED'],
      [{ permissions: undefined }, 'permissions', 'REQUIRED'],
      [{ permissions: [] }, 'permissions', 'TOO_FEW_ITEMS'],
      [{ permissions: ['customers:read', 'nonsense'] }, 'permissions.1', 'INVALID_CHOICE'],
      [{ permissions: ['audit:write'] }, 'permissions.0', 'INVALID_CHOICE'],
    ]
    for (const [more, field, code] of wrong) {
      const { status, body } = await api.post('/roles', aRole(more))
      assert.equal(status, 422)
      assert.containsSubset(body.errors[0], { field, code })
    }
  })

  test('a name is unique in the company, and free in another', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const input = aRole()
    const { body: other } = await ours.api.post('/roles', aRole())

    assert.equal((await ours.api.post('/roles', input)).status, 201)
    for (const { status, body } of [
      await ours.api.post('/roles', input),
      await ours.api.patch(`/roles/${other.id}`, { name: input.name }),
    ]) {
      assert.equal(status, 409)
      assert.containsSubset(body, { code: 'DUPLICATE', errors: [{ field: 'name' }] })
    }
    const { body: foreign } = await theirs.api.post('/roles', input)
    for (const { status } of [
      await ours.api.get(`/roles/${foreign.id}`),
      await ours.api.patch(`/roles/${foreign.id}`, { name: 'x' }),
      await ours.api.delete(`/roles/${foreign.id}`),
    ])
      assert.equal(status, 404)
  })

  test('a role does not give more than its maker holds, nor take it', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: office } = await api.post(
      '/roles',
      aRole({ permissions: ['users:read', 'users:write', 'customers:read'] })
    )
    const { body: cash } = await api.post('/roles', aRole({ permissions: ['invoices:write'] }))
    const person = await aPerson(api, office.name)

    assert.equal(
      (await person.api.post('/roles', aRole({ permissions: ['payroll:read'] }))).body.code,
      'FORBIDDEN'
    )
    assert.equal(
      (
        await person.api.patch(`/roles/${office.id}`, {
          permissions: ['users:write', 'payroll:read'],
        })
      ).status,
      403
    )
    assert.equal(
      (await person.api.patch(`/roles/${cash.id}`, { permissions: ['customers:read'] })).status,
      403
    )
    assert.equal((await person.api.delete(`/roles/${cash.id}`)).status, 403)
    assert.equal(
      (await person.api.post('/roles', aRole({ permissions: ['customers:read'] }))).status,
      201
    )
  })
})
