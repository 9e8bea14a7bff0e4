/** Allocations of a request, against locked invoices. */
import type Big from 'big.js'
import { selects, type Statement } from '#core/database/query'
import { Current } from '#core/context/current'
import { conflict, invalid } from '#core/errors/refusal'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import type { Customer } from '#sales/customer'
import { invoiceLifecycle, nextStatus } from '#sales/invoices/invoice_lifecycle'
import { printedNumber } from '#sales/invoices/printed_number'
import { linesStatement, storedLine } from '#sales/lines/lines'
import type Invoice from '#sales/models/invoice'
import type { AskedAllocation } from '#sales/validators/payment'

/** The invoices of a request, locked in the order of ids. */
export const invoicesStatement = (ids: readonly string[]): Statement => [
  'SELECT * FROM invoices FORCE INDEX (PRIMARY) WHERE tenant_id = ? AND id IN (?) ORDER BY id FOR UPDATE',
  [Current.tenantId, ids],
]

/** 422 DUPLICATE for an invoice that is named twice. `field` is the list in the request. */
export function mustNameOnce(asked: readonly AskedAllocation[], field: string) {
  const named = new Set<string>()
  for (const [index, { invoiceId }] of asked.entries()) {
    if (named.has(invoiceId))
      throw invalid(
        `${field}.${index}.invoiceId`,
        'DUPLICATE',
        'The invoice stands twice: send one allocation of both amounts'
      )
    named.add(invoiceId)
  }
}

/**
 * The invoices in the order of the request. 422 NOT_FOUND, 409 OTHER_CUSTOMER, 409
 * INVALID_TRANSITION for an invoice that takes no money.
 */
export async function invoicesAsked(
  asked: readonly AskedAllocation[],
  invoices: readonly Invoice[],
  customer: Customer,
  field: string
): Promise<Invoice[]> {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const found = asked.map(({ invoiceId }, index) => {
    const invoice = byId.get(invoiceId)
    const at = `${field}.${index}.invoiceId`
    if (!invoice) throw invalid(at, 'NOT_FOUND', 'There is no such invoice')
    mustBeTheirs(invoice, customer, at)
    return invoice
  })
  for (const invoice of found) await mustBePayable(invoice)
  return found
}

/** 409 OTHER_CUSTOMER. */
export function mustBeTheirs(invoice: Invoice, customer: Customer, field: string) {
  if (invoice.customerId !== customer.id)
    throw conflict(
      'OTHER_CUSTOMER',
      `Invoice ${printedNumber(invoice)} belongs to another customer`,
      { field }
    )
}

/** 409 INVALID_TRANSITION. Only a refusal needs the lines, for its allowed actions. */
export async function mustBePayable(invoice: Invoice) {
  if (invoiceLifecycle.can('pay', invoice.status)) return

  const [lines] = await selects([linesStatement('invoice_lines', 'invoice_id', invoice.id)])
  nextStatus(invoice, lines.map(storedLine), 'pay')
}

/** 409 OVERPAYMENT above the balance of an invoice; 422 TOO_PRECISE. */
export function mustFitBalances(
  asked: readonly AskedAllocation[],
  invoices: readonly Invoice[],
  field: string
) {
  for (const [index, { amount }] of asked.entries()) {
    const { balance } = invoices[index]
    mustFitCurrency(amount, `${field}.${index}.amount`, balance)
    if (amount.gt(balance))
      throw conflict(
        'OVERPAYMENT',
        `${shownAmount(balance)} is still owed of invoice ${printedNumber(invoices[index])}, and ` +
          `${shownAmount(amount)} would be allocated`,
        {
          field: `${field}.${index}.amount`,
          balance: balance.toNumber(),
          amount: amount.toNumber(),
        }
      )
  }
}

/** 409 INSUFFICIENT_AMOUNT where the sum is above `available`, on the first amount beyond it. */
export function mustBeAvailable(asked: readonly AskedAllocation[], available: Big, field: string) {
  let left = available
  for (const [index, { amount }] of asked.entries()) {
    if (amount.gt(left))
      throw conflict(
        'INSUFFICIENT_AMOUNT',
        `${shownAmount(available)} is free to allocate, and more is asked`,
        { field: `${field}.${index}.amount`, available: available.toNumber() }
      )
    left = left.minus(amount)
  }
}
