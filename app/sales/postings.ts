/** Journal lines and tax lines of sales documents. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import { accountsFor, credit, debit, type Line as JournalLine } from '#accounting/ledger'
import { taxPostings, writeTaxLines, type TaxedDocument } from '#tax/taxes'
import type { Line } from '#sales/lines/lines'

/**
 * Dr receivable, less what the customer withholds; Cr income and taxes; Dr cost of sales, Cr
 * inventory.
 */
export async function saleOf(
  lines: readonly Line[],
  cost: Big,
  withheld: Big
): Promise<JournalLine[]> {
  return [
    debit('receivable', totalOf(lines).minus(withheld)),
    ...incomeOf(lines),
    ...(await taxPostings(lines, 'SALE')),
    ...costs(lines, cost).map(([center, amount]) => debit('cost_of_sales', amount, center)),
    credit('inventory', cost),
  ]
}

const incomeOf = (lines: readonly Line[]): JournalLine[] =>
  [...Map.groupBy(lines, ({ income }) => income ?? 'income')].flatMap(([role, some]) =>
    byCenter(some, netOf).map(([center, net]) => credit(role, net, center))
  )

/**
 * The opposite of `saleOf`, in whole or in part. Income that is returned has a role of its own; less
 * income of what stays sold, by amount, is a debit of `income`.
 */
export async function returnOf(
  lines: readonly Line[],
  cost: Big,
  withheld: Big,
  role: 'sales_returns' | 'income' = 'sales_returns'
): Promise<JournalLine[]> {
  return [
    credit('receivable', totalOf(lines).minus(withheld)),
    ...byCenter(lines, netOf).map(([center, net]) => debit(role, net, center)),
    ...(await taxPostings(lines, 'SALE', -1)),
    ...costs(lines, cost).map(([center, amount]) => credit('cost_of_sales', amount, center)),
    debit('inventory', cost),
  ]
}

/**
 * The lines of an entry, once their accounts are locked. Call it before fiscal and other numbers are
 * taken, which every other document waits for.
 */
export async function withAccounts(lines: readonly JournalLine[]): Promise<readonly JournalLine[]> {
  await accountsFor(lines.filter(hasAmount).map(({ to }) => to))
  return lines
}

const hasAmount = (line: JournalLine) => !line.debit.eq(0) || !line.credit.eq(0)

type Document = Pick<TaxedDocument, 'documentType' | 'documentId' | 'day' | 'thirdPartyId'>

/** The tax lines of an invoice, or those that a credit note takes back. */
export const writeSaleTaxes = (
  document: Document,
  entryId: string | null,
  lines: readonly Line[]
) =>
  writeTaxLines({
    ...document,
    entryId,
    side: 'SALE',
    sign: document.documentType === 'CREDIT_NOTE' ? -1 : 1,
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      nature: line.isStocked ? 'GOODS' : 'SERVICES',
      net: netOf(line),
      taxes: line.taxes,
    })),
  })

const totalOf = (lines: readonly Line[]) => sum(lines.map(({ total }) => total))
const netOf = ({ subtotal, discount }: Line) => subtotal.minus(discount)

type OfCenter = [center: { costCenterId?: string }, amount: Big]

/** Lines without a centre come first: they take that of the document, if it has one. */
function byCenter(lines: readonly Line[], amountOf: (line: Line) => Big): OfCenter[] {
  const sums = new Map<string | null, Big>([[null, zero]])
  for (const line of lines)
    sums.set(line.costCenterId, amountOf(line).plus(sums.get(line.costCenterId) ?? zero))
  return [...sums].map(([id, amount]) => [id ? { costCenterId: id } : {}, amount])
}

/** Stock may value goods otherwise than their lines: the difference has no centre of its own. */
function costs(lines: readonly Line[], cost: Big): OfCenter[] {
  const [[none, amount], ...others] = byCenter(lines, ({ cost: ofLine }) => ofLine ?? zero)
  const rest = cost.minus(amount).minus(sum(others.map(([, ofCenter]) => ofCenter)))
  return [[none, amount.plus(rest)], ...others]
}
