/** Taxes that an early discount of a supplier takes back, under ON_EARLY_PAYMENT. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sharesOf } from '#core/money/shares'
import { zero } from '#core/primitives/decimal'
import {
  differenceOf,
  taxPostings,
  writeTaxLines,
  type DocumentLine,
  type LineAmounts,
  type TaxedDocument,
} from '#tax/taxes'
import { wholeOf } from '#purchasing/bills/books/bill_entry'
import { netOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import { lineOf } from '#purchasing/bills/lines/stored_lines'
import { creditedPart, takenOf } from '#purchasing/credits/credited_part'
import type { TakenDiscount } from '#purchasing/early_discounts/discounts_taken'

/** A line of a bill with what credit notes have left of it. */
export type LeftLine = { line: BillLine; amounts: LineAmounts }

/** The lines by bill. */
export async function linesOfBills(ids: readonly string[]): Promise<Map<string, BillLine[]>> {
  const found = await rows(
    'SELECT * FROM bill_lines WHERE tenant_id = ? AND bill_id IN (?) ORDER BY bill_id, position',
    [Current.tenantId, ids]
  )
  const byBill = Map.groupBy(found, (row) => row.bill_id as string)
  return new Map([...byBill].map(([id, own]) => [id, own.map(lineOf)]))
}

export const leftOf = (line: BillLine): LeftLine => ({
  line,
  amounts: differenceOf(wholeOf(line).amounts, creditedPart(line, takenOf(line))),
})

/** Shares of the lines in a discount, by what is left of their net amounts and taxes. */
export function discountLines(left: readonly LeftLine[], net: Big, tax: Big): DocumentLine[] {
  const nets = sharesOf(
    net,
    left.map(({ amounts }) => netOf(amounts))
  )
  const taxes = sharesOf(
    tax,
    left.flatMap(({ amounts }) => amounts.taxes.map(({ amount }) => amount))
  )
  let next = 0
  return left.map(({ line, amounts }, index) => ({
    id: line.id,
    quantity: zero,
    nature: line.nature,
    net: nets[index],
    taxes: amounts.taxes.map((one) => ({
      ...one,
      base: one.calculation === 'PERCENT' ? nets[index] : zero,
      amount: taxes[next++],
    })),
  }))
}

const linesOf = (discounts: readonly TakenDiscount[]) => discounts.flatMap(({ lines }) => lines)

/** Cr deductible taxes. */
export const discountTaxPostings = (discounts: readonly TakenDiscount[]) =>
  taxPostings(linesOf(discounts), 'PURCHASE', -1)

/** The tax lines of the payment, which take tax of its bills back. */
export async function writeDiscountTaxes(
  payment: Pick<TaxedDocument, 'documentId' | 'day' | 'thirdPartyId' | 'entryId'>,
  discounts: readonly TakenDiscount[]
) {
  const lines = linesOf(discounts)
  if (lines.length)
    await writeTaxLines({
      ...{ ...payment, documentType: 'SUPPLIER_PAYMENT', side: 'PURCHASE', sign: -1, lines },
    })
}
