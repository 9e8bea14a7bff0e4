/** Kinds of overtime, each a multiple of the plain hour, with the Sunday surcharge where due. */
import type { Decimal } from '#core/primitives/decimal'
import { NotComputable } from '#payroll/computation/not_computable'
import type { InForce, Parameter } from '#payroll/statutory/pack'
import type { Law } from '#payroll/statutory/law'

type Kind = { parameter: Parameter; onSundays: boolean }

const KINDS = {
  DIURNA: { parameter: 'diurna', onSundays: false },
  NOCTURNA: { parameter: 'nocturna', onSundays: false },
  DIURNA_DOMINICAL: { parameter: 'diurna', onSundays: true },
  NOCTURNA_DOMINICAL: { parameter: 'nocturna', onSundays: true },
  /** The salary contains the hour itself: only the surcharge is paid. */
  RECARGO_NOCTURNO: { parameter: 'recargoNocturno', onSundays: false },
} satisfies Record<string, Kind>

export type OvertimeType = keyof typeof KINDS

export const OVERTIME_TYPES = Object.keys(KINDS) as [OvertimeType, ...OvertimeType[]]

/** The factor on `day` and the rows of the law behind it. */
export function factorOf(
  type: OvertimeType,
  day: string,
  law: Law
): { factor: Decimal; rows: InForce[] } {
  const { parameter, onSundays } = KINDS[type]
  const rows = [
    lawOn(law, parameter, day),
    ...(onSundays ? [lawOn(law, 'sundaySurcharge', day)] : []),
  ]
  return {
    factor: rows.map(({ value }) => value).reduce((total, value) => total.plus(value)),
    rows,
  }
}

/** The value on `day`; NotComputable when the law of that day is not known. */
export function lawOn(law: Law, parameter: Parameter, day: string): InForce {
  const found = law(parameter, day)
  if (!found)
    throw new NotComputable(
      `There is overtime of ${day}, and the law of that day is not known: delete it, or set ` +
        `${parameter} from then on in the settings of payroll`
    )
  return found
}
