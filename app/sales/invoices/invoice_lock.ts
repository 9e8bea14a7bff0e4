/** Locks an invoice for a change: its customer first, in one batch. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { isUuid } from '#core/input/fields'
import { pathId } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { feedLedger, ledgerAndSettings } from '#accounting/ledger'
import { customerOf, customersOfStatement, customerStatement, type Customer } from '#sales/customer'
import { debitNotesStatement } from '#sales/debits/debit_notes_of'
import { linesStatement, storedLine, type Line } from '#sales/lines/lines'
import Invoice from '#sales/models/invoice'
import { writeOffsStatement } from '#sales/write_offs/shown_write_offs'
import { rulesOf } from '#sales/invoices/sale'

export type LockedInvoice = {
  invoice: Invoice
  lines: Line[]
  customer: Customer
  customers: Customer[]
  /** The rows of the further statement. */
  also: DatabaseRow[]
  writeOffs: DatabaseRow[]
  /** Those on the invoice that are not void, if they were asked for. */
  debitNotes: DatabaseRow[]
  allowNegative: boolean
}

/**
 * 404 when it is missing. `otherId` is a possible new customer from the request, locked too; `also`
 * a further statement of the batch. `forVoid` asks for debit notes and write-offs of the invoice.
 */
export async function lockInvoice(
  id: string,
  {
    otherId,
    also,
    forVoid = false,
  }: { otherId?: unknown; also?: Statement; forVoid?: boolean } = {}
): Promise<LockedInvoice> {
  const other = typeof otherId === 'string' && isUuid(otherId) ? otherId.toLowerCase() : null
  const [customers, [row], lines, rules, ...further] = await selects([
    customersOfStatement('invoices', id, other),
    ['SELECT * FROM invoices WHERE tenant_id = ? AND id = ? FOR UPDATE', [Current.tenantId, id]],
    linesStatement('invoice_lines', 'invoice_id', id),
    ledgerAndSettings(),
    ...(also ? [also] : []),
    ...(forVoid ? [debitNotesStatement(id), writeOffsStatement(id)] : []),
  ])
  if (!row) throw notFound()
  feedLedger(rules)

  const invoice: Invoice = modelOf(Invoice, row)
  const customer = await lockedCustomer(customers, invoice.customerId)
  const others = customers.filter((one) => one.id !== customer.id && one.live).map(customerOf)
  return {
    invoice,
    lines: lines.map(storedLine),
    customer,
    customers: [customer, ...others],
    also: (also && further.shift()) ?? [],
    debitNotes: further.shift() ?? [],
    writeOffs: further.shift() ?? [],
    ...rulesOf(rules),
  }
}

/** The invoice in the path of an action. */
export const invoiceInPath = async (ctx: HttpContext) => (await lockInvoice(pathId(ctx))).invoice

/** The invoice may have moved to another customer while this waited. */
export async function lockedCustomer(customers: DatabaseRow[], id: string): Promise<Customer> {
  const known = customers.find((customer) => customer.id === id)
  if (known) return customerOf(known)

  const [[customer]] = await selects([customerStatement(id)])
  return customerOf(customer)
}
