/** Turns the charge that a reminder shows into a debit note. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { defer } from '#core/database/transaction/writes'
import { lockOrFail } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { sum } from '#core/primitives/decimal'
import { textsOf } from '#core/primitives/texts'
import { chargeLate } from '#sales/late_charges'
import { lockCalendar } from '#reminders/daily/calendar'
import {
  CHARGE_COLUMNS,
  chargedInterest,
  unchargedParts,
  type ChargeParts,
} from '#reminders/due/charged_interest'
import Reminder from '#reminders/models/reminder'

/**
 * Returns the debit note: on the oldest invoice of the reminder that stands, with a line for each
 * invoice. Interest that debit notes of other reminders charged is left out. 404; 409
 * NOTHING_TO_CHARGE without a charge, INVALID_TRANSITION while its debit note stands.
 */
export async function chargeReminder(id: string) {
  // The product of charges is made once.
  await lockCalendar()
  const reminder = await lockOrFail(Reminder, id)
  if (reminder.debitNoteId && (await stands(reminder.debitNoteId)))
    throw conflict('INVALID_TRANSITION', 'The reminder was charged already', {
      debitNoteId: reminder.debitNoteId,
    })
  const parts = await partsOf(id)
  const charges = byInvoice(parts)
  if (!charges.length) throw conflict('NOTHING_TO_CHARGE', 'The reminder has no charge')

  const words = textsOf('reminders', Current.tenant.locale)
  const note = await chargeLate(
    charges[0].invoiceId,
    words('charge'),
    charges.map(({ number, amount }) => ({
      amount,
      description: words('charge_of', { number: String(number) }),
    }))
  )
  parts.forEach(noteInterest)
  await reminder.merge({ debitNoteId: note.id }).save()
  return note
}

async function stands(debitNoteId: string): Promise<boolean> {
  const [found] = await rows(
    'SELECT id FROM invoices WHERE tenant_id = ? AND id = ? AND voided_at IS NULL',
    [Current.tenantId, debitNoteId]
  )
  return found !== undefined
}

type Part = ChargeParts & {
  reminderId: string
  invoiceId: string
  position: number
  number: string | number
}

const PARTS = `SELECT w.reminder_id AS reminderId, COALESCE(i.fiscal_number, i.number) AS number, ${CHARGE_COLUMNS}
  FROM reminder_rows w JOIN invoices i ON i.tenant_id = w.tenant_id AND i.id = w.invoice_id
  WHERE w.tenant_id = ? AND w.reminder_id = ? AND w.charge > 0 AND i.status <> 'VOID' AND i.type = 'INVOICE'
  ORDER BY w.due_date, number, w.position`

/** Oldest first, with the interest that is still to be charged; void invoices are charged nothing. */
async function partsOf(id: string): Promise<Part[]> {
  const found = await rows(PARTS, [Current.tenantId, id])
  const charged = await chargedInterest(found.map(({ invoiceId }) => invoiceId))
  return found.map((row) => ({
    ...{ reminderId: row.reminderId, invoiceId: row.invoiceId, number: row.number },
    position: Number(row.position),
    ...unchargedParts(row, charged),
  }))
}

function byInvoice(parts: readonly Part[]) {
  const all = [...Map.groupBy(parts, ({ invoiceId }) => invoiceId).values()].map((some) => ({
    invoiceId: some[0].invoiceId,
    number: some[0].number,
    amount: sum(some.map(({ fee, interest }) => fee.plus(interest))),
  }))
  return all.filter(({ amount }) => amount.gt(0))
}

const noteInterest = ({ reminderId, invoiceId, position, interest }: Part) =>
  defer(
    `UPDATE reminder_rows SET charged_interest = ?
      WHERE tenant_id = ? AND reminder_id = ? AND invoice_id = ? AND position = ?`,
    [interest.toFixed(2), Current.tenantId, reminderId, invoiceId, position]
  )
