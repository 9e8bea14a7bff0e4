/** Withholdings of receipts that a bill takes over, and those that the bill adds. */
import { sum } from '#core/primitives/decimal'
import { withheldTotal, type KeptWithholding, type KeptWithholdings } from '#tax/withholdings'

export type WithheldChange = {
  /** The withholdings that the bill stores. */
  final: KeptWithholdings
  more: KeptWithholding[]
  /** Amounts above zero, which are taken back. */
  less: KeptWithholding[]
}

/**
 * A bill computes its withholdings for the whole document, so those of its receipts are taken off, by
 * concept. A bill without withholdings of its own keeps those of its receipts.
 */
export function withheldBeside(
  computed: KeptWithholdings,
  taken: readonly KeptWithholding[]
): WithheldChange {
  if (!taken.length) return { final: computed, more: [...computed.lines], less: [] }
  if (!computed.lines.length) return { final: { ...computed, lines: taken }, more: [], less: [] }

  const ids = [...new Set([...computed.lines, ...taken].map(({ conceptId }) => conceptId))]
  const changes = ids.map((id) => {
    const [own, before] = [computed.lines, taken].map((all) =>
      all.filter(({ conceptId }) => conceptId === id)
    )
    const base = sum(own.map((one) => one.base)).minus(sum(before.map((one) => one.base)))
    const amount = sum(own.map((one) => one.amount)).minus(sum(before.map((one) => one.amount)))
    return { ...(own[0] ?? before[0]), base, amount }
  })
  return {
    final: computed,
    more: changes.filter(({ amount, base }) => amount.gt(0) || (amount.eq(0) && base.gt(0))),
    less: changes
      .filter(({ amount, base }) => amount.lt(0) || (amount.eq(0) && base.lt(0)))
      .map((one) => ({ ...one, base: one.base.neg(), amount: one.amount.neg() })),
  }
}

export const changeOf = ({ more, less }: WithheldChange) =>
  withheldTotal(more).minus(withheldTotal(less))
