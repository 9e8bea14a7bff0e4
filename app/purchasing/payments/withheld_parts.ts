/** Withholdings of earlier payments of a document, by concept. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { share } from '#core/money/amounts'
import { sum } from '#core/primitives/decimal'
import type { WithheldBefore } from '#tax/withholdings'

type Amounts = { base: Big; amount: Big }
export type OfConcept = Amounts & { conceptId: string }

/**
 * Where a payment settles several documents, each has the withholdings that name it, and a share of those
 * that name none. Only standing allocations count.
 */
export async function withheldByPaymentsOf(
  column: 'bill_id' | 'purchase_order_id',
  id: string
): Promise<OfConcept[]> {
  const found = await rows(
    `SELECT a.id, a.bill_id AS billId, a.withheld_amount AS withheld, p.deductions,
       w.concept_id AS conceptId, SUM(w.sign * w.base) AS base, SUM(w.sign * w.amount) AS amount
       FROM supplier_allocations a
       JOIN supplier_payments p ON p.tenant_id = a.tenant_id AND p.id = a.payment_id
       JOIN withholding_lines w ON w.tenant_id = p.tenant_id AND w.document_id = p.id
      WHERE a.tenant_id = ? AND a.${column} = ? AND a.voided_on IS NULL AND a.withheld_amount <> 0
      GROUP BY a.id, w.concept_id`,
    [Current.tenantId, id]
  )
  return [...Map.groupBy(found, (row) => row.id as string).values()].flatMap(partsOf)
}

export const conceptIn = ({ conceptId, base, amount }: DatabaseRow): OfConcept => ({
  conceptId,
  ...{ base: new Big(base), amount: new Big(amount) },
})

/** Sums by concept. */
export const byConcept = (all: readonly OfConcept[]): WithheldBefore =>
  new Map(
    [...Map.groupBy(all, ({ conceptId }) => conceptId)].map(([conceptId, some]) => [
      conceptId,
      totalOf(some),
    ])
  )

const totalOf = (some: readonly Amounts[]): Amounts => ({
  base: sum(some.map(({ base }) => base)),
  amount: sum(some.map(({ amount }) => amount)),
})

/** The withholdings of one allocation, from the rows of its payment by concept. */
function partsOf(found: readonly DatabaseRow[]): OfConcept[] {
  const [{ billId, withheld, deductions }] = found
  const named = namedIn(deductions)
  const own = named.filter((one) => one.billId === billId)
  const common = found.map(conceptIn).map((one) => {
    const { base, amount } = totalOf(named.filter(({ conceptId }) => conceptId === one.conceptId))
    return { ...one, base: one.base.minus(base), amount: one.amount.minus(amount) }
  })
  const whole = totalOf(common).amount
  if (whole.eq(0)) return own

  const part = new Big(withheld).minus(totalOf(own).amount)
  const shared = common.map(({ conceptId, base, amount }) => ({
    conceptId,
    ...{ base: share(base.times(part), whole), amount: share(amount.times(part), whole) },
  }))
  return [...own, ...shared]
}

/** Deductions that name the bill of which they are withheld. */
function namedIn(deductions: unknown): (OfConcept & { billId: string })[] {
  const kept = (jsonOf(deductions ?? null) ?? []) as Record<string, string | null>[]
  return kept.flatMap(({ kind, conceptId, billId, base, amount }) =>
    kind === 'WITHHOLDING' && billId
      ? [{ conceptId: conceptId!, billId, base: new Big(base!), amount: new Big(amount!) }]
      : []
  )
}
