import { announce } from '#core/jobs/outbox'
import { insertMany } from '#core/lucid/insert_many'
import { deferUpdate } from '#core/lucid/deferred_update'
import { newId } from '#core/primitives/ids'
import { conceptOf } from '#accounting/concepts'
import {
  accountsFor,
  credit,
  debit,
  mustBeNoControl,
  dayFrom,
  mustTakePostings,
  post,
} from '#accounting/ledger'
import { owe } from '#sales/customer'
import { nextStatus } from '#sales/invoices/invoice_lifecycle'
import { lockInvoice } from '#sales/invoices/invoice_lock'
import { settle } from '#sales/invoices/invoice_state'
import { mustBeOwed } from '#sales/invoices/owed'
import { printedNumber } from '#sales/invoices/printed_number'
import type Invoice from '#sales/models/invoice'
import WriteOff from '#sales/models/write_off'
import type { NewWriteOff } from '#sales/validators/write_off'

/**
 * Writes off `amount` of an invoice, by default all that is owed, on `date`, by default today: Dr bad
 * debts or `accountId`, Cr receivable. The tax stays, because its return is a matter of the law. 404,
 * 409 INVALID_TRANSITION, OVERPAYMENT, PERIOD_CLOSED, CONTROL_ACCOUNT, ACCOUNT_INACTIVE; 422 for a
 * day before the invoice and an unknown account. Announces `invoice.written_off`.
 */
export async function writeOffInvoice(
  id: string,
  { amount: asked, date: day, reason, accountId }: NewWriteOff
): Promise<Invoice> {
  const { invoice, lines, customer } = await lockInvoice(id)
  nextStatus(invoice, lines, 'write-off')
  const amount = asked ?? invoice.balance
  mustBeOwed(invoice.balance, amount, { field: 'amount', verb: 'written off' })
  const date = await dayFrom(day, invoice.date, 'the invoice')
  const account = await accountOf(accountId)

  owe(customer, amount.neg())
  const writtenOffAmount = invoice.writtenOffAmount.plus(amount)
  deferUpdate(invoice, settle(invoice, { writtenOffAmount }), 'written_off')
  const writeOff = { id: newId(), invoiceId: id, amount, date, reason, accountId: account.id }
  await insertMany(WriteOff, [writeOff])
  await post({
    type: 'SALES',
    concept: conceptOf('write_off', { invoice: printedNumber(invoice), reason }),
    reference: writeOff.id,
    date,
    lines: [debit({ accountId: account.id }, amount), credit('receivable', amount)],
    thirdPartyId: customer.thirdPartyId,
    costCenterId: invoice.costCenterId,
    keepsCostCenters: true,
  })
  await announce('invoice.written_off', { invoiceId: id })
  return invoice
}

/** The account of the request, which may be no control account, else that of the role. */
async function accountOf(accountId: string | null | undefined) {
  const [account] = await accountsFor([accountId ? { accountId } : 'bad_debts'])
  if (!accountId) return account

  mustTakePostings(account)
  await mustBeNoControl(account, 'accountId')
  return account
}
