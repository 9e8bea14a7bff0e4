/** Sums of withholding lines of a year by third party and concept, less reversals. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Days } from '#tax/returns/periods'

/** `concept` is the concept of format 1001; `row` that of form 350; `code` the company's. */
export type WithheldOf = {
  type: string
  code: string
  concept: string | null
  row: string | null
  thirdPartyId: string | null
  lines: number
  base: Big
  amount: Big
}

/** SUFFERED are those of customers, PRACTISED those of the company. */
export async function withheldOf(
  { from, to }: Days,
  direction: 'SUFFERED' | 'PRACTISED'
): Promise<WithheldOf[]> {
  const found = await rows(
    `SELECT c.type, c.code, c.exogena_concept AS concept, c.form350_concept AS form350, w.thirdPartyId, w.lineCount, w.base, w.amount
       FROM (SELECT concept_id, third_party_id AS thirdPartyId, COUNT(*) AS lineCount, SUM(sign * base) AS base, SUM(sign * amount) AS amount FROM withholding_lines
              WHERE tenant_id = ? AND day BETWEEN ? AND ? AND direction = ? AND type <> 'MUNICIPAL' GROUP BY concept_id, third_party_id) w
       JOIN withholding_concepts c ON c.tenant_id = ? AND c.id = w.concept_id ORDER BY c.code`,
    [Current.tenantId, from, to, direction, Current.tenantId]
  )
  return found.map(({ type, code, concept, form350, thirdPartyId, lineCount, base, amount }) => ({
    type,
    code,
    concept,
    row: form350,
    thirdPartyId,
    lines: Number(lineCount),
    base: new Big(base),
    amount: new Big(amount),
  }))
}
