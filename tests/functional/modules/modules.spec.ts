import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { disableModule, enableModule } from '#tenants/actions/enable_module'
import { findTenant } from '#tenants/actions/find_tenant'
import { aSuperAdmin } from '#tests/functional/identity/people'

const PING = '/modules/healthcare/ping'
const enable = (
  api: { patch: (path: string, body: unknown) => Promise<{ status: number }> },
  ...enabledModules: string[]
) => api.patch('/settings/tenant', { enabledModules })

test.group('Modules', () => {
  test('all are shown, sorted, and which of them the company has', async ({ assert }) => {
    const { api } = await aCompany({ enabledModules: ['OIL_GAS', 'ECOMMERCE'] })
    const { status, body } = await api.get('/modules')

    assert.equal(status, 200)
    assert.deepEqual(
      body.data.map(({ code }: any) => code),
      ['CONSTRUCTION', 'ECOMMERCE', 'EDUCATION', 'HEALTHCARE', 'LOGISTICS', 'OIL_GAS']
    )
    assert.deepEqual(
      body.data.filter(({ enabled }: any) => enabled).map(({ code }: any) => code),
      ['ECOMMERCE', 'OIL_GAS']
    )
  })

  test("a module's endpoint answers companies with the module, at once", async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const refused = await api.get(PING)
    assert.deepEqual([refused.status, refused.body.code], [403, 'MODULE_NOT_ENABLED'])

    await enable(api, 'HEALTHCARE')
    assert.deepEqual((await api.get(PING)).body, {
      module: 'HEALTHCARE',
      status: 'ok',
      tenantId: tenant.publicId,
    })
    await enable(api)
    assert.equal((await api.get(PING)).status, 403)
    await enable(api, 'EDUCATION')
    assert.equal((await api.get(PING)).status, 403)
  })

  test('a SUPER_ADMIN always passes, with a company or without', async ({ assert }) => {
    const company = await aCompany()
    const root = await aSuperAdmin()

    assert.deepEqual((await root.in(company).get(PING)).body, {
      module: 'HEALTHCARE',
      status: 'ok',
      tenantId: company.tenant.publicId,
    })
    assert.deepEqual((await root.api.get(PING)).body, {
      module: 'HEALTHCARE',
      status: 'ok',
      tenantId: null,
    })
    assert.equal(
      (await root.api.get('/modules')).body.data.filter(({ enabled }: any) => enabled).length,
      0
    )
  })

  test('keys pass with their scope and the module, never with one alone', async ({ assert }) => {
    const { api } = await aCompany()
    const [with_, without] = await Promise.all(
      [['modules:read'], ['customers:read']].map(async (scopes) =>
        clientOf((await api.post('/api-keys', { name: 'k', scopes })).body.key)
      )
    )

    assert.equal((await with_.get(PING)).body.code, 'MODULE_NOT_ENABLED')
    await enable(api, 'HEALTHCARE')
    assert.equal((await with_.get(PING)).status, 200)
    assert.deepEqual(
      [(await without.get(PING)).body.code, (await without.get('/modules')).body.code],
      ['INSUFFICIENT_SCOPE', 'INSUFFICIENT_SCOPE']
    )
    assert.equal((await clientOf(null).get(PING)).status, 401)
  })

  test('a command enables and disables a module, and suggests the nearest name', async ({
    assert,
  }) => {
    const name = unique('Panadería')
    const { api, tenant } = await aCompany({ name, enabledModules: ['EDUCATION'] })
    const atTerminal = <T>(work: () => Promise<T>) => Current.run({ tenant: null }, work)

    const found = await atTerminal(() => findTenant(` ${name} `))
    assert.equal((await atTerminal(() => findTenant(tenant.publicId))).id, found.id)
    await atTerminal(() => enableModule(found, 'HEALTHCARE'))
    assert.deepEqual((await api.get('/settings/tenant')).body.enabledModules, [
      'EDUCATION',
      'HEALTHCARE',
    ])
    assert.equal((await api.get(PING)).status, 200)
    await atTerminal(() => disableModule(found, 'HEALTHCARE'))
    assert.equal((await api.get(PING)).status, 403)
    await assert.rejects(
      () => atTerminal(async () => enableModule(found, 'NOPE')),
      /NOPE is not a module/
    )
    await assert.rejects(
      () => atTerminal(() => findTenant(name.slice(0, -1) + '_')),
      new RegExp(`did you mean .*${name}`)
    )
  })
})
