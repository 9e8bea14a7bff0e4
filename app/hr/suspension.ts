/** A suspension: calendar days without pay, from the date of its process on. */
import { addDays } from '#core/days'
import { invalid } from '#core/refusals'
import type DisciplinaryProcess from '#hr/models/disciplinary_process'
import { mustBeOpenFor } from '#hr/payroll_periods'

type Process = Pick<DisciplinaryProcess, 'type' | 'date'> & { suspensionDays?: number | null }

/** 422 unless a SUSPENSION says its days, and nothing else does. */
export function mustSayItsDays({ type, suspensionDays }: Process) {
  if (type === 'SUSPENSION' && !suspensionDays) throw invalid('suspensionDays', 'REQUIRED', 'suspensionDays is required of a SUSPENSION.')
  if (type !== 'SUSPENSION' && suspensionDays) throw invalid('suspensionDays', 'INVALID', 'suspensionDays is for SUSPENSION only.')
}

/** 409 PERIOD_CLOSED when the payroll of a suspended day is approved. */
export async function mustNotBePaidYet({ type, date, suspensionDays }: Process) {
  if (type === 'SUSPENSION') await mustBeOpenFor(date, lastDayOf({ date, suspensionDays: suspensionDays! }))
}

/** The last day without pay. */
export const lastDayOf = ({ date, suspensionDays }: { date: string; suspensionDays: number }) => addDays(date, suspensionDays - 1)
