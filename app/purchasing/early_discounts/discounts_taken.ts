/** Early discounts among the deductions of a payment to a supplier. */
import type Big from 'big.js'
import { conflict, invalid } from '#core/errors/refusal'
import { share, shownAmount } from '#core/money/amounts'
import { sum } from '#core/primitives/decimal'
import { costTaxOf, type DocumentLine } from '#tax/taxes'
import { discountAmounts, type TaxTreatment } from '#terms/payment_terms'
import { netOf } from '#purchasing/bills/lines/bill_line'
import {
  discountLines,
  leftOf,
  linesOfBills,
  type LeftLine,
} from '#purchasing/early_discounts/discount_taxes'
import type Bill from '#purchasing/models/bill'
import type { Allocated } from '#purchasing/payments/allocated'
import type { Deduction } from '#purchasing/payments/deductions'
import type { Payable } from '#purchasing/payments/payables'

/** `posted` is the deduction without the tax that goes back; `lines` are shares of it, empty without tax. */
export type TakenDiscount = {
  deduction: Deduction
  billId: string
  posted: Big
  lines: readonly DocumentLine[]
}

/**
 * The discounts that a payment of `date` takes. 409 DISCOUNT_EXPIRED after the last day, or once a part
 * was settled; 422 TOO_LARGE above what is offered, REQUIRED without a bill, NOT_FOUND for one without
 * an allocation, DUPLICATE for a second discount, INVALID unless all that is left is paid. Sends no
 * statement without a discount.
 */
export async function discountsTaken(
  deductions: readonly Deduction[],
  allocated: readonly Allocated[],
  date: string
): Promise<TakenDiscount[]> {
  const asked = deductions.flatMap((deduction, index) =>
    deduction.kind === 'EARLY_DISCOUNT'
      ? [{ deduction, ...documentOf(deduction, `deductions.${index}`, allocated) }]
      : []
  )
  if (!asked.length) return []

  const ids = new Set<string>()
  for (const { at, one } of asked) {
    if (ids.has(one.payable.id))
      throw invalid(`${at}.billId`, 'DUPLICATE', 'A bill has one early discount')
    ids.add(one.payable.id)
  }
  const lines = await linesOfBills([...ids])
  return asked.map(({ deduction, at, one }) => {
    const { payable, amount } = one
    const bill = mustBeInTime(payable, `${at}.amount`, date)
    const left = (lines.get(bill.id) ?? []).map(leftOf)
    const { net, tax } = partsOf(deduction, `${at}.amount`, bill, left)
    mustSettleAll(payable, amount, `${at}.amount`)
    const shares = tax.gt(0) ? discountLines(left, net, tax) : []
    return {
      deduction,
      billId: bill.id,
      posted: net.plus(sum(shares.map(costTaxOf))),
      lines: shares,
    }
  })
}

/** The deductions as they are posted: the tax of a discount goes to the accounts of its taxes. */
export const withoutTaxes = (
  deductions: readonly Deduction[],
  discounts: readonly TakenDiscount[]
): Deduction[] =>
  deductions.map((one) => {
    const taken = discounts.find(({ deduction }) => deduction === one)
    return taken ? { ...one, amount: taken.posted } : one
  })

/** The deductions as they are kept: each discount with its bill. */
export const withBills = (
  deductions: readonly Deduction[],
  discounts: readonly TakenDiscount[]
): Deduction[] =>
  deductions.map((one) => {
    const taken = discounts.find(({ deduction }) => deduction === one)
    return taken ? { ...one, billId: taken.billId } : one
  })

function documentOf({ billId }: Deduction, at: string, allocated: readonly Allocated[]) {
  if (!billId && allocated.length !== 1)
    throw invalid(`${at}.billId`, 'REQUIRED', 'An early discount needs the bill that it is of')
  const one = billId ? allocated.find(({ payable }) => payable.id === billId) : allocated[0]
  if (!one) throw invalid(`${at}.billId`, 'NOT_FOUND', 'The payment has no allocation to this bill')
  return { at, one }
}

function mustBeInTime({ bill, number }: Payable, field: string, date: string): Bill {
  const until = bill?.earlyDiscountUntil
  if (!until)
    throw invalid(
      field,
      'TOO_LARGE',
      `${bill ? 'Bill' : 'Purchase order'} ${number} offers no early discount`
    )
  if (date > until)
    throw conflict('DISCOUNT_EXPIRED', `The early discount was for payments until ${until}`, {
      field,
      until,
    })
  if ([bill.paidAmount, bill.creditReceived].some((part) => part.gt(0)))
    throw conflict(
      'DISCOUNT_EXPIRED',
      'A part of the bill is settled, and the early discount was for a payment of all of it',
      { field, until }
    )
  return bill
}

/** Less than what is offered has the same share of tax. */
function partsOf(
  { amount }: Deduction,
  field: string,
  { earlyDiscountRate: rate, earlyDiscountTax: taxTreatment }: Bill,
  left: readonly LeftLine[]
) {
  const offered = discountAmounts(
    { rate: rate!, taxTreatment: taxTreatment as TaxTreatment },
    {
      net: sum(left.map(({ amounts }) => netOf(amounts))),
      tax: sum(left.map(({ amounts }) => amounts.tax)),
    }
  )
  const total = offered.net.plus(offered.tax)
  if (amount.gt(total))
    throw invalid(field, 'TOO_LARGE', `The early discount is ${shownAmount(total)}`)

  const net = amount.eq(total) ? offered.net : share(amount.times(offered.net), total)
  return { net, tax: amount.minus(net) }
}

/** The discount is for one payment of all that is left. */
function mustSettleAll({ balance }: Payable, amount: Big, field: string) {
  if (amount.gte(balance())) return
  throw invalid(
    field,
    'INVALID',
    `The early discount is for a payment of all that is left: ${shownAmount(balance())} with the discount`
  )
}
