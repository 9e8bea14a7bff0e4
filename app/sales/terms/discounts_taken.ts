/** Early discounts among the deductions of a payment. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { share, shownAmount } from '#core/money/amounts'
import { zero } from '#core/primitives/decimal'
import { discountAmounts, type TaxTreatment } from '#terms/payment_terms'
import { printedNumber } from '#sales/invoices/printed_number'
import type Invoice from '#sales/models/invoice'
import type { Allocation } from '#sales/payments/allocations/allocation'
import type { AskedDeduction } from '#sales/validators/payment'

/** `net` and `tax` are the parts of the deduction; `at` is its field in the request. */
export type TakenDiscount = {
  deduction: AskedDeduction
  at: string
  invoice: Invoice
  net: Big
  tax: Big
}

/**
 * The discounts that a payment of `date` takes. 409 DISCOUNT_EXPIRED after the last day, or once a
 * part was settled; 422 TOO_LARGE above what is offered, REQUIRED without an invoice, DUPLICATE for a
 * second one. Sends no statement without a discount.
 */
export async function discountsTaken(
  deductions: readonly AskedDeduction[],
  invoices: readonly Invoice[],
  date: string
): Promise<TakenDiscount[]> {
  const asked = deductions.flatMap((deduction, index) =>
    deduction.kind === 'EARLY_DISCOUNT'
      ? [{ deduction, ...invoiceOf(deduction, `deductions.${index}`, invoices) }]
      : []
  )
  if (!asked.length) return []

  const ids = new Set<string>()
  for (const { at, invoice } of asked) {
    if (ids.has(invoice.id))
      throw invalid(`${at}.invoiceId`, 'DUPLICATE', 'An invoice has one early discount')
    ids.add(invoice.id)
  }
  const credited = await creditedOf([...ids])
  return asked.map(({ deduction, at, invoice }) => {
    mustBeInTime(invoice, at, date)
    return { deduction, at, invoice, ...partsOf(deduction, at, invoice, credited.get(invoice.id)) }
  })
}

/** The discount is for one payment of all that is left: 422 INVALID. */
export function mustSettleAll(
  discounts: readonly TakenDiscount[],
  allocations: readonly Allocation[]
) {
  for (const { at, invoice } of discounts) {
    const allocated = allocations.find((one) => one.invoice.id === invoice.id)?.amount ?? zero
    if (allocated.lt(invoice.balance))
      throw invalid(
        `${at}.amount`,
        'INVALID',
        `The early discount is for a payment of all that is left: ${shownAmount(invoice.balance)} ` +
          `with the discount`
      )
  }
}

/** The deductions as they are posted: the tax of a discount goes to the accounts of its taxes. */
export const withoutTaxes = (
  deductions: readonly AskedDeduction[],
  discounts: readonly TakenDiscount[]
): AskedDeduction[] =>
  deductions.map((one) => {
    const taken = discounts.find(({ deduction }) => deduction === one)
    return taken ? { ...one, amount: taken.net } : one
  })

function invoiceOf({ invoiceId }: AskedDeduction, at: string, invoices: readonly Invoice[]) {
  const invoice = invoiceId
    ? invoices.find(({ id }) => id === invoiceId)
    : invoices.length === 1
      ? invoices[0]
      : undefined
  if (!invoice)
    throw invalid(
      `${at}.invoiceId`,
      'REQUIRED',
      'An early discount needs the invoice that it is of'
    )
  return { at, invoice }
}

function mustBeInTime(invoice: Invoice, at: string, date: string) {
  const { earlyDiscountUntil: until, paidAmount, writtenOffAmount, creditReceived } = invoice
  const field = `${at}.amount`
  if (!until)
    throw invalid(field, 'TOO_LARGE', `Invoice ${printedNumber(invoice)} offers no early discount`)
  if (date > until)
    throw conflict('DISCOUNT_EXPIRED', `The early discount was for payments until ${until}`, {
      field,
      until,
    })
  if ([paidAmount, writtenOffAmount, creditReceived].some((part) => part.gt(0)))
    throw conflict(
      'DISCOUNT_EXPIRED',
      'A part of the invoice is settled, and the early discount was for a payment of all of it',
      { field, until }
    )
}

type Amounts = { net: Big; tax: Big }

/** A discount below the offered amount has the same share of tax. */
function partsOf(
  { amount }: AskedDeduction,
  at: string,
  invoice: Invoice,
  credited: Amounts = { net: zero, tax: zero }
): Amounts {
  const { earlyDiscountRate: rate, earlyDiscountTax: taxTreatment } = invoice
  const offered = discountAmounts(
    { rate: rate!, taxTreatment: taxTreatment as TaxTreatment },
    {
      net: invoice.subtotal.minus(invoice.discountTotal).minus(credited.net),
      tax: invoice.taxTotal.minus(credited.tax),
    }
  )
  const total = offered.net.plus(offered.tax)
  if (amount.gt(total))
    throw invalid(`${at}.amount`, 'TOO_LARGE', `The early discount is ${shownAmount(total)}`)

  const net = amount.eq(total) ? offered.net : share(amount.times(offered.net), total)
  return { net, tax: amount.minus(net) }
}

/** Net amounts and taxes that credit notes took back, by invoice. */
async function creditedOf(ids: readonly string[]): Promise<Map<string, Amounts>> {
  const found = await rows(
    `SELECT invoice_id AS id, SUM(subtotal - discount_total) AS net, SUM(tax_total) AS tax
       FROM credit_notes
       WHERE tenant_id = ? AND invoice_id IN (?)
       GROUP BY invoice_id`,
    [Current.tenantId, ids]
  )
  return new Map(found.map(({ id, net, tax }) => [id, { net: new Big(net), tax: new Big(tax) }]))
}
