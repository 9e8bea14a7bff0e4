/** The self-withholding of income tax on our own sale; the customer has no part in it. */
import { computed, type OnDay } from '#tax/withholdings/engine/computed'
import type { DocumentLine, Withholding } from '#tax/withholdings/engine/types'

/** On the net of all lines (DUR 1.2.6.6), by the company's concept; nothing without one. */
export function selfWithheld(
  lines: readonly DocumentLine[],
  { day, payee, rules }: OnDay
): Withholding[] {
  if (!rules.selfConceptId) return []
  const own = rules.concepts.filter(({ type, isActive }) => type === 'SELF' && isActive)
  // The settings of a sandbox name the concept of its company.
  const concept = own.find(({ id }) => id === rules.selfConceptId) ?? own[0]
  if (!concept) return []
  return [computed({ concept, lines, isWhole: true }, { day, payee, rules })].flatMap(
    (one) => one ?? []
  )
}
