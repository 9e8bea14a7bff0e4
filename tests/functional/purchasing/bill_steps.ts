/** Random steps of one purchase order: what comes in, goes back, is billed, credited and paid. */
import fc from 'fast-check'
import { unique } from '#tests/company'
import type { Answer } from '#tests/api'
import { aProduct, ok } from '../sales/shop.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

const KINDS = [
  ...['RECEIVE', 'RECEIVE', 'RETURN', 'BILL', 'BILL', 'OUT', 'VOID_BILL', 'CREDIT_RETURNED'],
  ...['CREDIT_NET', 'VOID_CREDIT', 'PAY_BILL', 'PAY_ORDER', 'VOID_PAYMENT'],
] as const

/** `quarters` of units of a line; `cents` is the difference to the price of the order. */
const someStep = fc.record({
  kind: fc.constantFrom(...KINDS),
  ...{ line: fc.nat(1), quarters: fc.integer({ min: 1, max: 20 }), which: fc.nat(9) },
  cents: fc.integer({ min: -10_000, max: 10_000 }),
})

export const someSteps = fc.array(someStep, { minLength: 3, maxLength: 14 })

type Step = typeof someStep extends fc.Arbitrary<infer T> ? T : never

export async function aBuyerWho(receiptPosting: string) {
  const buyer = await aBilledBuyer()
  ok(await buyer.api.patch('/settings/accounting', { receiptPosting }))
  return buyer
}

/** An order of goods and a service, of which nothing came yet. */
export async function anOrder(buyer: BilledBuyer) {
  const goods = await aProduct(buyer, { taxRate: 0 })
  const order = await buyer.order([
    { productId: goods.id, quantity: 50, unitCost: 3_333.33, taxes: ['IVA19'] },
    { productId: buyer.service.id, quantity: 7, unitCost: 999.99, taxRate: 5 },
  ])
  return { id: order.id as string, goods, lines: order.items as { id: string }[] }
}

export type Ordered = Awaited<ReturnType<typeof anOrder>>

export const billsOf = async ({ api }: BilledBuyer, { id }: Ordered): Promise<any[]> =>
  ok(await api.get(`/bills?purchaseOrderId=${id}&limit=100`)).data

/** Drafts all that is not billed, and posts it at other prices, or half of it. */
async function bill(buyer: BilledBuyer, { id }: Ordered, { cents, which }: Step) {
  const { api, today } = buyer
  const drafted = await api.post(`/purchase-orders/${id}/bills`, { number: unique(), date: today })
  if (drafted.status !== 201) return drafted
  const items = drafted.body.items.map(({ purchaseOrderLineId, quantity, unitCost }: any) => ({
    ...{ purchaseOrderLineId, quantity: which % 3 ? quantity : quantity / 2 },
    unitCost: Number((unitCost + cents / 100).toFixed(2)),
  }))
  ok(await api.patch(`/bills/${drafted.body.id}`, { items }))
  return buyer.post(drafted.body.id)
}

/** Does the step; undefined where there is nothing that it is about. */
export async function taken(
  buyer: BilledBuyer,
  ordered: Ordered,
  step: Step
): Promise<Answer | undefined> {
  const { api, warehouse } = buyer
  const { kind, line, quarters, which } = step
  const quantity = quarters / 4
  const units = { items: [{ lineId: ordered.lines[line].id, quantity }] }
  const at = `/purchase-orders/${ordered.id}`
  const out = { type: 'OUT', reason: 'DAMAGE', warehouseId: warehouse.id, quantity: quarters / 8 }
  if (kind === 'RECEIVE') return buyer.receive(ordered.id, units)
  if (kind === 'RETURN') return api.post(`${at}/return`, units)
  if (kind === 'BILL') return bill(buyer, ordered, step)
  if (kind === 'OUT') return api.post('/stock-movements', { ...out, productId: ordered.goods.id })
  if (kind === 'PAY_ORDER') return api.post(`${at}/payments`, { amount: 1_000 * quarters })
  if (kind === 'VOID_PAYMENT') {
    const found = await api.get(`/supplier-payments?purchaseOrderId=${ordered.id}&status=PAID`)
    const [paid] = ok(found).data
    return paid && api.post(`/supplier-payments/${paid.id}/void`, {})
  }

  const bills = (await billsOf(buyer, ordered)).filter(({ status }) => status !== 'DRAFT')
  if (!bills.length) return undefined
  const { id } = bills[which % bills.length]
  const amount = 500 * quarters
  if (kind === 'VOID_BILL') return api.post(`/bills/${id}/void`, {})
  if (kind === 'CREDIT_RETURNED') return api.post(`/bills/${id}/credit-notes`, {})
  if (kind === 'VOID_CREDIT') {
    const [note] = ok(await api.get(`/supplier-credit-notes?billId=${id}&status=POSTED`)).data
    return note && api.post(`/supplier-credit-notes/${note.id}/void`, {})
  }
  if (kind === 'CREDIT_NET') return api.post(`/bills/${id}/credit-notes`, { net: amount })
  return api.post('/supplier-payments', { amount, allocations: [{ billId: id, amount }] })
}

/**
 * Bills all that came in, and credits all that went back. False where a credit note by amount took so
 * much of a line that its units cannot be credited any more.
 */
export async function settleOrder(buyer: BilledBuyer, ordered: Ordered): Promise<boolean> {
  const { api, today } = buyer
  const drafted = await api.post(`/purchase-orders/${ordered.id}/bills`, {
    ...{ number: unique(), date: today },
  })
  if (drafted.status === 201) ok(await buyer.post(drafted.body.id))
  const codes: unknown[] = []
  for (const { id, status } of await billsOf(buyer, ordered))
    if (!['DRAFT', 'VOID'].includes(status))
      codes.push((await api.post(`/bills/${id}/credit-notes`, {})).body.code)
  return !codes.includes('INSUFFICIENT_AMOUNT')
}
