import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import type { Answer, Api } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { byStatus, ok, times } from '#tests/functional/assets/equipment'

import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aSuperAdmin } from '#tests/functional/identity/people'
import { filesOf, send } from '#tests/functional/integrations/helpers'

const DEFAULTS = { apiKeys: 100, webhooks: 50, waitingJobs: 20, invitationsPerHour: 5 }

/** A company with ceilings of its own. */
async function aCompanyWith(limits: Partial<typeof DEFAULTS>) {
  const [company, root] = [await aCompany(), await aSuperAdmin()]
  const setTo = async (more: object | null) =>
    ok(await root.api.patch(`/tenants/${company.tenant.publicId}`, { limits: more }))
  await setTo(limits)
  return { ...company, root, setTo }
}

const aKey = (api: Api, more = {}) =>
  api.post('/api-keys', { name: unique('ERP'), scopes: ['customers:read'], ...more })
const aWebhook = (api: Api) =>
  api.post('/webhooks', { url: 'https://erp.example.com/hooks', events: ['customer.created'] })
const anExport = (api: Api) => api.post('/exports', { resource: 'customers' })
const anImport = (api: Api) =>
  send(api, `taxId,name\n${unique('NIT')},Ana\n`, { resource: 'customers' })
const countIn = ({ as }: Company, table: string) =>
  as(async () =>
    Number(
      (await rows(`SELECT COUNT(*) AS n FROM ${table} WHERE tenant_id = ?`, [Current.tenantId]))[0]
        .n
    )
  )

/**
 * Of many at once exactly as many are made as there is room for; the others are told how many there
 * may be.
 */
async function fillsUpTo(most: number, make: (index: number) => Promise<Answer>) {
  const answers = await times(most * 3, make)
  const [made, refused] = [
    answers.filter(({ status }) => status < 300),
    answers.filter(({ status }) => status >= 300),
  ]
  return { made, refused, counts: byStatus(answers) }
}

test.group('Ceilings', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test("a company has the service's ceilings until a SUPER_ADMIN sets others; null restores them", async ({
    assert,
  }) => {
    const { tenant, api, root, setTo } = await aCompanyWith({})
    const shown = async () => ok(await root.api.get(`/tenants/${tenant.publicId}`))
    assert.deepEqual((await shown()).limits, DEFAULTS)

    assert.deepEqual((await setTo({ apiKeys: 3 })).limits, { ...DEFAULTS, apiKeys: 3 })
    assert.deepEqual((await setTo({ webhooks: 7 })).limits, {
      ...DEFAULTS,
      apiKeys: 3,
      webhooks: 7,
    })
    assert.deepEqual((await setTo({ apiKeys: null })).limits, { ...DEFAULTS, webhooks: 7 })
    const record = await shown()
    assert.equal(
      (await root.api.put(`/tenants/${tenant.publicId}`, record)).body.version,
      record.version
    )
    assert.deepEqual(
      ok(await root.api.get(`/tenants?search=${tenant.name}`)).data[0].limits,
      record.limits
    )
    assert.deepEqual((await setTo(null)).limits, DEFAULTS)

    isInvalid(
      assert,
      await root.api.patch(`/tenants/${tenant.publicId}`, { limits: { apiKeys: -1 } }),
      'limits.apiKeys',
      'TOO_SMALL'
    )
    isInvalid(
      assert,
      await root.api.patch(`/tenants/${tenant.publicId}`, { limits: { webhooks: '5' } }),
      'limits.webhooks',
      'TYPE'
    )
    assert.equal(
      (await api.patch(`/tenants/${tenant.publicId}`, { limits: { apiKeys: 1_000 } })).status,
      403
    )
    const [{ after }] = ok(await api.get('/audit-logs?action=tenant.updated')).data
    assert.deepEqual(after, { limits: null })
  })

  test('open API keys never exceed their ceiling, also in parallel', async ({ assert }) => {
    const company = await aCompanyWith({ apiKeys: 4 })
    const { api, setTo } = company
    const { made, refused, counts } = await fillsUpTo(4, () => aKey(api))
    assert.deepEqual(counts, { 201: 4, 409: 8 })
    assert.equal(await countIn(company, 'api_keys'), 4)
    isRefused(assert, refused[0], 409, 'LIMIT_REACHED')
    assert.equal(refused[0].body.limit, 4)
    assert.match(refused[0].body.detail, /4 valid API keys .* revoke one/)

    isRefused(assert, await aKey(api), 409, 'LIMIT_REACHED')
    assert.equal((await api.delete(`/api-keys/${made[0].body.id}`)).status, 204)
    const soon = new Date(Date.now() + 20 * 60_000)
    assert.equal((await aKey(api, { expiresAt: soon.toISOString() })).status, 201)
    isRefused(assert, await aKey(api), 409, 'LIMIT_REACHED')
    clock.travelTo(new Date(soon.getTime() + 60_000))
    assert.equal((await aKey(api)).status, 201)
    isRefused(assert, await aKey(api), 409, 'LIMIT_REACHED')
    clock.travelTo(null)

    await setTo({ apiKeys: 6 })
    assert.equal((await aKey(api)).status, 201)
    await setTo({ apiKeys: 2 })
    isRefused(assert, await aKey(api), 409, 'LIMIT_REACHED')
  })

  test('webhooks: exactly as many as may be, also at once', async ({ assert }) => {
    const company = await aCompanyWith({ webhooks: 3 })
    const { made, refused, counts } = await fillsUpTo(3, () => aWebhook(company.api))
    assert.deepEqual(counts, { 201: 3, 409: 6 })
    for (const one of refused) isRefused(assert, one, 409, 'LIMIT_REACHED')

    await company.api.delete(`/webhooks/${made[0].body.id}`)
    assert.equal((await aWebhook(company.api)).status, 201)
    isRefused(assert, await aWebhook(company.api), 409, 'LIMIT_REACHED')
  })

  test('waiting exports and imports count together, and a refused file is not stored', async ({
    assert,
  }) => {
    const company = await aCompanyWith({ waitingJobs: 4 })
    const { made, refused, counts } = await fillsUpTo(4, (index) =>
      (index % 2 ? anExport : anImport)(company.api)
    )
    assert.deepEqual(counts, { 202: 4, 409: 8 })
    for (const one of refused) isRefused(assert, one, 409, 'LIMIT_REACHED')
    assert.equal((await countIn(company, 'exports')) + (await countIn(company, 'imports')), 4)
    assert.lengthOf(await filesOf(company), await countIn(company, 'imports'))

    isRefused(assert, await anImport(company.api), 409, 'LIMIT_REACHED')
    const [{ body, headers }] = made
    assert.equal(
      (await company.api.post(`${headers.get('location')!.replace('/api/v1', '')}/cancel`, {}))
        .status,
      200,
      body.id
    )
    assert.equal((await anImport(company.api)).status, 202)
  })

  test('invitations to one address never exceed their ceiling per hour', async ({ assert }) => {
    const { api, as } = await aCompanyWith({ invitationsPerHour: 4 })
    const email = `${unique('ana')}@company.test`
    const made = ok(await api.post('/users', { email, name: 'Ana', role: 'VIEWER' }))
    assert.deepEqual(byStatus(await times(2, () => api.post(`/users/${made.id}/invite`, {}))), {
      200: 2,
    })
    assert.equal((await api.delete(`/users/${made.id}`)).status, 204)

    const again = ok(await api.post('/users', { email, name: 'Ana', role: 'VIEWER' }))
    const refused = await times(3, () => api.post(`/users/${again.id}/invite`, {}))
    for (const one of refused) isRefused(assert, one, 409, 'LIMIT_REACHED')
    assert.equal(
      (
        await api.post('/users', {
          email: `${unique('leo')}@company.test`,
          name: 'Leo',
          role: 'VIEWER',
        })
      ).status,
      201
    )

    await as(() =>
      execute(
        'UPDATE invitations SET created_at = created_at - INTERVAL 61 MINUTE WHERE tenant_id = ?',
        [Current.tenantId]
      )
    )
    assert.equal((await api.post(`/users/${again.id}/invite`, {})).status, 200)
  })

  test('parallel invitations to one user never exceed the ceiling', async ({ assert }) => {
    const { api } = await aCompanyWith({ invitationsPerHour: 3 })
    const made = ok(
      await api.post('/users', {
        email: `${unique('ana')}@company.test`,
        name: 'Ana',
        role: 'VIEWER',
      })
    )
    assert.deepEqual(byStatus(await times(8, () => api.post(`/users/${made.id}/invite`, {}))), {
      200: 2,
      409: 6,
    })
  })

  test('a dry run meets the ceilings as well', async ({ assert }) => {
    const { api } = await aCompanyWith({ webhooks: 0 })
    isRefused(
      assert,
      await api.post(
        '/webhooks',
        { url: 'https://erp.example.com/hooks', events: ['customer.created'] },
        { prefer: 'dry-run' }
      ),
      409,
      'LIMIT_REACHED'
    )
  })
})
