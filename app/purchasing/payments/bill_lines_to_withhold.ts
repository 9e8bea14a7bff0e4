/** Lines of a bill as the withholdings of its payments take them. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { share } from '#core/money/amounts'
import { sum } from '#core/primitives/decimal'
import { lineTaxesOf } from '#tax/taxes'
import { withholdingsIn, type DocumentLine, type WithheldBefore } from '#tax/withholdings'
import type Bill from '#purchasing/models/bill'
import { byConcept, conceptIn, withheldByPaymentsOf } from '#purchasing/payments/withheld_parts'

/** All, or what credit notes have LEFT; the taxes in proportion to the net. */
export async function billedLines({ id }: Bill, of: 'ALL' | 'LEFT'): Promise<DocumentLine[]> {
  const found = await rows(
    `SELECT l.line_id AS id, l.nature, l.subtotal - l.discount AS net, l.credited_net AS credited,
            l.tax, l.tax_rate AS taxRate, l.taxes,
            p.withholding_concept_id AS ofProduct, a.withholding_concept_id AS ofAccount
       FROM bill_lines l
       LEFT JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id
       LEFT JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
      WHERE l.tenant_id = ? AND l.bill_id = ? ORDER BY l.position`,
    [Current.tenantId, id]
  )
  return found.map((row) => lineOf(of === 'ALL' ? { ...row, credited: 0 } : row))
}

function lineOf(row: DatabaseRow): DocumentLine {
  const [net, tax] = [new Big(row.net), new Big(row.tax)]
  const left = net.minus(row.credited)
  const taxes = lineTaxesOf(row.taxes, { taxRate: new Big(row.taxRate), net, tax })
  const vat = sum(taxes.flatMap(({ kind, amount }) => (kind === 'VAT' ? [amount] : [])))
  const part = (amount: Big) => (net.eq(0) ? amount : share(amount.times(left), net))
  return {
    id: row.id,
    nature: row.nature,
    net: left,
    vat: part(vat),
    total: left.plus(part(tax)),
    conceptIds: [row.ofProduct, row.ofAccount],
  }
}

/**
 * By concept, what the bill, its payments and its credit notes have withheld, and what it took over of
 * receipts.
 */
export async function withheldOfBill({ id, takenWithholdings }: Bill): Promise<WithheldBefore> {
  const { tenantId } = Current
  const found = await rows(
    `SELECT w.concept_id AS conceptId, SUM(w.sign * w.base) AS base, SUM(w.sign * w.amount) AS amount
       FROM (SELECT b.id FROM bills b WHERE b.tenant_id = ? AND b.id = ?
             UNION ALL SELECT n.id FROM supplier_credit_notes n WHERE n.tenant_id = ? AND n.bill_id = ?) d
       JOIN withholding_lines w ON w.tenant_id = ? AND w.document_id = d.id
      GROUP BY w.concept_id`,
    [tenantId, id, tenantId, id, tenantId]
  )
  const paid = await withheldByPaymentsOf('bill_id', id)
  const taken = withholdingsIn(takenWithholdings).lines
  return byConcept([...found.map(conceptIn), ...paid, ...taken])
}
