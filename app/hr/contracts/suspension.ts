/** Suspensions: unpaid calendar days since the date of the process. */
import { addDays, daysBetween, LAST_DAY } from '#core/calendar/days'
import { invalid } from '#core/errors/refusal'
import { mustWorkHere } from '#hr/employment'
import type DisciplinaryProcess from '#hr/models/disciplinary_process'
import type Employee from '#hr/models/employee'
import { mustBeOpenFor } from '#hr/payroll_periods'

type Process = Pick<DisciplinaryProcess, 'type' | 'date'> & { suspensionDays?: number | null }

/** 422 unless a SUSPENSION, and nothing else, has days, within the calendar. */
export function mustSayItsDays({ type, date, suspensionDays }: Process) {
  if (type === 'SUSPENSION' && !suspensionDays)
    throw invalid('suspensionDays', 'REQUIRED', 'suspensionDays is required for a SUSPENSION.')
  if (type !== 'SUSPENSION' && suspensionDays)
    throw invalid('suspensionDays', 'INVALID', 'suspensionDays is for SUSPENSION only.')
  if (suspensionDays && daysBetween(date, LAST_DAY) < suspensionDays - 1)
    throw invalid('suspensionDays', 'TOO_LARGE', `The last day must not be after ${LAST_DAY}.`)
}

/** 422 unless the locked employee works here on all suspended days. */
export async function mustSuspendWhoWorksHere(
  employee: Employee,
  { type, date, suspensionDays }: Process
) {
  if (type === 'SUSPENSION')
    await mustWorkHere(
      employee,
      { from: date, to: lastDayOf({ date, suspensionDays: suspensionDays! }) },
      { fields: ['date', 'suspensionDays'] }
    )
}

/** 409 PERIOD_CLOSED on `field` when a suspended day lies in an approved month. */
export async function mustNotBePaidYet({ type, date, suspensionDays }: Process, field?: string) {
  if (type === 'SUSPENSION')
    await mustBeOpenFor(
      date,
      lastDayOf({ date, suspensionDays: suspensionDays! }),
      field ? [field] : []
    )
}

const lastDayOf = ({ date, suspensionDays }: { date: string; suspensionDays: number }) =>
  addDays(date, suspensionDays - 1)
