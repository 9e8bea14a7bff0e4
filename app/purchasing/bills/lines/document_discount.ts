/** The discount of a whole bill on its lines. */
import { askedDiscount, withDocumentDiscount, type AskedDiscount } from '#tax/taxes'
import type { BillLine } from '#purchasing/bills/lines/bill_line'

/** Errors of `withDocumentDiscount`. */
export function discounted(lines: BillLine[], asked: AskedDiscount): BillLine[] {
  const amounts = withDocumentDiscount(
    lines.map((line) => line.amounts),
    askedDiscount(asked)
  )
  return lines.map((line, index) => ({ ...line, amounts: amounts[index] }))
}
