/** The withholdings that the law asks for, by the profiles of both parties. */
import type { Concept, ConceptType, Nature } from '#tax/withholdings/concept'
import { computed, type OnDay } from '#tax/withholdings/engine/computed'
import {
  withholdsIncome,
  withholdsMunicipal,
  withholdsVat,
} from '#tax/withholdings/engine/decision'
import type {
  Direction,
  DocumentLine,
  Rules,
  Taxpayer,
  Withholding,
} from '#tax/withholdings/engine/types'

export type Parties = { profile: Taxpayer; party: Taxpayer; direction: Direction }

/** The general concept of a line without one of its own, by the codes of the country's pack. */
const GENERAL: Partial<Record<ConceptType, Record<Nature, string>>> = {
  RENTA: { GOODS: 'COMPRAS', SERVICES: 'SERVICIOS' },
  VAT: { GOODS: 'RETEIVA-COMPRAS', SERVICES: 'RETEIVA-SERVICIOS' },
}

/**
 * By type: the concept of the product, else of the account, else the general one of the line's
 * nature; lines of one concept share its minimum. The place of ReteICA is our municipality.
 */
export function automatic(
  lines: readonly DocumentLine[],
  { profile, party, direction }: Parties,
  { day, rules }: Omit<OnDay, 'payee'>
): Withholding[] {
  const [payer, payee] = direction === 'SUFFERED' ? [party, profile] : [profile, party]
  const place = profile.municipality
  const types: ConceptType[] = [
    ...(withholdsIncome(payer, payee) ? (['RENTA'] as const) : []),
    ...(withholdsVat(payer, payee) ? (['VAT'] as const) : []),
    ...(withholdsMunicipal(payer, payee, place) ? (['MUNICIPAL'] as const) : []),
  ]

  return types.flatMap((type) =>
    [...byConcept(lines, type, rules, { place, activity: payee.ciiu ?? null })].flatMap(
      ([concept, own]) =>
        computed(
          { concept, lines: own, isWhole: own.length === lines.length },
          { day, payee, rules }
        ) ?? []
    )
  )
}

type Where = { place: string | null; activity: string | null }

function byConcept(lines: readonly DocumentLine[], type: ConceptType, rules: Rules, where: Where) {
  const active = rules.concepts.filter((concept) => concept.isActive && concept.type === type)
  const groups = new Map<Concept, DocumentLine[]>()
  for (const line of lines) {
    const concept = ownConcept(line, active) ?? generalConcept(line.nature, type, active, where)
    if (concept) groups.set(concept, [...(groups.get(concept) ?? []), line])
  }
  return groups
}

const ownConcept = ({ conceptIds = [] }: DocumentLine, active: readonly Concept[]) =>
  conceptIds.map((id) => active.find((concept) => concept.id === id)).find(Boolean)

/** The municipality's concept for the payee's activity, else its first one by code. */
function generalConcept(
  nature: Nature,
  type: ConceptType,
  active: readonly Concept[],
  { place, activity }: Where
): Concept | undefined {
  const code = GENERAL[type]?.[nature]
  if (type !== 'MUNICIPAL') return active.find((concept) => concept.code === code)

  const there = active.filter(
    (concept) =>
      concept.municipality === place &&
      (concept.nature === null || concept.nature === nature) &&
      (concept.activity === null || concept.activity === activity)
  )
  const rank = (concept: Concept) => `${concept.activity ? 0 : 1} ${concept.code}`
  return there.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}
