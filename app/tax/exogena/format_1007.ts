/** Format 1007: income and its returns. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { accountsByRole } from '#accounting/ledger'
import { accountConcepts, ofFormat, PREFIXES } from '#tax/exogena/account_concepts'
import { postedIn } from '#tax/exogena/posted'
import { Records } from '#tax/exogena/record'
import type { Days } from '#tax/returns/periods'

/** Ordinary income, where the account of sales names no other concept. */
const ORDINARY = '4001'

/** Sales go by their tax lines, so that a changed document counts once; the rest by entries by hand. */
export async function incomeOf(days: Days): Promise<Records> {
  const [concepts, roles] = [await accountConcepts(), await accountsByRole()]
  const ofSales = concepts.get(roles.get('income')?.id ?? '')?.concept
  const records = new Records()

  for (const { thirdPartyId, documents, sold, returned } of await soldOf(days))
    records.add({
      concept: ofFormat(ofSales, PREFIXES.INCOME) ?? ORDINARY,
      thirdPartyId,
      amounts: { ibru: sold, dred: returned },
      source: 'SALES',
      count: documents,
    })

  const income = [...concepts.values()].filter(
    ({ type, concept }) => type === 'INCOME' && ofFormat(concept, PREFIXES.INCOME)
  )
  const posted = await postedIn(
    days,
    income.map(({ id }) => id),
    'BY_HAND'
  )
  for (const { accountId, thirdPartyId, lines, debit, credit } of posted) {
    const { code, concept } = concepts.get(accountId)!
    const amounts = { ibru: credit, dred: debit }
    records.add({ concept, thirdPartyId, amounts, source: code, count: lines })
  }
  return records
}

type Sold = { thirdPartyId: string | null; documents: number; sold: Big; returned: Big }

/**
 * Net of discounts and taxes. The net amount of the year makes a document income or a return: one that
 * was voided in the same year is neither.
 */
async function soldOf({ from, to }: Days): Promise<Sold[]> {
  const documents = `SELECT third_party_id AS thirdPartyId, SUM(sign * base) AS net FROM tax_lines
      WHERE tenant_id = ? AND day BETWEEN ? AND ? AND side = 'SALE' AND tax_kind IN ('VAT', 'NONE') GROUP BY document_id, third_party_id`
  const found = await rows(
    `SELECT d.thirdPartyId, COUNT(*) AS documents, SUM(GREATEST(d.net, 0)) AS sold,
         SUM(GREATEST(-d.net, 0)) AS returned
       FROM (${documents}) d
       GROUP BY d.thirdPartyId`,
    [Current.tenantId, from, to]
  )
  return found.map(({ thirdPartyId, documents, sold, returned }) => ({
    thirdPartyId,
    documents: Number(documents),
    sold: new Big(sold),
    returned: new Big(returned),
  }))
}
