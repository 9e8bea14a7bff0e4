import { test } from '@japa/runner'
import { sha256 } from '#core/primitives/secrets'
import { aCompany, unique } from '#tests/company'
import { lockCustomer, aConnection } from '#tests/locks'
import { aCustomer, aProduct } from './samples.js'

test.group('Lock waits', () => {
  for (const has of ['no key', 'a key'])
    test(`an invoice with ${has} that waits too long for its customer is a 503`, async ({
      assert,
      cleanup,
    }) => {
      const company = await aCompany()
      const { api } = company
      const { body: customer } = await api.post('/customers', aCustomer())
      const { body: product } = await api.post('/products', aProduct())
      await api.post('/warehouses', { name: 'Bodega' })
      const other = await lockCustomer(company, customer.id)
      cleanup(() => other.end())

      const headers: Record<string, string> =
        has === 'a key' ? { 'idempotency-key': unique('key') } : {}
      const issue = () =>
        api.post('/invoices', { customerId: customer.id, items: [product.id] }, headers)
      const began = Date.now()
      const answer = await issue()
      assert.containsSubset(answer, { status: 503, body: { code: 'UNAVAILABLE' } })
      assert.equal(answer.headers.get('retry-after'), '1')
      assert.isBelow(Date.now() - began, 10_000)

      await other.rollback()
      assert.containsSubset(await issue(), { status: 201, body: { number: 1 } })
      assert.equal((await api.get('/invoices')).body.meta.total, 1)
    })

  test('a request whose key another one has inserted and not committed is a 409', async ({
    assert,
    cleanup,
  }) => {
    const { api, tenant } = await aCompany()
    const [first, second] = [unique('first'), unique('second')]
    await api.post('/customers', aCustomer(), { 'idempotency-key': first })

    const other = await aConnection()
    cleanup(() => other.end())
    await other.beginTransaction()
    await other.query(
      `INSERT INTO idempotency_keys (tenant_id, caller, key_hash, fingerprint, expires_at)
       SELECT tenant_id, caller, ?, fingerprint, expires_at FROM idempotency_keys
       WHERE tenant_id = ? AND key_hash = ?`,
      [sha256(second), tenant.id, sha256(first)]
    )
    const body = aCustomer()
    const create = () => api.post('/customers', body, { 'idempotency-key': second })
    const answer = await create()
    assert.containsSubset(answer, { status: 409, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } })
    assert.equal(answer.headers.get('retry-after'), '1')

    await other.rollback()
    assert.equal((await create()).status, 201)
  })
})
