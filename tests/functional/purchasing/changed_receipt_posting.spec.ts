/** Returns after `receiptPosting` was changed are posted as the receipts of their bill were. */
import { test } from '@japa/runner'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

const settle = ({ api }: BilledBuyer, receiptPosting: string) =>
  api.patch('/settings/accounting', { receiptPosting })

async function mustAddUp(assert: any, buyer: BilledBuyer, of: Record<string, number>) {
  assert.deepEqual(await brokenChecks(buyer), [])
  for (const [role, amount] of Object.entries(of))
    assert.equal(await balanceOf(buyer, role), amount, role)
  const { totals } = ok(await buyer.api.get('/reports/payables-aging'))
  assert.equal(totals.total, -of.payable)
}

/** An order of ten units at 1,000 and IVA, of which some are received and billed. */
async function billed(buyer: BilledBuyer, quantity: number) {
  const order = await buyer.order([
    { productId: buyer.goods.id, quantity: 10, unitCost: 1_000, taxes: ['IVA19'] },
  ])
  const lineId = order.items[0].id
  ok(await buyer.receive(order.id, { items: [{ lineId, quantity }] }))
  const drafted = ok(
    await buyer.api.post(`/purchase-orders/${order.id}/bills`, { number: 'B-1', date: buyer.today })
  )
  const bill = ok(await buyer.post(drafted.id))
  const back = (units: number) =>
    buyer.api.post(`/purchase-orders/${order.id}/return`, { items: [{ lineId, quantity: units }] })
  return { order, bill, lineId, back }
}

test.group('Goods that go back after another setting of receipts', () => {
  for (const [before, after] of [
    ['PAYABLE', 'ACCRUAL'],
    ['ACCRUAL', 'PAYABLE'],
  ])
    test(`go back as their bill was posted, from ${before} to ${after}`, async ({ assert }) => {
      const buyer = await aBilledBuyer()
      ok(await settle(buyer, before))
      const { order, bill, lineId, back } = await billed(buyer, 10)
      ok(await settle(buyer, after))

      ok(await back(3))
      assert.equal((await settle(buyer, before)).body.code, 'IN_USE')
      const [owed, accrued] = before === 'PAYABLE' ? [7 * 1_190, 0] : [10 * 1_190, -3_000]
      await mustAddUp(assert, buyer, { inventory: 7_000, payable: -owed, goods_received: -accrued })
      ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 1 }] }))
      ok(await buyer.api.post(`/bills/${bill.id}/credit-notes`, {}))
      await mustAddUp(assert, buyer, {
        ...{ inventory: 8_000, tax_recoverable: 8 * 190 },
        ...{ payable: -8 * 1_190, goods_received: 0 },
      })
      assert.equal(ok(await buyer.api.get(`/bills/${bill.id}`)).balance, 8 * 1_190)
      assert.equal(ok(await buyer.api.get(`/purchase-orders/${order.id}`)).balance, 0)
      ok(await settle(buyer, before))
    })

  test('units of a bill and later ones go back in a return of each kind', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { order, bill, lineId, back } = await billed(buyer, 6)
    ok(await settle(buyer, 'ACCRUAL'))
    ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 4 }] }))
    await mustAddUp(assert, buyer, {
      ...{ inventory: 10_000, payable: -6 * 1_190, goods_received: -4_000 },
    })
    ok(await back(6))
    const receipts = await buyer.receipts(order.id)
    assert.sameMembers(
      receipts.filter(({ type }: any) => type === 'RETURN').map(({ total }: any) => total),
      [-4 * 1_190, -2 * 1_190]
    )
    await mustAddUp(assert, buyer, { inventory: 4_000, payable: -4 * 1_190, goods_received: 0 })
    ok(await buyer.api.post(`/bills/${bill.id}/credit-notes`, {}))
    await mustAddUp(assert, buyer, { inventory: 4_000, payable: -4 * 1_190, goods_received: 0 })
  })
})
