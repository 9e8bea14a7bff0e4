/** Divides purchases from one third party among concepts of format 1001. Pure. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'

export type Parts = Map<string | null, Big>

/**
 * `net` is the purchases, net of taxes. A withholding gives the concept of its base; the rest
 * goes by the debited accounts, and has the concept null where these have none. The parts add
 * up to `net`. A base beyond it, such as that of a bill of the year before, is left out.
 */
export function paidByConcept(
  net: Big,
  withheldBases: ReadonlyMap<string, Big>,
  debited: ReadonlyMap<string, Big>
): Parts {
  if (net.lt(0)) return negated(paidByConcept(net.neg(), negated(withheldBases), negated(debited)))

  const parts: Parts = new Map()
  let rest = net
  const take = (concept: string | null, wanted: Big) => {
    const amount = wanted.lt(rest) ? wanted : rest
    if (amount.lte(0)) return zero
    parts.set(concept, (parts.get(concept) ?? zero).plus(amount))
    rest = rest.minus(amount)
    return amount
  }

  const open = new Map(debited)
  for (const [concept, base] of withheldBases) consume(open, concept, take(concept, base), net)
  for (const [concept, amount] of open) take(concept, amount)
  take(null, rest)
  return parts
}

/**
 * The base of a withholding is part of the debits: of the same concept first, then of those that no account
 * explains, then of the other concepts.
 */
function consume(open: Map<string, Big>, concept: string, amount: Big, net: Big) {
  const explained = [...open.values()].reduce((total, one) => total.plus(one), zero)
  let left = lower(open, concept, amount)
  const unexplained = net.minus(explained)
  if (unexplained.gt(0)) left = left.minus(unexplained)
  for (const other of [...open.keys()]) if (left.gt(0)) left = lower(open, other, left)
}

/** Returns what is left of the amount. */
function lower(open: Map<string, Big>, concept: string, amount: Big): Big {
  const there = open.get(concept) ?? zero
  const taken = there.lt(amount) ? there : amount
  if (taken.gt(0)) open.set(concept, there.minus(taken))
  return taken.gt(0) ? amount.minus(taken) : amount
}

const negated = <K>(amounts: ReadonlyMap<K, Big>): Map<K, Big> =>
  new Map([...amounts].map(([key, amount]) => [key, amount.neg()]))
