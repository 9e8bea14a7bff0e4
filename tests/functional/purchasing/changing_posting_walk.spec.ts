/** Property: however often `receiptPosting` changes, receipts, bills, returns and credits add up. */
import { test } from '@japa/runner'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer } from './billing.js'
import { seeded } from './seeded.js'

const NAMED = [
  ...['OVER_RECEIPT', 'OVER_RETURN', 'INVALID_TRANSITION', 'INSUFFICIENT_STOCK', 'IN_USE'],
  ...['INSUFFICIENT_QUANTITY', 'NOT_MATCHED'],
]

test.group('Receipts, bills and credits under changing settings', () => {
  test('what is owed and accrued adds up after any sequence of steps', async ({ assert }) => {
    for (const seed of [3, 33, 333]) {
      const next = seeded(seed)
      const pick = (below: number) => Math.floor(next() * below)
      const buyer = await aBilledBuyer()
      const { api } = buyer
      const order = await buyer.order([
        { productId: buyer.goods.id, quantity: 40, unitCost: 3_333.33, taxes: ['IVA19'] },
        { productId: buyer.service.id, quantity: 9, unitCost: 999.99, taxRate: 5 },
      ])
      const at = `/purchase-orders/${order.id}`
      const some = () => ({
        items: [{ lineId: order.items[pick(2)].id, quantity: 1 + pick(8) }],
      })
      const bills: string[] = []
      const anyBill = () => bills[pick(bills.length)] ?? order.id
      const bill = async () => {
        const number = `R-${bills.length + 1}-${pick(1e6)}`
        const drafted = await api.post(`${at}/bills`, { number, date: buyer.today })
        if (drafted.status !== 201) return drafted
        bills.push(drafted.body.id)
        return buyer.post(drafted.body.id)
      }
      let [posting, changed] = [0, 0]
      /** It changes once all that is here is billed, and all that went back is credited. */
      const change = async () => {
        await bill()
        for (const id of bills) await api.post(`/bills/${id}/credit-notes`, {})
        const receiptPosting = ['ACCRUAL', 'PAYABLE'][posting]
        const answer = await api.patch('/settings/accounting', { receiptPosting })
        if (answer.status === 200) [posting, changed] = [1 - posting, changed + 1]
        return answer
      }
      const steps = [
        () => buyer.receive(order.id, some()),
        () => buyer.receive(order.id, some()),
        () => api.post(`${at}/return`, some()),
        () => api.post(`/bills/${anyBill()}/credit-notes`, {}),
        () => api.post(`/bills/${anyBill()}/void`),
        bill,
        bill,
        change,
      ]
      for (let step = 0; step < 60; step++) {
        const { status, body } = await steps[pick(steps.length)]()
        if (status >= 400 && status !== 404) assert.include(NAMED, body.code, JSON.stringify(body))
        if (step % 6 === 5) assert.deepEqual(await brokenChecks(buyer), [], `${seed}, ${step}`)
      }
      assert.isAbove(changed, 1)
      const { balance } = ok(await api.get(at))
      const { data } = ok(await api.get('/bills?limit=100'))
      const owed = data.reduce((sum: number, bill: any) => sum + bill.balance, balance)
      assert.closeTo(-(await balanceOf(buyer, 'payable')), owed, 0.001)
      const { totals } = ok(await api.get('/reports/payables-aging'))
      assert.closeTo(totals.total, owed, 0.001)
    }
  }).timeout(240_000)
})
