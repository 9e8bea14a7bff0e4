/** Facts of a year of receivables, each at random; some are refused, and then nothing happens. */
import type { Answer } from '#tests/api'
import { ok } from '#tests/functional/sales/shop'
import { bill, pay, type Seller } from './money.js'

/** `roll` gives a number below its limit. */
export type Year = {
  seller: Seller
  customers: string[]
  paymentTermsId: string
  roll: (limit: number) => number
}

type Fact = (year: Year, date: string) => Promise<Answer | undefined>

const cents = (amount: number) => Math.round(amount * 100) / 100
const upTo = ({ roll }: Year, cost: number) => cents(10 + roll(cost) / 100)
export const pick = <T>({ roll }: Pick<Year, 'roll'>, some: readonly T[]): T =>
  some[roll(some.length)]

const list = async ({ seller }: Year, path: string): Promise<any[]> =>
  ok(await seller.api.get(`${path}${path.includes('?') ? '&' : '?'}limit=100&sort=-number`)).data

const open = async (year: Year, customerId: string) =>
  (await list(year, `/invoices?customerId=${customerId}`)).filter(({ status }) =>
    ['ISSUED', 'PARTIALLY_PAID'].includes(status)
  )

/** One of the newest of what is listed; undefined without any. */
async function someOf(year: Year, path: string, which: (one: any) => boolean = () => true) {
  const found = (await list(year, path)).filter(which)
  return found.length ? pick(year, found.slice(0, 15)) : undefined
}

const stands = ({ voidedOn }: any) => !voidedOn
const isFree = (one: any) => one.unallocatedAmount > one.refundedAmount

/** Takes back one part of a record, such as an allocation. */
async function partBack(year: Year, record: any, key: string, path: string, date: string) {
  const parts = (record?.[key] ?? []).filter(stands)
  if (!parts.length) return undefined
  return year.seller.api.post(`${path}/${pick<any>(year, parts).id}/void`, { date })
}

export const FACTS = {
  async bill(year) {
    const price = cents(100 + year.roll(90_000) / 100)
    await bill(year.seller, price, { customerId: pick(year, year.customers) })
    return undefined
  },
  async billInInstalments({ seller, paymentTermsId, customers, ...year }) {
    const items = [{ productId: seller.taxed.id, quantity: 1 + year.roll(9), unitPrice: 99.99 }]
    const customerId = pick(year, customers)
    return seller.api.post('/invoices', { customerId, items, paymentTermsId })
  },
  async debit(year) {
    const invoice = await someOf(year, '/invoices', ({ status }) => status !== 'VOID')
    const items = [{ productId: year.seller.service.id, quantity: 1, unitPrice: 33.33 }]
    return year.seller.api.post(`/invoices/${invoice.id}/debit-notes`, { reason: 'x', items })
  },
  async advance(year, date) {
    const customerId = pick(year, year.customers)
    return pay(year.seller, { customerId, amount: upTo(year, 20_000), date })
  },
  async pay(year, date) {
    const invoice = await someOf(year, '/invoices', ({ status }) => status !== 'VOID')
    const amount = upTo(year, 90_000)
    return pay(year.seller, { invoiceId: invoice.id, amount, date, excess: 'ADVANCE' })
  },
  async payMany(year, date) {
    const some = (await open(year, pick(year, year.customers))).slice(0, 1 + year.roll(3))
    if (!some.length) return undefined
    const allocations = some.map(({ id, balance }) => ({
      ...{ invoiceId: id, amount: Math.min(balance, upTo(year, 20_000)) },
    }))
    const total = allocations.reduce((sum, { amount }) => sum + amount, 0)
    const deductions = year.roll(2) ? [{ kind: 'BANK_FEE', amount: 1 }] : []
    const amount = cents(total - deductions.length + year.roll(3))
    return pay(year.seller, { amount, allocations, deductions, date, excess: 'ADVANCE' })
  },
  async allocate(year, date) {
    const payment = await someOf(year, '/payments?status=RECEIVED', isFree)
    if (!payment) return undefined
    const [invoice] = await open(year, payment.customerId)
    if (!invoice) return undefined
    const free = payment.unallocatedAmount - payment.refundedAmount
    const amount = cents(Math.min(invoice.balance, free, upTo(year, 9_000)))
    const items = [{ invoiceId: invoice.id, amount }]
    return year.seller.api.post(`/payments/${payment.id}/allocations`, { items, date })
  },
  async takeBack(year, date) {
    const payment = await someOf(year, '/payments?status=RECEIVED', ({ allocations }) =>
      allocations.some(stands)
    )
    return partBack(year, payment, 'allocations', `/payments/${payment?.id}/allocations`, date)
  },
  async refund(year, date) {
    const payment = await someOf(year, '/payments?status=RECEIVED', isFree)
    if (!payment) return undefined
    const free = payment.unallocatedAmount - payment.refundedAmount
    const amount = cents(Math.min(free, upTo(year, 3_000)))
    return year.seller.api.post(`/payments/${payment.id}/refunds`, { amount, date })
  },
  async voidRefund(year, date) {
    const refund = await someOf(year, '/refunds', stands)
    return refund && year.seller.api.post(`/refunds/${refund.id}/void`, { date })
  },
  async void(year, date) {
    const payment = await someOf(year, '/payments?status=RECEIVED')
    return payment && year.seller.api.post(`/payments/${payment.id}/void`, { date })
  },
  async credit(year) {
    const invoice = await someOf(year, '/invoices', ({ status }) => status !== 'VOID')
    const body = year.roll(3) ? { reason: 'x', net: upTo(year, 9_000) } : { reason: 'x' }
    return year.seller.api.post(`/invoices/${invoice.id}/credit-notes`, body)
  },
  async useCredit(year, date) {
    const note = await someOf(year, '/credit-notes', ({ availableAmount }) => availableAmount > 0)
    if (!note) return undefined
    const [invoice] = await open(year, note.customerId)
    if (!invoice) return undefined
    const amount = cents(Math.min(invoice.balance, note.availableAmount, upTo(year, 5_000)))
    const items = [{ invoiceId: invoice.id, amount }]
    return year.seller.api.post(`/credit-notes/${note.id}/allocations`, { items, date })
  },
  async takeCreditBack(year, date) {
    const note = await someOf(year, '/credit-notes', ({ allocations }) => allocations.some(stands))
    return partBack(year, note, 'allocations', `/credit-notes/${note?.id}/allocations`, date)
  },
  async refundCredit(year, date) {
    const note = await someOf(year, '/credit-notes', ({ availableAmount }) => availableAmount > 0)
    if (!note) return undefined
    const amount = cents(Math.min(note.availableAmount, upTo(year, 5_000)))
    return year.seller.api.post(`/credit-notes/${note.id}/refunds`, { amount, date })
  },
  async applyCredits(year, date) {
    return year.seller.api.post(`/customers/${pick(year, year.customers)}/apply-credits`, { date })
  },
  async writeOff(year, date) {
    const [invoice] = await open(year, pick(year, year.customers))
    if (!invoice) return undefined
    const amount = cents(Math.min(invoice.balance, upTo(year, 2_000)))
    const body = { amount, date, reason: 'x' }
    return year.seller.api.post(`/invoices/${invoice.id}/write-off`, body)
  },
  async voidWriteOff(year, date) {
    const invoice = await someOf(year, '/invoices', ({ writeOffs }) => writeOffs.some(stands))
    return partBack(year, invoice, 'writeOffs', `/invoices/${invoice?.id}/write-offs`, date)
  },
  async move(year) {
    const invoice = await someOf(year, '/invoices')
    const customerId = pick(year, year.customers)
    return year.seller.api.patch(`/invoices/${invoice.id}`, { customerId })
  },
  async end(year) {
    const invoice = await someOf(year, '/invoices')
    return year.seller.api.post(`/invoices/${invoice.id}/void`, { reason: 'x' })
  },
} satisfies Record<string, Fact>

/** How often a year has a fact, of those that come once or twice. */
export const OFTEN: (keyof typeof FACTS)[] = [
  ...(['bill', 'billInInstalments', 'payMany', 'allocate', 'allocate', 'takeBack'] as const),
  ...(['credit', 'pay', 'useCredit'] as const),
]
