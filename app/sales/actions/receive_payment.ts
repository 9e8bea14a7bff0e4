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
import {
  keptWithholdings,
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
} from '#tax/withholdings'
import { customersOfStatement, owe, paymentSearchTextOf } from '#sales/customer'
import { invoiceLifecycle, nextStatus } from '#sales/invoices/invoice_lifecycle'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import { printedNumber } from '#sales/invoices/printed_number'
import { settle } from '#sales/invoices/invoice_state'
import { linesStatement, storedLine } from '#sales/lines/lines'
import Invoice from '#sales/models/invoice'
import Payment from '#sales/models/payment'
import type { NewPayment } from '#sales/validators/payment'
import { paymentWithholdings } from '#sales/withholdings/payment_withholdings'

/**
 * Records a payment on `date`, by default today; its withholdings come on top of the money and settle
 * the invoice, too. 409 OVERPAYMENT above the balance, also for
 * parallel payments; 422 for a missing invoice or another currency; 409 INVALID_TRANSITION,
 * PERIOD_CLOSED, and errors of `moneyAccountOf`. Announces `payment.created`, and `invoice.paid`
 * for the last one.
 */
export async function receivePayment({
  invoiceId,
  amount,
  currency,
  date: asked,
  withholdings,
  autoWithholdings,
  ...details
}: NewPayment) {
  const { invoice, customer, banks } = await lockForPayment(invoiceId, details)
  mustFitCurrency(amount, 'amount', invoice.balance)
  await mustBePayable(invoice)
  mustBeSame(currency, invoice.currency)
  const date = asked ?? todayIn(Current.tenant.timezone)
  await mustBeOpen(date, asked ? 'date' : undefined)
  const withheld = await paymentWithholdings(
    { withholdings, autoWithholdings },
    { invoice, customer, amount, day: date }
  )
  const withheldOfIt = withheldTotal(withheld.lines)
  const settled = amount.plus(withheldOfIt)
  const after = paid(invoice, amount, withheldOfIt)
  const { account, bankAccountId, warnings } = await moneyAccountOf(details, banks)
  const isAdvance = date < invoice.date
  await accountsFor(isAdvance ? [account, 'customer_advances'] : [account])
  owe(customer, settled.neg())
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
    withholdings: keptWithholdings(withheld),
    withheldTotal: withheldOfIt,
    currency: invoice.currency,
    searchText: paymentSearchTextOf(customer, details.reference),
  }
  const [written] = await insertMany(Payment, [payment])
  const { thirdPartyId } = customer
  const paying = { type: 'PAYMENT', reference: payment.id, thirdPartyId } as const
  const { id: entryId } = await post({
    ...paying,
    concept: conceptOfNew('payment', number, { invoice: printedNumber(invoice) }),
    date,
    lines: [
      debit(account, amount),
      ...(await withholdingPostings(withheld.lines, 'SUFFERED')),
      credit(isAdvance ? 'customer_advances' : 'receivable', settled),
    ],
  })
  await writeWithholdingLines({
    ...{ documentType: 'PAYMENT', documentId: payment.id, day: date, direction: 'SUFFERED' },
    ...{ thirdPartyId, entryId, personKind: withheld.personKind, withholdings: withheld.lines },
  })
  if (isAdvance)
    await post({
      ...paying,
      concept: conceptOfNew('payment_applied', number, { invoice: printedNumber(invoice) }),
      date: invoice.date,
      lines: [debit('customer_advances', settled), credit('receivable', settled)],
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

/** `withheld` comes on top of the money. */
function paid(
  { total, paidAmount, creditedAmount, withheldTotal, balance }: Invoice,
  amount: NewPayment['amount'],
  withheld: NewPayment['amount']
) {
  if (amount.plus(withheld).gt(balance)) {
    throw conflict(
      'OVERPAYMENT',
      `${shownAmount(balance)} is still owed, and ${shownAmount(amount.plus(withheld))} would be paid`,
      { field: 'amount', balance: balance.toNumber(), amount: amount.toNumber() }
    )
  }

  return settle({
    total,
    paidAmount: paidAmount.plus(amount),
    creditedAmount,
    withheldTotal: withheldTotal.plus(withheld),
  })
}

function mustBeSame(currency: string | null | undefined, ofInvoice: string) {
  if (currency && currency !== ofInvoice)
    throw invalid(
      'currency',
      'INVALID',
      `The payment must be in ${ofInvoice}, the currency of the invoice`
    )
}
