import { Current } from '#core/context/current'
import { announce } from '#core/jobs/outbox'
import { conflict, notFound } from '#core/errors/refusal'
import { deferUpdate, modelOf } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, reverse } from '#accounting/ledger'
import { owe } from '#sales/customer'
import { allowedActions } from '#sales/invoices/invoice_lifecycle'
import { lockInvoice } from '#sales/invoices/invoice_lock'
import { settle } from '#sales/invoices/invoice_state'
import { printedNumber } from '#sales/invoices/printed_number'
import type Invoice from '#sales/models/invoice'
import WriteOff from '#sales/models/write_off'

/**
 * Voids a write-off on `date`, by default today: the invoice is owed again. 404, 409
 * INVALID_TRANSITION for a void one, and errors of `dayOfVoid`. Announces `invoice.updated`.
 */
export async function voidWriteOff(
  id: string,
  writeOffId: string,
  { date: asked }: { date?: string | null }
): Promise<Invoice> {
  const { invoice, lines, customer, also } = await lockInvoice(id, {
    also: [
      'SELECT * FROM write_offs WHERE tenant_id = ? AND id = ? AND invoice_id = ? FOR UPDATE',
      [Current.tenantId, writeOffId, id],
    ],
  })
  if (!also.length) throw notFound()
  const writeOff: WriteOff = modelOf(WriteOff, also[0])
  if (writeOff.voidedOn)
    throw conflict('INVALID_TRANSITION', `The write-off is void since ${writeOff.voidedOn}`, {
      currentStatus: invoice.status,
      allowedActions: allowedActions(invoice, lines),
    })
  const date = await dayOfVoid(asked, writeOff.date)

  owe(customer, writeOff.amount)
  const writtenOffAmount = invoice.writtenOffAmount.minus(writeOff.amount)
  deferUpdate(invoice, settle(invoice, { writtenOffAmount }), 'write_off_voided')
  deferUpdate(writeOff, { voidedOn: date }, 'voided')
  await reverse({
    reference: writeOffId,
    concept: conceptOf('write_off_voided', { invoice: printedNumber(invoice) }),
    date,
    isDated: true,
  })
  await announce('invoice.updated', { invoiceId: id })
  return invoice
}
