/** Facts of a year of payables, each at random; some are refused, and then nothing happens. */
import { todayIn } from '#core/calendar/days'
import { unique } from '#tests/company'
import type { Answer } from '#tests/api'
import { ok } from '../sales/shop.js'
import type { BilledBuyer } from './billing.js'

/** `next` gives a number in [0, 1). */
export type Year = {
  buyer: BilledBuyer
  suppliers: string[]
  paymentTermsId: string
  next: () => number
}

type Fact = (year: Year, date: string) => Promise<Answer | undefined>

const cents = (amount: number) => Math.round(amount * 100) / 100
const upTo = ({ next }: Year, most: number) => cents(1 + next() * most)
export const pick = <T>({ next }: Pick<Year, 'next'>, all: readonly T[]): T =>
  all[Math.floor(next() * all.length)]

const list = async ({ buyer }: Year, path: string): Promise<any[]> =>
  ok(await buyer.api.get(`${path}${path.includes('?') ? '&' : '?'}limit=100`)).data

async function someOf(year: Year, path: string, which: (one: any) => boolean = () => true) {
  const found = (await list(year, path)).filter(which)
  return found.length ? pick(year, found) : undefined
}

const stands = ({ voidedOn }: any) => !voidedOn
const isOwed = ({ status, balance }: any) => status !== 'DRAFT' && balance > 0
const isFree = (one: any) => one.unallocatedAmount > one.refundedAmount
const hasStanding = ({ allocations }: any) => allocations.some(stands)

async function billed({ buyer }: Year, body: object) {
  const date = todayIn(buyer.tenant.timezone)
  const drafted = await buyer.draft({ number: unique('F'), date, ...body })
  return drafted.status === 201 ? buyer.post(drafted.body.id) : drafted
}

async function ordersOf(year: Year) {
  const orders = await list(year, '/purchase-orders?status=PARTIALLY_RECEIVED')
  return orders.length ? pick<any>(year, orders) : undefined
}

export const FACTS = {
  /** A bill of services may be of a day before. */
  async bill(year, date) {
    const items = [{ accountId: year.buyer.fees, unitCost: upTo(year, 90_000), taxes: ['IVA19'] }]
    return billed(year, { supplierId: pick(year, year.suppliers), date, items })
  },
  async billInInstalments(year) {
    const { buyer, paymentTermsId } = year
    const items = [{ accountId: buyer.fees, unitCost: upTo(year, 90_000) }]
    return billed(year, { supplierId: pick(year, year.suppliers), paymentTermsId, items })
  },
  async billGoods(year) {
    const { goods, warehouse } = year.buyer
    const items = [{ productId: goods.id, quantity: 3, unitCost: upTo(year, 5_000), taxRate: 19 }]
    return billed(year, { warehouseId: warehouse.id, items })
  },
  async raise(year) {
    const bill = await someOf(year, '/bills', isOwed)
    if (!bill) return undefined
    const items = [{ accountId: year.buyer.fees, unitCost: upTo(year, 3_000) }]
    const { supplierId, id: relatedBillId } = bill
    return billed(year, { supplierId, type: 'DEBIT_NOTE', relatedBillId, items })
  },
  async receive({ buyer }) {
    const order = await buyer.order([{ productId: buyer.goods.id, quantity: 10, unitCost: 5_000 }])
    return buyer.receive(order.id, { items: [{ productId: buyer.goods.id, quantity: 6 }] })
  },
  async return(year) {
    const order = await ordersOf(year)
    if (!order) return undefined
    const items = [{ lineId: order.items[0].id, quantity: 2 }]
    return year.buyer.api.post(`/purchase-orders/${order.id}/return`, { items })
  },
  async billOrder(year) {
    const order = await ordersOf(year)
    if (!order) return undefined
    const date = todayIn(year.buyer.tenant.timezone)
    const at = `/purchase-orders/${order.id}/bills`
    const drafted = await year.buyer.api.post(at, { number: unique('OC'), date })
    return drafted.status === 201 ? year.buyer.post(drafted.body.id) : drafted
  },
  async payOrder(year, date) {
    const order = await someOf(year, '/purchase-orders', ({ balance }) => balance > 0)
    if (!order) return undefined
    const amount = Math.min(order.balance, upTo(year, 20_000))
    return year.buyer.api.post(`/purchase-orders/${order.id}/payments`, { amount, date })
  },
  async advance(year, date) {
    const supplierId = pick(year, year.suppliers)
    return year.buyer.api.post('/supplier-payments', {
      ...{ supplierId, amount: upTo(year, 80_000), date },
    })
  },
  async pay(year, date) {
    const bill = await someOf(year, '/bills', isOwed)
    if (!bill) return undefined
    const amount = Math.min(bill.balance, upTo(year, 60_000))
    const allocations = [{ billId: bill.id, amount }]
    const body = { amount: amount + 1, allocations, excess: 'ADVANCE', date }
    return year.buyer.api.post('/supplier-payments', body)
  },
  async allocate(year, date) {
    const payment = await someOf(year, '/supplier-payments?status=PAID', isFree)
    if (!payment) return undefined
    const { supplierId } = payment
    const bill = await someOf(year, `/bills?supplierId=${supplierId}`, isOwed)
    if (!bill) return undefined
    const free = payment.unallocatedAmount - payment.refundedAmount
    const amount = cents(Math.min(bill.balance, free, upTo(year, 30_000)))
    const items = [{ billId: bill.id, amount }]
    return year.buyer.api.post(`/supplier-payments/${payment.id}/allocations`, { items, date })
  },
  async takeBack(year, date) {
    const payment = await someOf(year, '/supplier-payments?status=PAID', hasStanding)
    if (!payment) return undefined
    const one = pick<any>(year, payment.allocations.filter(stands))
    const at = `/supplier-payments/${payment.id}/allocations/${one.id}/void`
    return year.buyer.api.post(at, { date })
  },
  async void(year, date) {
    const payment = await someOf(year, '/supplier-payments?status=PAID')
    return payment && year.buyer.api.post(`/supplier-payments/${payment.id}/void`, { date })
  },
  async refund(year, date) {
    const payment = await someOf(year, '/supplier-payments?status=PAID', isFree)
    if (!payment) return undefined
    const free = payment.unallocatedAmount - payment.refundedAmount
    const amount = cents(Math.min(free, upTo(year, 9_000)))
    return year.buyer.api.post(`/supplier-payments/${payment.id}/refunds`, { amount, date })
  },
  async voidRefund(year, date) {
    const refund = await someOf(year, '/supplier-refunds', stands)
    return refund && year.buyer.api.post(`/supplier-refunds/${refund.id}/void`, { date })
  },
  async credit(year) {
    const bill = await someOf(year, '/bills', ({ status }) => !['DRAFT', 'VOID'].includes(status))
    if (!bill) return undefined
    const body = year.next() < 0.7 ? { net: upTo(year, 9_000) } : {}
    return year.buyer.api.post(`/bills/${bill.id}/credit-notes`, body)
  },
  async useCredit(year, date) {
    const note = await someOf(year, '/supplier-credit-notes', (one) => one.availableAmount > 0)
    if (!note) return undefined
    const bill = await someOf(year, `/bills?supplierId=${note.supplierId}`, isOwed)
    if (!bill) return undefined
    const amount = cents(Math.min(bill.balance, note.availableAmount, upTo(year, 5_000)))
    const items = [{ billId: bill.id, amount }]
    return year.buyer.api.post(`/supplier-credit-notes/${note.id}/allocations`, { items, date })
  },
  async takeCreditBack(year, date) {
    const note = await someOf(year, '/supplier-credit-notes', hasStanding)
    if (!note) return undefined
    const one = pick<any>(year, note.allocations.filter(stands))
    const at = `/supplier-credit-notes/${note.id}/allocations/${one.id}/void`
    return year.buyer.api.post(at, { date })
  },
  async refundCredit(year, date) {
    const note = await someOf(year, '/supplier-credit-notes', (one) => one.availableAmount > 0)
    if (!note) return undefined
    const amount = cents(Math.min(note.availableAmount, upTo(year, 5_000)))
    return year.buyer.api.post(`/supplier-credit-notes/${note.id}/refunds`, { amount, date })
  },
  async voidCredit(year, date) {
    const note = await someOf(year, '/supplier-credit-notes', ({ allowedActions }) =>
      allowedActions.includes('void')
    )
    return note && year.buyer.api.post(`/supplier-credit-notes/${note.id}/void`, { date })
  },
  async voidBill(year) {
    const bill = await someOf(year, '/bills', ({ status }) => status === 'POSTED')
    return bill && year.buyer.api.post(`/bills/${bill.id}/void`, {})
  },
} satisfies Record<string, Fact>

/** The facts that a year has more often. */
export const OFTEN: (keyof typeof FACTS)[] = [
  ...(['bill', 'receive', 'billOrder', 'allocate', 'credit', 'pay', 'useCredit'] as const),
]
