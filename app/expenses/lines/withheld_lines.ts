/** Withholdings of an expense, from its lines. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import {
  withholdingsOf,
  type AskedWithholdings,
  type DocumentLine,
  type KeptWithholdings,
} from '#tax/withholdings'
import type { ExpenseLine } from '#expenses/lines/lines'

/**
 * The withholdings of the request, else by the company's setting, on the expense's day. The paying account pays the
 * rest. Costs no statement where nothing is withheld. Errors of `withholdingsOf`.
 */
export const withheldOf = (
  lines: readonly ExpenseLine[],
  { withholdings, autoWithholdings, expenseDate }: AskedWithholdings & { expenseDate: string },
  thirdPartyId: string | null
): Promise<KeptWithholdings> =>
  withholdingsOf({
    asked: { withholdings, autoWithholdings },
    direction: 'PRACTISED',
    lines: () => withConcepts(lines),
    day: expenseDate,
    thirdPartyId,
  })

/** The lines with the withholding concepts of their accounts. */
async function withConcepts(lines: readonly ExpenseLine[]): Promise<DocumentLine[]> {
  const accounts = await rows(
    'SELECT id, withholding_concept_id AS conceptId FROM accounts WHERE tenant_id = ? AND id IN (?)',
    [Current.tenantId, [...new Set(lines.map(({ accountId }) => accountId))]]
  )
  const conceptOf = new Map(accounts.map(({ id, conceptId }) => [id, conceptId as string | null]))
  return lines.map(({ id, accountId, nature, amounts }) => ({
    id,
    net: amounts.subtotal,
    vat: sum(amounts.taxes.flatMap(({ kind, amount }) => (kind === 'VAT' ? [amount] : []))),
    total: amounts.total,
    nature,
    conceptIds: [conceptOf.get(accountId)],
  }))
}
