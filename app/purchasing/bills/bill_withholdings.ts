/** Withholdings of a bill, from its lines. */
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { accountsFor } from '#accounting/ledger'
import {
  keptWithholdings,
  withheldTotal,
  withholdingsOf,
  type AskedWithholdings,
  type DocumentLine,
  type KeptWithholdings,
} from '#tax/withholdings'
import { netOf, type BillLine } from '#purchasing/bills/lines/bill_line'

/**
 * The withholdings of the request, else by the company's setting, on the bill's day. Costs no statement where
 * nothing is withheld. Errors of `withholdingsOf`.
 */
export const withheldOf = (
  lines: readonly BillLine[],
  { withholdings, autoWithholdings }: AskedWithholdings,
  { day, thirdPartyId }: { day: string; thirdPartyId: string | null }
): Promise<KeptWithholdings> =>
  withholdingsOf({
    asked: { withholdings, autoWithholdings },
    direction: 'PRACTISED',
    lines: () => withConcepts(lines),
    day,
    thirdPartyId,
  })

/** The columns of a bill that keep them. */
export const withheldColumns = (withheld: KeptWithholdings) => ({
  withholdings: keptWithholdings(withheld),
  withheldTotal: withheldTotal(withheld.lines),
})

/** The lines with the concepts of their products, and of the accounts to which they are posted. */
async function withConcepts(lines: readonly BillLine[]): Promise<DocumentLine[]> {
  const { tenantId } = Current
  const [inventory, expense] = await accountsFor(['inventory', 'expense'])
  const accountOf = ({ accountId, nature }: BillLine) =>
    accountId ?? (nature === 'GOODS' ? inventory.id : expense.id)
  const [products, accounts] = await selects([
    [
      'SELECT id, withholding_concept_id AS conceptId FROM products WHERE tenant_id = ? AND id IN (?)',
      [tenantId, ['', ...lines.flatMap(({ productId }) => productId ?? [])]],
    ],
    [
      'SELECT id, withholding_concept_id AS conceptId FROM accounts WHERE tenant_id = ? AND id IN (?)',
      [tenantId, [...new Set(lines.map(accountOf))]],
    ],
  ])
  const conceptOf = new Map(
    [...products, ...accounts].map(({ id, conceptId }) => [id as string, conceptId as string])
  )
  return lines.map((line) => ({
    id: line.id,
    net: netOf(line.amounts),
    vat: sum(line.amounts.taxes.flatMap(({ kind, amount }) => (kind === 'VAT' ? [amount] : []))),
    total: line.amounts.total,
    nature: line.nature,
    conceptIds: [conceptOf.get(line.productId ?? ''), conceptOf.get(accountOf(line))],
  }))
}
