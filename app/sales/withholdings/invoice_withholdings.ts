/** Withholdings that customers make from invoices. */
import {
  askedAfter,
  keptWithholdings,
  takeBackWithholdingLines,
  withheldTotal,
  withholdingPostings,
  withholdingsIn,
  withholdingsOf,
  writeWithholdingLines,
  type AskedWithholdings,
  type KeptWithholdings,
} from '#tax/withholdings'
import type { Customer } from '#sales/customer'
import type { InvoiceType } from '#sales/debits/invoice_types'
import type { Line } from '#sales/lines/lines'
import type Invoice from '#sales/models/invoice'
import type { InvoiceFacts } from '#sales/models/invoice'
import { linesToWithhold } from '#sales/withholdings/sale_lines'

type Withheld = Pick<InvoiceFacts, 'withholdings' | 'withheldTotal' | 'withheldAtIssue'>
type Sold = { lines: readonly Line[]; customer: Customer; day: string }

/** The withholdings of an invoice by its request; a draft shows them, too. Refusals of `withholdingsOf`. */
export async function withheldOf(
  asked: AskedWithholdings,
  { lines, customer, day }: Sold
): Promise<Withheld> {
  const found = await withholdingsOf({
    asked,
    direction: 'SUFFERED',
    lines: () => linesToWithhold(lines),
    day,
    thirdPartyId: customer.thirdPartyId,
  })
  const total = withheldTotal(found.lines)
  return {
    withholdings: keptWithholdings(found),
    withheldTotal: total,
    withheldAtIssue: total,
  }
}

/** The withholdings of an invoice with other lines, on another day, or as an update asks. */
export function withheldAnew(
  invoice: Invoice,
  sold: Sold,
  changes: AskedWithholdings = {}
): Promise<Withheld> {
  const { withholdings, autoWithholdings } = changes
  return withheldOf(
    askedAfter(withholdingsIn(invoice.withholdings), { withholdings, autoWithholdings }),
    sold
  )
}

const linesOf = ({ withholdings }: Pick<InvoiceFacts, 'withholdings'>) =>
  withholdingsIn(withholdings).lines

/** Journal lines of what it withholds; the receivable is posted without them. */
export const withheldPostings = (invoice: Withheld) =>
  withholdingPostings(linesOf(invoice), 'SUFFERED')

type Entry = {
  documentId: string
  day: string
  thirdPartyId: string | null
  entryId: string | null
}

/** The withholding lines of a posted invoice. */
export function writeWithheld(
  { withholdings, type }: Withheld & { type: InvoiceType },
  entry: Entry
) {
  const { lines, personKind }: KeptWithholdings = withholdingsIn(withholdings)
  return writeWithholdingLines({
    ...entry,
    documentType: type,
    direction: 'SUFFERED',
    personKind,
    withholdings: lines,
  })
}

/** With the reversal of its entries, on their day. */
export async function takeBackWithheld(invoice: Invoice, day: string) {
  if (linesOf(invoice).length) await takeBackWithholdingLines(invoice.id, day)
}
