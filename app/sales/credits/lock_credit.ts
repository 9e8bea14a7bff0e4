/** Locks a credit note for its use: customer, invoices, credit notes, in one batch. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { pathId } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { customersOfStatement, type Customer } from '#sales/customer'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import CreditNote from '#sales/models/credit_note'
import Invoice from '#sales/models/invoice'

export type LockedCredit = {
  note: CreditNote
  /** All credit notes of its invoice. */
  notes: CreditNote[]
  source: Invoice
  /** The invoices of `invoiceIds` that exist, by id. */
  invoices: ReadonlyMap<string, Invoice>
  customer: Customer
  /** The rows of the further statements. */
  also: DatabaseRow[][]
}

const SOURCE = 'SELECT n.invoice_id FROM credit_notes n WHERE n.tenant_id = ? AND n.id = ?'

/** 404 when it is missing. `also` are further statements of the batch. */
export async function lockCredit(
  id: string,
  { invoiceIds = [], also = [] }: { invoiceIds?: readonly string[]; also?: Statement[] } = {}
): Promise<LockedCredit> {
  const { tenantId } = Current
  const others = invoiceIds.length ? ', ?' : ''
  const [customers, found, noted, ledger, ...more] = await selects([
    customersOfStatement('credit_notes', id),
    [
      `SELECT i.* FROM invoices i WHERE i.tenant_id = ? AND i.id IN ((${SOURCE})${others}) ORDER BY i.id FOR UPDATE`,
      [tenantId, tenantId, id, ...(invoiceIds.length ? [invoiceIds] : [])],
    ],
    [
      `SELECT c.* FROM credit_notes c WHERE c.tenant_id = ? AND c.invoice_id = (${SOURCE}) ORDER BY c.id FOR UPDATE`,
      [tenantId, tenantId, id],
    ],
    ledgerReads(),
    ...also,
  ])
  if (!noted.length) throw notFound()
  feedLedger(ledger)

  const notes = noted.map((row): CreditNote => modelOf(CreditNote, row))
  const note = notes.find((one) => one.id === id)!
  const invoices = new Map(found.map((row) => [row.id as string, modelOf(Invoice, row) as Invoice]))
  return {
    ...{ note, notes, invoices, also: more },
    source: invoices.get(note.invoiceId)!,
    customer: await lockedCustomer(customers, note.customerId),
  }
}

/** The credit note in the path of an action. */
export const creditInPath = async (ctx: HttpContext) => (await lockCredit(pathId(ctx))).note
