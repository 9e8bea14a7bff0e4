/** Balance and status of an invoice. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { addDays, todayIn } from '#core/calendar/days'
import type { InvoiceStatus } from '#sales/invoices/invoice_lifecycle'
import type { PaymentMethod } from '#sales/validators/invoice'

const CREDIT_DAYS = 30

type Settlement = { total: Big; paidAmount: Big; creditedAmount: Big; withheldTotal: Big }

/**
 * The balance, which is what is still to come, and its status. A balance of zero is PAID, also by
 * credit notes or a total of 0.
 */
export function settle({
  total,
  paidAmount,
  creditedAmount,
  withheldTotal,
}: Settlement): Settlement & { balance: Big; status: InvoiceStatus } {
  const balance = total.minus(withheldTotal).minus(paidAmount).minus(creditedAmount)
  const status = balance.lte(0) ? 'PAID' : paidAmount.gt(0) ? 'PARTIALLY_PAID' : 'ISSUED'

  return { total, paidAmount, creditedAmount, withheldTotal, balance, status }
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
