import { jsonOf } from '#core/database/columns'
import { defineTransformer, out, type JsonSchema } from '#core/resources/transformer'
import { DELIVERY_STATES } from '#document_mails/mails'

const id: JsonSchema = { type: 'string', format: 'uuid' }
const number: JsonSchema = { type: 'number' }
const whole: JsonSchema = { type: 'integer' }

const row = {
  invoiceId: id,
  number: whole,
  fiscalNumber: { type: ['string', 'null'] },
  position: whole,
  dueDate: { type: 'string', format: 'date' },
  days: whole,
  levelId: id,
  balance: number,
  charge: number,
}

export const rowSchema: JsonSchema = {
  type: 'object',
  properties: row,
  required: Object.keys(row),
}

/** Rows as the API answers them. */
export type ShownRow = Record<keyof typeof row, string | number | null>

const ROWS = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('invoiceId', w.invoice_id, 'number', i.number,
    'fiscalNumber', i.fiscal_number,
    'position', w.position, 'dueDate', DATE_FORMAT(w.due_date, '%Y-%m-%d'), 'days', w.days, 'levelId', w.level_id,
    'balance', w.balance, 'charge', w.charge))
  FROM reminder_rows w STRAIGHT_JOIN invoices i ON i.tenant_id = w.tenant_id AND i.id = w.invoice_id
  WHERE w.tenant_id = t.tenant_id AND w.reminder_id = t.id)`

/** A column of the last mail, in SQL; a reminder may be sent again. */
export const ofMail = (column: string) =>
  `(SELECT d.${column} FROM document_deliveries d
    WHERE d.tenant_id = t.tenant_id AND d.document_id = t.id AND d.document = 'REMINDER'
    ORDER BY d.id DESC LIMIT 1)`

export const reminderTransformer = defineTransformer('Reminder', 'reminders', {
  id: out.id(),
  customerId: out.id(),
  customerName: out.text(),
  levelId: out.id(),
  date: out.day(),
  balance: out.number(),
  charge: out.number(),
  currency: out.text(),
  debitNoteId: out.orNull(out.id()),
  rows: {
    ...out.json<ShownRow[]>({ type: 'array', items: rowSchema }, { sql: ROWS }),
    read: shownRows,
  },
  to: out.json<string[]>(
    { type: 'array', items: { type: 'string' } },
    { sql: ofMail('recipients') }
  ),
  subject: out.text({ sql: ofMail('subject') }),
  message: out.text({ sql: ofMail('message') }),
  status: out.choice(DELIVERY_STATES, { sql: ofMail('status') }),
  error: out.orNull(out.text({ sql: ofMail('error') })),
  sentAt: out.orNull(out.instant({ sql: ofMail('sent_at') })),
})

/** JSON arrays of SQL are unordered. */
function shownRows(value: unknown): ShownRow[] {
  const found = (jsonOf(value) ?? []) as ShownRow[]
  const key = (one: ShownRow) =>
    `${one.dueDate} ${String(one.number).padStart(12, '0')} ${one.position}`
  return found.sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
