import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { mustBeOpen, reverse } from '#accounting/ledger'
import { takeBackTaxLines, taxLinesStatement } from '#tax/taxes'
import { owe } from '#sales/customer'
import { conceptKey } from '#sales/debits/invoice_types'
import { mustHaveNoDebitNotes } from '#sales/debits/debit_notes_of'
import { lockReturn, takeBack } from '#sales/delivery'
import { allowedActions, isUntouched, nextStatus } from '#sales/invoices/invoice_lifecycle'
import { shownInvoice } from '#sales/invoices/invoice_answer'
import { printedNumber } from '#sales/invoices/printed_number'
import { lockInvoice, type LockedInvoice } from '#sales/invoices/invoice_lock'
import type { Line } from '#sales/lines/lines'
import type Invoice from '#sales/models/invoice'
import { storedInstalments } from '#sales/terms/written_instalments'
import { takeBackWithheld } from '#sales/withholdings/invoice_withholdings'

/**
 * Voids an invoice: goods return, the debt ends, entries are reversed today. Only before payments,
 * credits and write-offs (409 INVALID_TRANSITION) and debit notes (409 IN_USE); 404, 409
 * PERIOD_CLOSED. Announces `invoice.voided`, or
 * `invoice.discarded` for a draft.
 */
export async function voidInvoice(id: string, reason: string) {
  const locked = await lockInvoice(id, { also: taxLinesStatement(id), forVoid: true })
  const { invoice, lines, customer } = locked
  const status = nextStatus(invoice, lines, 'void')
  mustBeUntouched(invoice, lines, 'void')
  mustHaveNoDebitNotes(locked.debitNotes)
  const changes = {
    status,
    voidedAt: Current.moment.toISOString(),
    voidReason: reason,
    balance: zero,
  }

  if (invoice.number === null) {
    deferUpdate(invoice, changes, 'voided')
    await announce('invoice.discarded', { invoiceId: id })
    return answered(locked)
  }

  const today = todayIn(Current.tenant.timezone)
  await mustBeOpen(today)
  const { goods, returnTo } = await lockReturn(lines, invoice.warehouseId)
  takeBack(goods, lines, { warehouseId: returnTo, reference: id, reason: 'VOID' })
  owe(customer, invoice.balance.neg())

  deferUpdate(invoice, changes, 'voided')
  await reverse({
    reference: id,
    concept: conceptOf(conceptKey(invoice.type, '_voided'), {
      number: printedNumber(invoice),
      reason,
    }),
  })
  await takeBackTaxLines(id, today, locked.also)
  await takeBackWithheld(invoice, today)
  await goods?.settle()
  await announce('invoice.voided', { invoiceId: id })

  return answered(locked)
}

/** The record, without reading it again. */
const answered = async ({ invoice, lines, writeOffs }: LockedInvoice) => ({
  ...shownInvoice(invoice, lines, [], await storedInstalments(invoice)),
  writeOffs: JSON.stringify(writeOffs.map((one) => Object.values(one))),
})

/** 409 after payments, credits or write-offs. */
export function mustBeUntouched(invoice: Invoice, lines: readonly Line[], verb: string) {
  if (isUntouched(invoice, lines)) return

  throw conflict(
    'INVALID_TRANSITION',
    `${verb} is not possible once something was paid, credited or written off: void that first, ` +
      `or issue a credit note`,
    {
      currentStatus: invoice.status,
      allowedActions: allowedActions(invoice, lines),
    }
  )
}
