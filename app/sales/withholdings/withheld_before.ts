/** Withholdings of invoices, their payments and their credit notes, by concept. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow } from '#core/database/query'
import { share } from '#core/money/amounts'
import { sum } from '#core/primitives/decimal'
import type { WithheldBefore } from '#tax/withholdings'

type Amounts = { base: Big; amount: Big }
type OfConcept = Amounts & { conceptId: string }

const OF_DOCUMENTS = `SELECT w.concept_id AS conceptId, SUM(w.sign * w.base) AS base, SUM(w.sign * w.amount) AS amount
   FROM (SELECT i.id FROM invoices i WHERE i.tenant_id = ? AND i.id IN (?)
         UNION ALL SELECT n.id FROM credit_notes n WHERE n.tenant_id = ? AND n.invoice_id IN (?)) d
   JOIN withholding_lines w ON w.tenant_id = ? AND w.document_id = d.id
  GROUP BY w.concept_id`

const OF_PAYMENTS = `SELECT a.id, a.invoice_id AS invoiceId, a.withheld_amount AS withheld, p.deductions,
     w.concept_id AS conceptId, SUM(w.sign * w.base) AS base, SUM(w.sign * w.amount) AS amount
   FROM allocations a
   JOIN payments p ON p.tenant_id = a.tenant_id AND p.id = a.payment_id
   JOIN withholding_lines w ON w.tenant_id = p.tenant_id AND w.document_id = p.id
  WHERE a.tenant_id = ? AND a.invoice_id IN (?) AND a.voided_on IS NULL AND a.withheld_amount <> 0
  GROUP BY a.id, w.concept_id`

/**
 * The withholdings of these invoices so far. Of a payment of several invoices, each has the
 * withholdings that name it, and its share of those that name none.
 */
export async function withheldBefore(invoiceIds: readonly string[]): Promise<WithheldBefore> {
  const { tenantId } = Current
  const [ofDocuments, ofPayments] = await selects([
    [OF_DOCUMENTS, [tenantId, invoiceIds, tenantId, invoiceIds, tenantId]],
    [OF_PAYMENTS, [tenantId, invoiceIds]],
  ])
  const all = [
    ...ofDocuments.map(conceptIn),
    ...[...Map.groupBy(ofPayments, ({ id }) => id).values()].flatMap(partsOf),
  ]
  const byConcept = Map.groupBy(all, ({ conceptId }) => conceptId)
  return new Map([...byConcept].map(([conceptId, some]) => [conceptId, totalOf(some)]))
}

const conceptIn = ({ conceptId, base, amount }: DatabaseRow): OfConcept => ({
  conceptId,
  ...{ base: new Big(base), amount: new Big(amount) },
})

const totalOf = (some: readonly Amounts[]): Amounts => ({
  base: sum(some.map(({ base }) => base)),
  amount: sum(some.map(({ amount }) => amount)),
})

/** The withholdings of one allocation, from the rows of its payment by concept. */
function partsOf(found: DatabaseRow[]): OfConcept[] {
  const [{ invoiceId, withheld, deductions }] = found
  const named = namedIn(deductions)
  const own = named.filter((one) => one.invoiceId === invoiceId)
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

/** Deductions that name the invoice of which they are withheld. */
function namedIn(deductions: unknown): (OfConcept & { invoiceId: string })[] {
  const kept = (jsonOf(deductions) ?? []) as Record<string, string | null>[]
  return kept.flatMap(({ kind, conceptId, invoiceId, base, amount }) =>
    kind === 'WITHHOLDING' && invoiceId
      ? [{ conceptId: conceptId!, invoiceId, base: new Big(base!), amount: new Big(amount!) }]
      : []
  )
}
