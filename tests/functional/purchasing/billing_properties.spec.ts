/** Property 6: bills, price differences, returns, credit notes and payments in any order. */
import { test } from '@japa/runner'
import fc from 'fast-check'
import { assertStockTies, balanceOf } from '#tests/functional/inventory/goods'
import { sharedUntilOneFails, tries } from '#tests/properties'
import { ok, times } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import {
  aBuyerWho,
  anOrder,
  billsOf,
  settleOrder,
  someSteps,
  taken,
  type Ordered,
} from './bill_steps.js'
import type { BilledBuyer } from './billing.js'

const REFUSALS = [
  ...['OVER_RECEIPT', 'OVER_RETURN', 'INVALID_TRANSITION', 'INSUFFICIENT_STOCK', 'IN_USE'],
  ...['INSUFFICIENT_QUANTITY', 'INSUFFICIENT_AMOUNT', 'OVERPAYMENT'],
]
const POSTINGS = ['PAYABLE', 'ACCRUAL'] as const

const cents = (amount: number) => Math.round(amount * 100)

/** The balance of the order with those of its bills, in cents. */
async function owedOf(buyer: BilledBuyer, ordered: Ordered) {
  const { balance } = ok(await buyer.api.get(`/purchase-orders/${ordered.id}`))
  const bills = await billsOf(buyer, ordered)
  return bills.reduce((all, bill) => all + cents(bill.balance), cents(balance))
}

const accounts = async (buyer: BilledBuyer) => ({
  payable: -cents(await balanceOf(buyer, 'payable')),
  accrued: -cents(await balanceOf(buyer, 'goods_received')),
})

test.group('Receipts, bills, returns, credit notes and payments in random order', () => {
  for (const receiptPosting of POSTINGS)
    test(`what is owed, accrued and in stock adds up under ${receiptPosting} (property 6)`, async ({
      assert,
    }) => {
      const inACompany = sharedUntilOneFails(() => aBuyerWho(receiptPosting))
      await fc.assert(
        fc.asyncProperty(someSteps, (steps) =>
          inACompany(async (buyer) => {
            const [ordered, before] = [await anOrder(buyer), await accounts(buyer)]
            const mustAddUp = async () => {
              const now = await accounts(buyer)
              assert.equal(now.payable - before.payable, await owedOf(buyer, ordered))
              const aging = ok(await buyer.api.get('/reports/payables-aging')).totals.total
              assert.equal(cents(aging), now.payable)
              if (receiptPosting === 'PAYABLE') assert.equal(now.accrued, 0)
              await assertStockTies(assert, buyer)
              assert.deepEqual(await brokenChecks(buyer), [])
              return now
            }
            for (const step of steps) {
              const answer = await taken(buyer, ordered, step)
              if (!answer || answer.status < 300) continue
              assert.equal(answer.status, 409, answer.text)
              assert.include(REFUSALS, answer.body.code, answer.text)
            }
            await mustAddUp()

            const isSettled = await settleOrder(buyer, ordered)
            const { accrued } = await mustAddUp()
            if (isSettled) assert.equal(accrued, before.accrued, 'all that came in is billed')
          })
        ),
        tries(12)
      )
    }).timeout(120_000)

  test('bills and returns of one order at once leave the books right', async ({ assert }) => {
    for (const receiptPosting of POSTINGS) {
      const buyer = await aBuyerWho(receiptPosting)
      await times(3, async () => {
        const order = await buyer.order([
          { productId: buyer.goods.id, quantity: 10, unitCost: 1_000, taxes: ['IVA19'] },
        ])
        const lineId = order.items[0].id
        ok(await buyer.receive(order.id))
        const items = [{ purchaseOrderLineId: lineId, quantity: 6, unitCost: 1_100 }]
        const drafts = [
          ok(await buyer.draft({ purchaseOrderId: order.id, items })),
          ok(await buyer.draft({ purchaseOrderId: order.id, items })),
        ]
        const back = { items: [{ lineId, quantity: 3 }] }
        const answers = await Promise.all([
          ...drafts.map(({ id }) => buyer.post(id)),
          buyer.api.post(`/purchase-orders/${order.id}/return`, back),
        ])
        for (const { status, text } of answers) assert.include([200, 409], status, text)
        const posted = answers.slice(0, 2).filter(({ status }) => status === 200)
        assert.lengthOf(posted, 1, JSON.stringify(answers.map(({ body }) => body.code)))
        assert.equal(answers[2].status, 200)
      })
      await assertStockTies(assert, buyer)
      assert.deepEqual(await brokenChecks(buyer), [])
    }
  })
})
