/** Dated rates of income tax withholding in Colombia: rates are stable, minimums changed four times. */
import type { PackRate } from '#tax/withholdings/law/pack'

const BEFORE = 'minimum before Decreto 572 of 2025'
const DECREE = 'minimum of Decreto 572 of 2025'
const SUSPENDED = 'Decreto 572 suspended by the Consejo de Estado on 2026-05-07'
const BACK = 'Decreto 572 in force again; suspension revoked on 2026-06-02'

const RANGES = [
  { from: '2021-01-01', until: '2025-05-31', isNew: false, why: BEFORE },
  { from: '2025-06-01', until: '2026-05-07', isNew: true, why: DECREE },
  { from: '2026-05-08', until: '2026-06-30', isNew: false, why: SUSPENDED },
  { from: '2026-07-01', until: undefined, isNew: true, why: BACK },
] as const

type Percent = { rate: string } & Pick<PackRate, 'person' | 'declarant'>

/** One percentage for all payees. */
export const all = (rate: string): Percent[] => [{ rate }]

/** Percentages of those who declare income tax, and of the others. */
export const byDeclarant = (yes: string, no: string): Percent[] => [
  { rate: yes, declarant: 'YES' },
  { rate: no, declarant: 'NO' },
]

/** Percentages of legal and of natural persons. */
export const byPerson = (legal: string, natural: string): Percent[] => [
  { rate: legal, person: 'LEGAL' },
  { rate: natural, person: 'NATURAL' },
]

/** Minimums in UVT under Decreto 572 and, in the other ranges of days, before it. */
export const dated = (source: string, [now, before]: [string, string], percents: Percent[]) =>
  RANGES.flatMap(({ from, until, isNew, why }): PackRate[] =>
    percents.map((percent) => ({
      ...percent,
      from,
      ...(until && { until }),
      minimumUvt: isNew ? now : before,
      source: `${source}; ${why}`,
    }))
  )

/** One minimum in UVT for all days, or none. */
export const steady = (source: string, percents: Percent[], minimumUvt?: string): PackRate[] =>
  percents.map((percent) => ({
    ...percent,
    from: '2021-01-01',
    ...(minimumUvt && { minimumUvt }),
    source,
  }))

/** Minimums [Decreto 572, before] of services, and of purchases and other income. */
export const SERVICES: [string, string] = ['2', '4']
export const PURCHASES: [string, string] = ['10', '27']
