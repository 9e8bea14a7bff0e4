import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { clientOf } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { aSuperAdmin } from '#tests/functional/identity/people'
import { suspendTenant, resumeTenant } from '#tenants/actions/suspend_tenant'
import { cancelDeletion, deleteTenant } from '#tenants/actions/delete_tenant'
import { sweepTenants } from '#tenants/sweep'

const SCOPES = [
  'customers:read',
  'customers:write',
  'accounting:read',
  'accounting:write',
  'hr:read',
  'payroll:read',
  'integrations:read',
  'integrations:write',
  'audit:read',
]
const TEST = { 'oficio-environment': 'test' }

const aKey = async ({ api }: Company, environment: string, more = {}) => {
  const { status, body, text } = await api.post('/api-keys', {
    name: unique('ERP'),
    scopes: SCOPES,
    environment,
    ...more,
  })
  if (status !== 201) throw new Error(text)
  return { ...body, api: clientOf(body.key) }
}

const customerOf = async (api: any) => {
  const { status, body, text } = await api.post('/customers', { taxId: unique('T'), name: 'Café' })
  if (status !== 201) throw new Error(text)
  return body
}

const sandboxesOf = ({ tenant }: Company) =>
  Current.run({ tenant: null }, () =>
    Current.acrossTenants('test', () =>
      rows(
        'SELECT id, public_id AS publicId, status, delete_after AS deleteAfter FROM tenants WHERE sandbox_of = ?',
        [tenant.id]
      )
    )
  )

const environmentOf = (answer: any) => answer.headers.get('oficio-environment')

test.group('Sandbox', () => {
  test('test keys work in the sandbox, and live keys in the company', async ({ assert }) => {
    const company = await aCompany()
    const [test, live] = [await aKey(company, 'test'), await aKey(company, 'live')]
    const [ours, theirs] = [await customerOf(live.api), await customerOf(test.api)]

    const [seenLive, seenTest] = [
      await live.api.get('/customers'),
      await test.api.get('/customers'),
    ]
    assert.deepEqual(
      seenLive.body.data.map(({ id }: any) => id),
      [ours.id]
    )
    assert.deepEqual(
      seenTest.body.data.map(({ id }: any) => id),
      [theirs.id]
    )
    assert.deepEqual([environmentOf(seenLive), environmentOf(seenTest)], ['live', 'test'])
    assert.equal((await company.api.get(`/customers/${theirs.id}`)).status, 404)
    assert.equal((await test.api.get(`/customers/${ours.id}`)).status, 404)
    assert.equal((await live.api.get(`/customers/${theirs.id}`)).status, 404)
    const refused = await test.api.post('/customers', {})
    assert.deepEqual([refused.status, environmentOf(refused)], [422, 'test'])
    assert.isNull(environmentOf(await clientOf('ofc_test_x_y').get('/customers')))
    assert.equal(environmentOf(await test.api.get('/nowhere')), 'test')
  })

  test('an assistant with a test key works in the sandbox', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await aKey(company, 'test', {
      scopes: ['assistant:read', 'assistant:write', 'customers:read', 'customers:write'],
    })
    const made = await api.post('/assistant/tools/create_customer/call', {
      taxId: unique('T'),
      name: 'Café',
    })
    assert.equal(made.status, 200, made.text)
    assert.equal((await api.get('/customers')).body.meta.total, 1)
    assert.equal((await company.api.get('/customers')).body.meta.total, 0)
  })

  test('two first test keys in parallel make one sandbox', async ({ assert }) => {
    const company = await aCompany()
    const keys = await Promise.all(Array.from({ length: 4 }, () => aKey(company, 'test')))
    assert.lengthOf(await sandboxesOf(company), 1)
    const ids = await Promise.all(keys.map(async ({ api }) => (await api.get('/sandbox')).body.id))
    assert.lengthOf(new Set(ids), 1)
  })

  test('a test key of an earlier release makes the sandbox at its first use', async ({
    assert,
  }) => {
    const company = await aCompany()
    const key = await aKey(company, 'test')
    const [{ id }] = await sandboxesOf(company)
    await Current.run({ tenant: null }, () =>
      Current.acrossTenants('test', () =>
        execute('UPDATE tenants SET sandbox_of = NULL WHERE id = ?', [id])
      )
    )
    const all = await Promise.all(Array.from({ length: 4 }, () => key.api.get('/customers')))
    for (const { status } of all) assert.equal(status, 200)
    assert.lengthOf(await sandboxesOf(company), 1)
  })

  test('parallel first uses by people make one sandbox', async ({ assert }) => {
    const company = await aCompany()
    const all = await Promise.all(
      Array.from({ length: 4 }, () => company.api.get('/customers', TEST))
    )
    assert.deepEqual(
      all.map(({ status }) => status),
      [200, 200, 200, 200]
    )
    assert.lengthOf(await sandboxesOf(company), 1)
  })

  test('a dry run of the first test key makes no sandbox', async ({ assert }) => {
    const company = await aCompany()
    await company.api.post(
      '/api-keys',
      { name: 'x', scopes: SCOPES, environment: 'test' },
      { prefer: 'dry-run' }
    )
    assert.lengthOf(await sandboxesOf(company), 0)
  })

  test('it begins with settings, chart and deductions of the company, under other ids', async ({
    assert,
  }) => {
    const company = await aCompany()
    const settings = {
      taxId: '900123456-7',
      firstInvoiceNumber: 1_001,
      allowNegativeStock: false,
      enabledModules: ['OIL_GAS'],
    }
    assert.equal((await company.api.patch('/settings/tenant', settings)).status, 200)
    const accounts = (await company.api.get('/accounts?limit=100&sort=code')).body.data
    const group = accounts.find(({ isGroup }: any) => isGroup)
    const own = await company.api.post('/accounts', {
      code: `${group.code}77`,
      name: 'Own account',
      type: group.type,
      nature: group.nature,
      parentId: group.id,
    })
    assert.equal(own.status, 201, own.text)
    const test = await aKey(company, 'test')

    const there = (await company.api.get('/settings/tenant', TEST)).body
    assert.containsSubset(there, settings)
    assert.notEqual(there.tenantId, company.tenant.publicId)
    assert.equal(there.name, company.tenant.name)

    const [live, sandbox] = [
      (await company.api.get('/accounts?limit=100&sort=code')).body,
      (await test.api.get('/accounts?limit=100&sort=code')).body,
    ]
    assert.equal(sandbox.meta.total, live.meta.total)
    assert.deepEqual(
      sandbox.data.map(({ code, name }: any) => [code, name]),
      live.data.map(({ code, name }: any) => [code, name])
    )
    const ids = new Set(live.data.map(({ id }: any) => id))
    assert.isFalse(sandbox.data.some(({ id, parentId }: any) => ids.has(id) || ids.has(parentId)))
    assert.equal((await test.api.get(`/accounts/${own.body.id}`)).status, 404)
    assert.equal(
      (await test.api.get('/deductions')).body.meta.total,
      (await company.api.get('/deductions')).body.meta.total
    )
    assert.isTrue((await test.api.get('/reports/integrity')).body.ok)
  })

  test('an account names the withholding concept of its own environment', async ({ assert }) => {
    const company = await aCompany()
    const [concept] = (await company.api.get('/withholding-concepts?code=SERVICIOS')).body.data
    const { data } = (await company.api.get('/accounts?limit=100&sort=-code')).body
    const account = data.find(({ isGroup }: any) => !isGroup)
    const named = await company.api.patch(`/accounts/${account.id}`, {
      withholdingConceptId: concept.id,
    })
    assert.equal(named.status, 200, named.text)

    const test = await aKey(company, 'test')
    const [copy] = (await test.api.get(`/accounts?code=${account.code}`)).body.data
    assert.notEqual(copy.withholdingConceptId, concept.id)
    const there = await test.api.get(`/withholding-concepts/${copy.withholdingConceptId}`)
    assert.equal(there.body.code, concept.code)
  })

  test('it is in no list, and nobody names it as a company', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await aKey(company, 'test')
    const { id } = (await api.get('/sandbox')).body
    const root = await aSuperAdmin()
    const listed = await root.api.get(`/tenants?name=${encodeURIComponent(company.tenant.name)}`)
    assert.deepEqual(
      listed.body.data.map((one: any) => one.id),
      [company.tenant.publicId]
    )
    assert.equal((await root.api.get(`/tenants/${id}`)).status, 404)
    assert.equal((await root.api.post(`/tenants/${id}/suspend`)).status, 404)
    const named = await root.in({ tenant: { ...company.tenant, publicId: id } }).get('/customers')
    assert.equal(named.status, 404)
    const inside = root.in(company)
    assert.equal(environmentOf(await inside.get('/customers', TEST)), 'test')
    assert.equal((await root.api.get('/customers', TEST)).body.code, 'TENANT_REQUIRED')
  })

  test('people choose the sandbox by a header, with the rights that they have', async ({
    assert,
  }) => {
    const company = await aCompany()
    const sales = await company.aUser('SALES')
    const made = await sales.api.post('/customers', { taxId: unique('T'), name: 'Test' }, TEST)
    assert.deepEqual([made.status, environmentOf(made)], [201, 'test'])
    assert.equal((await sales.api.get('/customers')).body.meta.total, 0)
    assert.equal((await sales.api.get('/customers', TEST)).body.meta.total, 1)
    assert.equal(
      (await sales.api.get('/customers', { 'oficio-environment': 'live' })).body.meta.total,
      0
    )
    assert.equal((await sales.api.get('/payroll-runs', TEST)).status, 403)

    const wrong = await sales.api.get('/customers', { 'oficio-environment': 'staging' })
    assert.deepEqual([wrong.status, wrong.body.errors[0].field], [422, 'Oficio-Environment'])
    assert.equal((await sales.api.get('/auth/me', TEST)).body.tenantId, company.tenant.publicId)
  })

  test('users, roles and keys are of the company in test mode, too', async ({ assert }) => {
    const company = await aCompany()
    const key = await aKey(company, 'test')
    const list = await company.api.get('/api-keys', TEST)
    assert.deepEqual(
      list.body.data.map(({ id }: any) => id),
      [key.id]
    )
    assert.equal(environmentOf(list), 'live')
    assert.equal((await company.api.get('/users', TEST)).body.meta.total, 1)

    const sso = {
      issuer: 'https://login.andina.test',
      clientId: 'oficio',
      domains: [`${unique('andina')}.test`],
    }
    assert.equal((await company.api.put('/settings/sso', sso, TEST)).status, 200)
    assert.equal((await company.api.get('/settings/sso')).body.clientId, 'oficio')
  })

  test('a key that asks for the other environment is refused', async ({ assert }) => {
    const company = await aCompany()
    const [test, live] = [await aKey(company, 'test'), await aKey(company, 'live')]
    for (const [key, own, other] of [
      [test, 'test', 'live'],
      [live, 'live', 'test'],
    ] as const) {
      const refused = await key.api.get('/customers', { 'oficio-environment': other })
      assert.deepEqual([refused.status, refused.body.code], [403, 'WRONG_ENVIRONMENT'])
      assert.equal((await key.api.get('/customers', { 'oficio-environment': own })).status, 200)
      const again = await key.api.get('/customers', { 'oficio-environment': other })
      assert.equal(again.status, 403, 'the caller is cached by now')
    }
  })

  test('test keys do not count among the keys of the company', async ({ assert }) => {
    const company = await aCompany()
    const root = await aSuperAdmin()
    await root.api.patch(`/tenants/${company.tenant.publicId}`, { limits: { apiKeys: 1 } })
    await aKey(company, 'test')
    await aKey(company, 'live')
    for (const environment of ['test', 'live']) {
      const { status, body } = await company.api.post('/api-keys', {
        name: 'x',
        scopes: SCOPES,
        environment,
      })
      assert.deepEqual([status, body.code], [409, 'LIMIT_REACHED'])
    }
  })

  test('a reset empties the sandbox, and keys keep working', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await aKey(company, 'test')
    const live = await customerOf(company.api)
    await customerOf(api)
    const before = (await api.get('/sandbox')).body

    const reset = await company.api.post('/sandbox/reset')
    assert.deepEqual([reset.status, environmentOf(reset)], [200, 'test'])
    assert.notEqual(reset.body.id, before.id)
    assert.equal((await api.get('/customers')).body.meta.total, 0)
    assert.equal((await api.get('/sandbox')).body.id, reset.body.id)
    assert.equal((await company.api.get(`/customers/${live.id}`)).status, 200)
    await customerOf(api)

    const own = await api.post('/sandbox/reset', undefined, { 'idempotency-key': 'reset-1' })
    assert.equal(own.status, 200)
    await customerOf(api)
    const again = await api.post('/sandbox/reset', undefined, { 'idempotency-key': 'reset-1' })
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.equal((await api.get('/customers')).body.meta.total, 1, 'a retry resets nothing')

    const audited = (await company.api.get('/audit-logs?entity=sandbox')).body.data
    assert.deepEqual(audited.map(({ action }: any) => action).toSorted(), [
      'sandbox.created',
      'sandbox.reset',
      'sandbox.reset',
    ])
    await sweepTenants(new AbortController().signal)
    const gone = await Current.run({ tenant: null }, () =>
      Current.acrossTenants('test', () =>
        rows('SELECT id FROM tenants WHERE public_id = ?', [before.id])
      )
    )
    assert.lengthOf(gone, 0, 'the worker has removed it')
    assert.equal((await api.get('/customers')).body.meta.total, 1)
  })

  test('parallel resets and first writes leave one sandbox', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await aKey(company, 'test')
    const all = await Promise.all([
      ...Array.from({ length: 3 }, () => company.api.post('/sandbox/reset')),
      ...Array.from({ length: 3 }, () =>
        api.post('/customers', { taxId: unique('T'), name: 'Café' })
      ),
    ])
    for (const { status } of all) assert.oneOf(status, [200, 201])
    assert.lengthOf(await sandboxesOf(company), 1)
    assert.equal((await api.get('/customers')).status, 200)
  })

  test('only an ADMIN and test keys see the sandbox; only those that may write reset it', async ({
    assert,
  }) => {
    const company = await aCompany()
    const test = await aKey(company, 'test', { scopes: ['customers:read'] })
    const live = await aKey(company, 'live')
    const sales = await company.aUser('SALES')
    for (const path of ['/sandbox', '/sandbox/mails']) {
      assert.equal((await company.api.get(path)).status, 200)
      assert.equal((await test.api.get(path)).status, 200)
      for (const api of [live.api, sales.api]) {
        const refused = await api.get(path)
        assert.deepEqual([refused.status, refused.body.code], [403, 'FORBIDDEN'])
      }
      assert.equal((await sales.api.get(path, TEST)).status, 403)
    }
    for (const api of [live.api, sales.api, test.api])
      assert.equal((await api.post('/sandbox/reset')).status, 403)
  })

  test('it is suspended, resumed and deleted with its company', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await aKey(company, 'test')
    assert.equal((await api.get('/customers')).status, 200)
    const system = <T>(work: () => Promise<T>) => Current.run({ tenant: null }, work)

    await system(() => suspendTenant(company.tenant))
    assert.equal((await api.get('/customers')).body.code, 'TENANT_SUSPENDED')
    assert.equal((await company.api.get('/customers', TEST)).body.code, 'TENANT_SUSPENDED')
    assert.equal((await sandboxesOf(company))[0].status, 'SUSPENDED')
    await system(() => resumeTenant(company.tenant))
    assert.equal((await api.get('/customers')).status, 200)

    await system(() => deleteTenant(company.tenant, 1))
    assert.equal((await sandboxesOf(company))[0].status, 'DELETING')
    assert.equal((await api.get('/customers')).status, 403)
    await system(() => cancelDeletion(company.tenant))
    assert.equal((await api.get('/customers')).status, 200)

    await system(() => deleteTenant(company.tenant, 0))
    await sweepTenants(new AbortController().signal)
    assert.lengthOf(await sandboxesOf(company), 0)
    assert.equal((await api.get('/customers')).status, 401)
  })

  test('one that is made for a company being deleted goes with it', async ({ assert }) => {
    const company = await aCompany()
    const { api: root } = await aSuperAdmin()
    const system = <T>(work: () => Promise<T>) => Current.run({ tenant: null }, work)
    await system(() => deleteTenant(company.tenant, 0))
    const inSandbox = { ...TEST, 'x-tenant-id': company.tenant.publicId }
    assert.equal((await root.get('/customers', inSandbox)).status, 200)
    const [sandbox] = await sandboxesOf(company)
    assert.equal(sandbox.status, 'DELETING')
    assert.isNotNull(sandbox.deleteAfter)
    await sweepTenants(new AbortController().signal)
    assert.lengthOf(await sandboxesOf(company), 0)
  })
})
