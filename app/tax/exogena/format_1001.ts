/** Format 1001: payments and accruals, with their withholdings. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import {
  accountConcepts,
  ofFormat,
  PREFIXES,
  type AccountConcept,
} from '#tax/exogena/account_concepts'
import { paidByConcept } from '#tax/exogena/paid_by_concept'
import { postedIn, type Posted } from '#tax/exogena/posted'
import { boughtOf } from '#tax/exogena/purchases'
import { Records } from '#tax/exogena/record'
import { withheldOf, type WithheldOf } from '#tax/exogena/withheld'
import type { Days } from '#tax/returns/periods'

/** By third party (null without one): amounts by concept. */
type ByParty = Map<string | null, Map<string, Big>>

/** Columns `pnded`, `inded` and `reta` stay 0: the books do not know what is not deductible or assumed. */
export async function payments(days: Days): Promise<Records> {
  const concepts = await accountConcepts()
  const paid = [...concepts.values()].filter(({ concept }) => ofFormat(concept, PREFIXES.PAYMENTS))
  const ids = paid.map(({ id }) => id)
  const [bought, debited, byHand, withheld] = [
    await boughtOf(days),
    await postedIn(days, ids, 'DOCUMENTS'),
    await postedIn(days, ids, 'BY_HAND'),
    await withheldOf(days, 'PRACTISED'),
  ]

  const records = new Records()
  const [bases, accounts] = [basesOf(withheld), amountsOf(debited, concepts)]
  for (const { thirdPartyId, net, cost, documents } of bought) {
    const parts = paidByConcept(
      net,
      bases.get(thirdPartyId) ?? new Map(),
      accounts.get(thirdPartyId) ?? new Map()
    )
    const largest = largestOf(parts)
    for (const [concept, pago] of parts) {
      const amounts = { pago, ided: concept === largest ? cost : zero }
      records.add({ concept, thirdPartyId, amounts, source: 'PURCHASES', count: documents })
    }
  }
  for (const { accountId, thirdPartyId, lines, amount } of byHand) {
    const { code, concept } = concepts.get(accountId)!
    records.add({ concept, thirdPartyId, amounts: { pago: amount }, source: code, count: lines })
  }
  for (const one of withheld) addWithheld(records, one)
  return records
}

/** ReteIVA stands in the row with the largest payment, because its concept names no kind of payment. */
function addWithheld(
  records: Records,
  { type, code, concept, row, thirdPartyId, lines, amount }: WithheldOf
) {
  const isVat = type === 'VAT'
  const column = isVat ? (row === 'VAT_ABROAD' ? 'ndom' : 'comun') : 'retp'
  records.add({
    concept: isVat ? largestRow(records, thirdPartyId) : ofFormat(concept, PREFIXES.PAYMENTS),
    thirdPartyId,
    amounts: { [column]: amount },
    source: code,
    count: lines,
  })
}

function largestRow(records: Records, thirdPartyId: string | null): string | null {
  const own = [...records.entries.values()].filter((one) => one.thirdPartyId === thirdPartyId)
  return largestOf(new Map(own.map(({ concept, amounts }) => [concept, amounts.pago ?? zero])))
}

function largestOf(parts: ReadonlyMap<string | null, Big>): string | null {
  const [first] = [...parts].sort(([, one], [, other]) => other.cmp(one))
  return first?.[0] ?? null
}

function basesOf(withheld: readonly WithheldOf[]): ByParty {
  const bases: ByParty = new Map()
  for (const { type, concept, thirdPartyId, base } of withheld) {
    const paid = ofFormat(concept, PREFIXES.PAYMENTS)
    if (type === 'RENTA' && paid) plus(bases, thirdPartyId, paid, base)
  }
  return bases
}

function amountsOf(posted: readonly Posted[], concepts: Map<string, AccountConcept>): ByParty {
  const amounts: ByParty = new Map()
  for (const { accountId, thirdPartyId, amount } of posted)
    plus(amounts, thirdPartyId, concepts.get(accountId)!.concept!, amount)
  return amounts
}

function plus(all: ByParty, thirdPartyId: string | null, concept: string, amount: Big) {
  const own = all.get(thirdPartyId) ?? new Map<string, Big>()
  all.set(thirdPartyId, own.set(concept, (own.get(concept) ?? zero).plus(amount)))
}
