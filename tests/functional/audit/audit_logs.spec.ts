import { test } from '@japa/runner'
import { sealAudit } from '#core/audit/hash_chain'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { record } from '#core/audit/audit'
import { transaction } from '#core/database/transaction/transaction'
import { clientOf } from '#tests/api'
import { aCompany, aUserRow, tokenOf, unique } from '#tests/company'

const aCustomer = (more = {}) => ({ taxId: unique('NIT'), name: 'Café Ñandú', ...more })

test.group('Audit log', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('an audit row shows actor, origin, and the values before and after', async ({ assert }) => {
    const { api, admin } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer({ creditLimit: 10.5 }))
    const change = await api.patch(`/customers/${customer.id}`, { name: 'Café Cóndor' })

    const { status, body } = await api.get(`/audit-logs?entity=customer&entityId=${customer.id}`)
    assert.equal(status, 200)
    assert.deepEqual(body.meta, { page: 1, limit: 20, total: 2, totalPages: 1 })
    const [changed, made] = body.data
    assert.deepEqual(Object.keys(changed), [
      'id',
      'actor',
      'action',
      'entity',
      'entityId',
      'before',
      'after',
      'ip',
      'requestId',
      'createdAt',
    ])
    assert.containsSubset(changed, {
      actor: { type: 'user', id: admin.id, name: admin.name },
      action: 'customer.updated',
      before: { name: 'Café Ñandú' },
      after: { name: 'Café Cóndor' },
      ip: '127.0.0.1',
      requestId: change.headers.get('x-request-id'),
    })
    assert.containsSubset(made, {
      action: 'customer.created',
      before: null,
      after: { taxId: customer.taxId, creditLimit: 10.5 },
    })
    assert.match(changed.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.deepEqual((await api.get(`/audit-logs/${changed.id}`)).body, changed)
  })

  test('the audit log is filtered by entity, record, actor, action and days, in pages and by cursor', async ({
    assert,
  }) => {
    const { api, aUser, admin, as } = await aCompany({ timezone: 'America/Bogota' })
    const other = await aUser('ADMIN')
    const { body: customer } = await api.post('/customers', aCustomer())
    await other.api.delete(`/customers/${customer.id}`)
    const total = async (query: string) => (await api.get(`/audit-logs?${query}`)).body.meta.total

    assert.equal(await total(`actorId=${other.user.id}`), 1)
    assert.equal(await total(`actorId=${admin.id}&action=customer.created`), 1)
    assert.equal(await total('action=customer.deleted'), 1)
    assert.equal(await total('entity=customer'), 2)
    assert.equal(await total('entity=invoice'), 0)

    // 2026-03-11T04:59:59Z is still the 10th in Bogota, a second later the 11th.
    for (const instant of [
      '2026-03-10T05:00:00.000Z',
      '2026-03-11T04:59:59.999Z',
      '2026-03-11T05:00:00.000Z',
    ]) {
      clock.travelTo(new Date(instant))
      await as(() =>
        transaction(async () => record({ action: 'note.taken', entity: 'note', entityId: null }))
      )
    }
    clock.travelTo(null)
    assert.equal(await total('entity=note&from=2026-03-10&to=2026-03-10'), 2)
    assert.equal(await total('entity=note&from=2026-03-11'), 1)
    assert.equal(await total('entity=note&to=2026-03-09'), 0)
    assert.equal(
      await total('entity=note&from=1000-01-01&to=9999-12-31'),
      await total('entity=note')
    )

    const all = (await api.get('/audit-logs?limit=100')).body.data
    const read: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await api.get(`/audit-logs?limit=2&cursor=${cursor}`)
      read.push(...body.data)
      cursor = body.meta.nextCursor
    }
    assert.deepEqual(read, all)
    assert.equal((await api.get('/audit-logs?entityId=x')).status, 422)
    assert.equal((await api.get('/audit-logs?from=2026-13-01')).status, 422)
    assert.equal((await api.get('/audit-logs?sort=action')).status, 422)
  })

  test('the audit log is verified, and tampering is detected', async ({ assert }) => {
    const { api, as, tenant } = await aCompany()
    await api.post('/customers', aCustomer())
    await as(() => sealAudit())

    const before = await api.get('/audit-logs/verify')
    assert.deepEqual([before.status, before.body.ok, before.body.firstBroken], [200, true, null])
    const [row] = await as(() =>
      rows("SELECT id, seq FROM audit_logs WHERE tenant_id = ? AND action = 'customer.created'", [
        tenant.id,
      ])
    )
    await as(() =>
      execute("UPDATE audit_logs SET `after` = '{}' WHERE tenant_id = ? AND id = ?", [
        tenant.id,
        row.id,
      ])
    )

    assert.deepEqual((await api.get('/audit-logs/verify')).body, {
      ok: false,
      checked: Number(row.seq) - 1,
      firstBroken: { seq: Number(row.seq), id: row.id, reason: 'CHANGED' },
    })
  })

  test('the audit log needs its permission, and each company sees its own', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    await theirs.api.post('/customers', aCustomer())
    const [entry] = (await theirs.api.get('/audit-logs?entity=customer')).body.data
    const sales = await ours.aUser('SALES')

    assert.equal((await ours.api.get(`/audit-logs/${entry.id}`)).status, 404)
    assert.equal((await ours.api.get(`/audit-logs?entityId=${entry.entityId}`)).body.meta.total, 0)
    for (const path of ['/audit-logs', `/audit-logs/${entry.id}`, '/audit-logs/verify']) {
      assert.equal((await sales.api.get(path)).body.code, 'FORBIDDEN', path)
      assert.equal((await clientOf(null).get(path)).status, 401, path)
    }
    for (const method of ['post', 'patch', 'delete'] as const)
      assert.equal((await ours.api[method]('/audit-logs', {})).status, 405)
  })

  test('a SUPER_ADMIN without a company reads the platform’s own, with one that company’s', async ({
    assert,
  }) => {
    const company = await aCompany()
    const root = await Current.run({ tenant: PLATFORM }, () =>
      aUserRow('SUPER_ADMIN', { name: 'Root' })
    )
    const api = clientOf(await tokenOf(root, PLATFORM.publicId))

    const own = await api.get(`/audit-logs?entityId=${root.id}`)
    assert.deepEqual(
      own.body.data.map(({ action }: any) => action),
      ['user.created']
    )
    assert.equal((await api.get('/audit-logs/verify')).status, 200)
    const theirs = await api.get('/audit-logs?entity=user', {
      'x-tenant-id': company.tenant.publicId,
    })
    assert.equal(theirs.body.data[0].entityId, company.admin.id)
  })
})
