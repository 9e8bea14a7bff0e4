/** Taxes that an early discount takes back, under ON_EARLY_PAYMENT. */
import type Big from 'big.js'
import { selects, type DatabaseRow } from '#core/database/query'
import { sharesOf } from '#core/money/shares'
import { zero } from '#core/primitives/decimal'
import { taxPostings, writeTaxLines, type DocumentLine, type TaxedDocument } from '#tax/taxes'
import { linesOfInvoicesStatement, storedLine, type Line } from '#sales/lines/lines'
import type { TakenDiscount } from '#sales/terms/discounts_taken'
import { uncredited } from '#sales/withholdings/sale_lines'

/** The lines of the invoices with their shares of the discounts; empty when no tax is taken back. */
export async function discountLines(discounts: readonly TakenDiscount[]): Promise<DocumentLine[]> {
  const taxed = discounts.filter(({ tax }) => tax.gt(0))
  if (!taxed.length) return []

  const [found] = await selects([linesOfInvoicesStatement(taxed.map(({ invoice }) => invoice.id))])
  const ofInvoices = Map.groupBy(found as DatabaseRow[], (row) => row.invoice_id as string)
  return taxed.flatMap(({ invoice, net, tax }) =>
    shares(uncredited((ofInvoices.get(invoice.id) ?? []).map(storedLine)), net, tax)
  )
}

/** Dr taxes. */
export const discountTaxPostings = (lines: readonly DocumentLine[]) =>
  taxPostings(lines, 'SALE', -1)

/** The tax lines of the payment, which take tax of its invoices back. */
export async function writeDiscountTaxes(
  payment: Pick<TaxedDocument, 'documentId' | 'day' | 'thirdPartyId' | 'entryId'>,
  lines: readonly DocumentLine[]
) {
  if (lines.length)
    await writeTaxLines({ ...payment, documentType: 'PAYMENT', side: 'SALE', sign: -1, lines })
}

function shares(lines: readonly Line[], net: Big, tax: Big): DocumentLine[] {
  const nets = sharesOf(
    net,
    lines.map(({ subtotal, discount }) => subtotal.minus(discount))
  )
  const taxes = sharesOf(
    tax,
    lines.flatMap((line) => line.taxes.map(({ amount }) => amount))
  )
  let next = 0
  return lines.map((line, index) => ({
    id: line.id,
    quantity: zero,
    nature: line.isStocked ? 'GOODS' : 'SERVICES',
    net: nets[index],
    taxes: line.taxes.map((one) => ({
      ...one,
      base: one.calculation === 'PERCENT' ? nets[index] : zero,
      amount: taxes[next++],
    })),
  }))
}
