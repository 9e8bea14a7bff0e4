import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { ok } from '../sales/shop.js'
import { postedBy } from '../tax/posted.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBuyer } from './buying.js'

test.group('Orders and expenses of earlier releases', () => {
  test('lines that have a rate alone are received and returned with it', async ({ assert }) => {
    const buyer = await aBuyer()
    const order = await buyer.order([
      { productId: buyer.goods.id, quantity: 2, unitCost: 100, taxRate: 19 },
      { productId: buyer.service.id, quantity: 1, unitCost: 50, taxRate: 0 },
    ])
    await buyer.as(() =>
      execute('UPDATE purchase_order_lines SET taxes = NULL WHERE tenant_id = ?', [
        Current.tenantId,
      ])
    )
    const path = `/purchase-orders/${order.id}`
    const read = ok(await buyer.api.get(path))
    assert.containsSubset(read.items[0], {
      taxRate: 19,
      tax: 38,
      taxes: [{ taxId: null, code: null, category: 'S', rate: 19, base: 200, amount: 38 }],
    })
    ok(await buyer.api.patch(path, { items: read.items }))
    ok(await buyer.receive(order.id))
    assert.deepEqual(await postedBy(buyer, order.id), [
      '143505 D 200',
      '519595 D 50',
      '240810 D 38',
      '220505 C 288',
    ])
    assert.equal(ok(await buyer.api.post(`${path}/return`)).receivedTotal, 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('an expense without lines is one line without tax, and is voided', async ({ assert }) => {
    const buyer = await aBuyer()
    const { id } = ok(await buyer.spend({ amount: 42.5 }))
    await buyer.as(async () => {
      await execute('UPDATE expenses SET subtotal = NULL WHERE tenant_id = ?', [Current.tenantId])
      for (const [table, column] of [
        ['expense_lines', 'expense_id'],
        ['tax_lines', 'document_id'],
      ])
        await execute(`DELETE FROM ${table} WHERE tenant_id = ? AND ${column} = ?`, [
          Current.tenantId,
          id,
        ])
    })
    const read = ok(await buyer.api.get(`/expenses/${id}`))
    assert.containsSubset(read, {
      subtotal: 42.5,
      taxTotal: 0,
      paidAmount: 42.5,
      taxes: [],
      lines: [{ id, net: 42.5, tax: 0, total: 42.5, taxes: [] }],
    })
    assert.deepEqual(ok(await buyer.api.get('/expenses')).data, [read])
    ok(await buyer.api.patch(`/expenses/${id}`, { ...read, number: 'FE-9' }))
    ok(await buyer.api.post(`/expenses/${id}/void`))
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
