import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'

test.group('Dry runs at once', () => {
  test('the same value is tried by many at once: none of them takes it, and none is turned away', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const found: Record<number, number> = {}
    for (let round = 0; round < 10; round++) {
      const customer = { taxId: unique('NIT'), name: 'Ñandú' }
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => api.post('/customers', customer, { prefer: 'dry-run' }))
      )
      for (const { status } of answers) found[status] = (found[status] ?? 0) + 1
    }
    assert.equal((await api.get('/customers')).body.meta.total, 0)
    assert.deepEqual(found, { 201: 400 })
  }).timeout(120_000)
})
