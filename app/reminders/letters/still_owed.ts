/** The instalments of a reminder that are owed now. */
import type Big from 'big.js'
import { daysBetween, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import {
  CHARGE_COLUMNS,
  chargedInterest,
  instalmentKey,
  unchargedParts,
} from '#reminders/due/charged_interest'
import { openInstalments } from '#reminders/due/open_instalments'

type Owed = {
  number: number
  fiscalNumber: string | null
  dueDate: string
  /** Days after the due day. */
  days: number
  balance: Big
  /** Of the reminder, without what debit notes that stand have charged. */
  charge: Big
}

/** A day after all due days that count. */
const ALWAYS = '9999-12-01'

const OF_REMINDER =
  'i.id IN (SELECT w.invoice_id FROM reminder_rows w WHERE w.tenant_id = ? AND w.reminder_id = ?)'

/** Oldest first. Those that were settled, voided or disputed since the reminder are left out. */
export async function stillOwed(reminderId: string): Promise<Owed[]> {
  const { tenantId, tenant } = Current
  const today = todayIn(tenant.timezone)
  const open = await openInstalments([OF_REMINDER, tenantId, reminderId], {
    through: ALWAYS,
    asOf: today,
  })
  const charges = await chargesOf(reminderId)
  return open.flatMap(({ number, fiscalNumber, dueDate, balance, ...one }) => {
    const charge = charges.get(instalmentKey(one))
    const days = daysBetween(dueDate, today)
    return charge ? [{ number, fiscalNumber, dueDate, days, balance, charge }] : []
  })
}

const ROWS = `SELECT ${CHARGE_COLUMNS}, n.id AS debitNoteId FROM reminder_rows w
    JOIN reminders m ON m.tenant_id = w.tenant_id AND m.id = w.reminder_id
    LEFT JOIN invoices n ON n.tenant_id = m.tenant_id AND n.id = m.debit_note_id AND n.voided_at IS NULL
   WHERE w.tenant_id = ? AND w.reminder_id = ?`

/** By `instalmentKey`, zero where the debit note of the reminder asks for it. */
async function chargesOf(reminderId: string): Promise<Map<string, Big>> {
  const found = await rows(ROWS, [Current.tenantId, reminderId])
  const charged = await chargedInterest(found.map(({ invoiceId }) => invoiceId))
  return new Map(
    found.map((row) => {
      const { fee, interest } = unchargedParts(row, charged)
      const key = instalmentKey({ invoiceId: row.invoiceId, position: Number(row.position) })
      return [key, row.debitNoteId ? zero : fee.plus(interest)]
    })
  )
}
