/** Locks what a payment needs, in one batch: the customer first, then the invoices by id. */
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { bankReads, feedLedger, ledgerReads } from '#accounting/ledger'
import { customerOf, customersOfStatement, customerStatement, type Customer } from '#sales/customer'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import Invoice from '#sales/models/invoice'
import {
  invoicesAsked,
  invoicesStatement,
  mustBePayable,
  mustBeTheirs,
} from '#sales/payments/allocations/asked_allocations'
import type { Wanted } from '#sales/payments/receiving/wanted'

type Details = Parameters<typeof bankReads>[0]

type Locked = { customer: Customer; invoices: Invoice[]; banks: DatabaseRow[] }

/**
 * The invoices are in the order of the request. 422 NOT_FOUND; 409 OTHER_CUSTOMER,
 * INVALID_TRANSITION for an invoice that takes no money.
 */
export async function lockForPayment(wanted: Wanted, details: Details): Promise<Locked> {
  const { invoiceId, customerId, allocations } = wanted
  const ids = invoiceId ? [invoiceId] : allocations.map((one) => one.invoiceId)
  const [customers, found, ledger, banks] = await selects([
    customersFor(ids, customerId),
    ids.length ? invoicesStatement(ids) : NOTHING,
    ledgerReads(),
    ...bankReads(details),
  ])
  feedLedger(ledger)
  const invoices: Invoice[] = found.map((row) => modelOf(Invoice, row))
  if (!invoices.length && ids.length)
    throw invalid(
      invoiceId ? 'invoiceId' : 'allocations.0.invoiceId',
      'NOT_FOUND',
      'There is no such invoice'
    )
  const customer = customerId
    ? customerOf(customers[0])
    : await lockedCustomer(customers, ownerOf(invoices, ids[0]))

  if (!invoiceId)
    return {
      customer,
      invoices: await invoicesAsked(allocations, invoices, customer, 'allocations'),
      banks,
    }
  mustBeTheirs(invoices[0], customer, 'customerId')
  await mustBePayable(invoices[0])
  return { customer, invoices, banks }
}

/** The invoice that is named first has the customer, though the oldest is locked first. */
const ownerOf = (invoices: readonly Invoice[], firstNamed: string): string =>
  (invoices.find(({ id }) => id === firstNamed) ?? invoices[0]).customerId

const NOTHING: Statement = ['SELECT 1 FROM DUAL WHERE 1 = 0']

const customersFor = ([invoiceId]: readonly string[], customerId: string | null): Statement =>
  customerId ? customerStatement(customerId) : customersOfStatement('invoices', invoiceId)
