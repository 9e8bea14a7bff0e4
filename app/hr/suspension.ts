/** A suspension: calendar days without pay, from the date of its process on. */
import { addDays, daysBetween } from '#core/days'
import { invalid } from '#core/refusals'
import type DisciplinaryProcess from '#hr/models/disciplinary_process'
import { mustBeOpenFor } from '#hr/payroll_periods'

const LAST_DAY = '9999-12-31'

type Process = Pick<DisciplinaryProcess, 'type' | 'date'> & { suspensionDays?: number | null }

/** 422 unless a SUSPENSION says its days, within the calendar, and nothing else does. */
export function mustSayItsDays({ type, date, suspensionDays }: Process) {
  if (type === 'SUSPENSION' && !suspensionDays) throw invalid('suspensionDays', 'REQUIRED', 'suspensionDays is required of a SUSPENSION.')
  if (type !== 'SUSPENSION' && suspensionDays) throw invalid('suspensionDays', 'INVALID', 'suspensionDays is for SUSPENSION only.')
  if (suspensionDays && daysBetween(date, LAST_DAY) < suspensionDays - 1) throw invalid('suspensionDays', 'TOO_LARGE', `The last day must not be after ${LAST_DAY}.`)
}

/** 409 PERIOD_CLOSED when the payroll of a suspended day is approved, on the field that asks for that. */
export async function mustNotBePaidYet({ type, date, suspensionDays }: Process, field?: string) {
  if (type === 'SUSPENSION') await mustBeOpenFor(date, lastDayOf({ date, suspensionDays: suspensionDays! }), field ? [field] : [])
}

/** The last day without pay. */
const lastDayOf = ({ date, suspensionDays }: { date: string; suspensionDays: number }) => addDays(date, suspensionDays - 1)
