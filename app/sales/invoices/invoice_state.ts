/** Balance and status of an invoice. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { addDays, todayIn } from '#core/calendar/days'
import type { InvoiceStatus } from '#sales/invoices/invoice_lifecycle'
import type { PaymentMethod } from '#sales/validators/invoice'

const CREDIT_DAYS = 30

/** The total of an invoice and the amounts that lead from it to the balance. Stored columns. */
const PARTS = [
  'total',
  'withheldTotal',
  'paidAmount',
  'creditedAmount',
  'writtenOffAmount',
  'creditReceived',
  'creditGiven',
  'refundedAmount',
] as const

export type Settlement = Record<(typeof PARTS)[number], Big>

/** The balance in SQL, from the columns of an alias. */
export const balanceColumns = (i: string) =>
  `${i}.total - ${i}.withheld_total - ${i}.paid_amount - ${i}.credited_amount - ` +
  `${i}.written_off_amount - ${i}.credit_received + ${i}.credit_given + ${i}.refunded_amount`

/** The open balance. Below zero the customer has credit. */
export const balanceOf = (of: Settlement): Big =>
  of.total
    .minus(of.withheldTotal)
    .minus(of.paidAmount)
    .minus(of.creditedAmount)
    .minus(of.writtenOffAmount)
    .minus(of.creditReceived)
    .plus(of.creditGiven)
    .plus(of.refundedAmount)

/**
 * The invoice after `changes` of its parts, with balance and status. A balance of zero or below is
 * PAID, also by credit notes or a total of 0.
 */
export function settle(
  invoice: Settlement,
  changes: Partial<Settlement> = {}
): Settlement & { balance: Big; status: InvoiceStatus } {
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, changes[part] ?? invoice[part]])
  ) as Settlement
  const balance = balanceOf(parts)
  const { paidAmount, writtenOffAmount, creditReceived } = parts
  const isPartly = [paidAmount, writtenOffAmount, creditReceived].some((part) => part.gt(0))
  const status = balance.lte(0) ? 'PAID' : isPartly ? 'PARTIALLY_PAID' : 'ISSUED'

  return { ...parts, balance, status }
}

type Due = {
  dueDate: string
  dueByDefault: boolean | null
  paymentMethod: PaymentMethod
  date: string
}

/** The due date after new terms or day: an implicit one follows the default. */
export function dueDateAfter(
  { dueDate, dueByDefault, paymentMethod, date }: Due,
  method: PaymentMethod,
  day: string
): string {
  return (dueByDefault ?? dueDate === defaultDueDate(paymentMethod, date))
    ? defaultDueDate(method, day)
    : dueDate
}

/** The invoice's day; 30 days later on credit. */
export function defaultDueDate(
  method: PaymentMethod,
  date = todayIn(Current.tenant.timezone)
): string {
  return method === 'CREDIT' ? addDays(date, CREDIT_DAYS) : date
}
