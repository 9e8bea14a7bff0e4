/** The public module of sales for recurring invoices: the fields of an invoice, and its making. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, refusalFrom } from '#core/errors/refusal'
import type { Fields } from '#core/input/fields'
import { validate } from '#core/input/validation'
import { createInvoice as create } from '#sales/actions/create_invoice'
import { sendInvoiceLater } from '#sales/actions/send_invoice'
import type { RecurringPeriod } from '#sales/invoices/recurring_period'
import { createInvoice, invoiceFields } from '#sales/validators/invoice'

export type { RecurringPeriod }

/** Each has its own due day and ids elsewhere; a debit note, a dispute and a payment are of one. */
const OF_ONE = [
  ...['dueDate', 'externalId', 'metadata'],
  ...['type', 'relatedInvoiceId', 'reason', 'disputedUntil', 'paid'],
]

/** The fields that all invoices of a series share. */
export const recurringInvoiceFields: Fields = Object.fromEntries(
  Object.entries(invoiceFields).filter(([name]) => !OF_ONE.includes(name))
)

/**
 * Makes an invoice of this body, with its period. Takes the body as a request has it; refuses as
 * `POST /invoices` does. Answers its id and lines.
 */
export async function makeInvoice(
  body: object,
  { period, draft }: { period: RecurringPeriod; draft: boolean }
) {
  const input = await validate(createInvoice, { ...body, draft })
  return create({ ...input, period })
}

/** Queues its mail as `POST /invoices/:id/send` does. Answers the code of a refusal, else null. */
export async function mailInvoice(id: string): Promise<string | null> {
  try {
    await sendInvoiceLater(id)
    return null
  } catch (error) {
    const refusal = refusalFrom(error)
    if (!refusal || refusal.status >= 500) throw error
    return refusal.code
  }
}

/** 409 NO_EMAIL on `send` for a customer without an e-mail address. */
export async function mustBeMailable(customerId: string): Promise<void> {
  const [customer] = await rows('SELECT email FROM customers WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    customerId,
  ])
  if (!customer?.email)
    throw conflict('NO_EMAIL', 'The customer has no e-mail address', { field: 'send' })
}
