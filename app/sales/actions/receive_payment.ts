import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { newId } from '#core/primitives/ids'
import { deferNumbers, nextDocumentNumber, reserveNumbers } from '#core/numbering/number_series'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import { modelOf, deferUpdate } from '#core/lucid/deferred_update'
import { conceptOfNew } from '#accounting/concepts'
import {
  accountsFor,
  bankReads,
  credit,
  debit,
  feedLedger,
  ledgerReads,
  moneyAccountOf,
  mustBeOpen,
  post,
} from '#accounting/ledger'
import { customersOfStatement, owe, paymentSearchTextOf } from '#sales/customer'
import { invoiceLifecycle, nextStatus } from '#sales/invoices/invoice_lifecycle'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import { settle } from '#sales/invoices/invoice_state'
import { linesStatement, storedLine } from '#sales/lines/lines'
import Invoice from '#sales/models/invoice'
import Payment from '#sales/models/payment'
import type { NewPayment } from '#sales/validators/payment'

/**
 * Records a payment on `date`, by default today. 409 OVERPAYMENT above the balance, also for
 * parallel payments; 422 for a missing invoice or another currency; 409 INVALID_TRANSITION,
 * PERIOD_CLOSED, and errors of `moneyAccountOf`. Announces `payment.created`, and `invoice.paid`
 * for the last one.
 */
export async function receivePayment({
  invoiceId,
  amount,
  currency,
  date: asked,
  ...details
}: NewPayment) {
  const { invoice, customer, banks } = await lockForPayment(invoiceId, details)
  mustFitCurrency(amount, 'amount', invoice.balance)
  await mustBePayable(invoice)
  const after = paid(invoice, amount)
  mustBeSame(currency, invoice.currency)
  const date = asked ?? todayIn(Current.tenant.timezone)
  await mustBeOpen(date, asked ? 'date' : undefined)
  const { account, bankAccountId, warnings } = await moneyAccountOf(details, banks)
  const isAdvance = date < invoice.date
  await accountsFor(isAdvance ? [account, 'customer_advances'] : [account])
  owe(customer, amount.neg())
  deferUpdate(invoice, after, 'paid')

  if (isAdvance) await reserveNumbers('payments', 'journal_entries', 'journal_entries')
  else await deferNumbers('payments', 'journal_entries')
  const number = await nextDocumentNumber('payments')
  const payment = {
    ...details,
    bankAccountId,
    id: newId(),
    number,
    status: 'RECEIVED',
    invoiceId,
    customerId: customer.id,
    customerName: customer.name,
    date,
    amount,
    currency: invoice.currency,
    searchText: paymentSearchTextOf(customer, details.reference),
  }
  const [written] = await insertMany(Payment, [payment])
  const paying = { type: 'PAYMENT', reference: payment.id } as const
  await post({
    ...paying,
    concept: conceptOfNew('payment', number, { invoice: invoice.number! }),
    date,
    lines: [debit(account, amount), credit(isAdvance ? 'customer_advances' : 'receivable', amount)],
  })
  if (isAdvance)
    await post({
      ...paying,
      concept: conceptOfNew('payment_applied', number, { invoice: invoice.number! }),
      date: invoice.date,
      lines: [debit('customer_advances', amount), credit('receivable', amount)],
    })

  await announce('payment.created', { paymentId: payment.id, invoiceId })
  if (after.status === 'PAID') await announce('invoice.paid', { invoiceId })
  return { ...written, warnings }
}

async function lockForPayment(invoiceId: string, details: Parameters<typeof bankReads>[0]) {
  const [customers, [row], ledger, banks] = await selects([
    customersOfStatement('invoices', invoiceId),
    [
      'SELECT * FROM invoices WHERE tenant_id = ? AND id = ? FOR UPDATE',
      [Current.tenantId, invoiceId],
    ],
    ledgerReads(),
    ...bankReads(details),
  ])
  if (!row) throw invalid('invoiceId', 'NOT_FOUND', 'There is no such invoice')
  feedLedger(ledger)

  const invoice: Invoice = modelOf(Invoice, row)
  return { invoice, banks, customer: await lockedCustomer(customers, invoice.customerId) }
}

/** Only a refusal needs the lines, for its allowed actions. */
async function mustBePayable(invoice: Invoice) {
  if (invoiceLifecycle.can('pay', invoice.status)) return

  const [lines] = await selects([linesStatement('invoice_lines', 'invoice_id', invoice.id)])
  nextStatus(invoice, lines.map(storedLine), 'pay')
}

function paid(
  { total, paidAmount, creditedAmount, balance }: Invoice,
  amount: NewPayment['amount']
) {
  if (amount.gt(balance)) {
    throw conflict(
      'OVERPAYMENT',
      `${shownAmount(balance)} is still owed, and ${shownAmount(amount)} would be paid`,
      { field: 'amount', balance: balance.toNumber(), amount: amount.toNumber() }
    )
  }

  return settle({ total, paidAmount: paidAmount.plus(amount), creditedAmount })
}

function mustBeSame(currency: string | null | undefined, ofInvoice: string) {
  if (currency && currency !== ofInvoice)
    throw invalid(
      'currency',
      'INVALID',
      `The payment must be in ${ofInvoice}, the currency of the invoice`
    )
}
