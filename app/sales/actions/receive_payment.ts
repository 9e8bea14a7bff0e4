import { insertMany } from '#core/bulk_insert'
import { Current } from '#core/current'
import { selects } from '#core/database'
import { todayIn } from '#core/days'
import { newId } from '#core/ids'
import { mustFitCurrency, shownAmount } from '#core/money'
import { nextNumber, reserveLate } from '#core/numbers'
import { announce } from '#core/outbox'
import { conflict, invalid } from '#core/refusals'
import { modelOf, saveLater } from '#core/save_later'
import { concepts } from '#accounting/concepts'
import { credit, debit, feedLedger, ledgerAccountOf, ledgerReads, mustBeOpen, post } from '#accounting/ledger'
import { accountsFor } from '#accounting/ledger_reads'
import { customersOfStatement, owe, paymentSearchTextOf } from '#sales/customer'
import { invoiceLifecycle, nextStatus } from '#sales/invoice_lifecycle'
import { lockedCustomer } from '#sales/invoice_lock'
import { settle } from '#sales/invoice_state'
import { linesStatement, storedLine } from '#sales/lines'
import Invoice from '#sales/models/invoice'
import Payment from '#sales/models/payment'
import type { NewPayment } from '#sales/validators/payment'

/**
 * Money comes in for an invoice, today, at most what is still owed (409 OVERPAYMENT), however many arrive at once. Refuses 422 for an
 * invoice that there is not or another currency than its own, 409 INVALID_TRANSITION, 409 PERIOD_CLOSED and what `ledgerAccountOf` does.
 * Announces `payment.created`, and `invoice.paid` with the last of it.
 */
export async function receivePayment({ invoiceId, amount, currency, ...details }: NewPayment) {
  const { invoice, customer } = await lockForPayment(invoiceId)
  mustFitCurrency(amount, 'amount', invoice.balance)
  await mustBePayable(invoice)
  const after = paid(invoice, amount)
  mustBeSame(currency, invoice.currency)
  const date = todayIn(Current.tenant.timezone)
  await mustBeOpen(date)
  const account = await ledgerAccountOf(details.bankAccountId)
  await accountsFor([account])
  owe(customer, amount.neg())
  saveLater(invoice, after, 'paid')

  await reserveLate('payments', 'journal_entries')
  const number = await nextNumber('payments')
  const payment = {
    ...details,
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
  await post({ type: 'PAYMENT', concept: concepts().payment(number, invoice.number!), reference: payment.id, date, lines: [debit(account, amount), credit('receivable', amount)] })

  await announce('payment.created', { paymentId: payment.id, invoiceId })
  if (after.status === 'PAID') await announce('invoice.paid', { invoiceId })
  return written
}

async function lockForPayment(invoiceId: string) {
  const [customers, [row], ledger] = await selects([
    customersOfStatement('invoices', invoiceId),
    ['SELECT * FROM invoices WHERE tenant_id = ? AND id = ? FOR UPDATE', [Current.tenantId, invoiceId]],
    ledgerReads(),
  ])
  if (!row) throw invalid('invoiceId', 'NOT_FOUND', 'There is no such invoice')
  feedLedger(ledger)

  const invoice: Invoice = modelOf(Invoice, row)
  return { invoice, customer: await lockedCustomer(customers, invoice.customerId) }
}

/** Only a refusal needs the lines: it tells what may be done instead. */
async function mustBePayable(invoice: Invoice) {
  if (invoiceLifecycle.can('pay', invoice.status)) return

  const [lines] = await selects([linesStatement('invoice_lines', 'invoice_id', invoice.id)])
  nextStatus(invoice, lines.map(storedLine), 'pay', 'PAID')
}

function paid({ total, paidAmount, creditedAmount, balance }: Invoice, amount: NewPayment['amount']) {
  if (amount.gt(balance)) {
    throw conflict('OVERPAYMENT', `${shownAmount(balance)} is still owed, and ${shownAmount(amount)} would be paid`, { field: 'amount', balance: balance.toNumber(), amount: amount.toNumber() })
  }

  return settle({ total, paidAmount: paidAmount.plus(amount), creditedAmount })
}

function mustBeSame(currency: string | null | undefined, ofInvoice: string) {
  if (currency && currency !== ofInvoice) throw invalid('currency', 'INVALID', `The invoice is in ${ofInvoice}, and so must be its payments`)
}
