/** When somebody who works here may have been born. */
import { Current } from '#core/context/current'
import { addMonths, todayIn } from '#core/calendar/days'
import { invalid } from '#core/errors/refusal'
import type { Fail } from '#core/input/validation'

/** Nobody is employed before this age: ILO Convention 138 (1973), art. 2. */
const YOUNGEST = 14

type Dates = { birthDate?: string | null; hireDate: string }

/** 422 on `birthDate` unless it is past and 14 years before the day of hire, or earlier. */
export function mustBeOldEnough({ birthDate, hireDate }: Dates, fail: Fail) {
  if (!birthDate) return
  if (birthDate >= todayIn(Current.tenant.timezone))
    return fail('birthDate', 'INVALID', 'birthDate must be in the past.')
  if (addMonths(birthDate, YOUNGEST * 12) > hireDate)
    fail(
      'birthDate',
      'INVALID',
      `birthDate must be at least ${YOUNGEST} years before hireDate, which is ${hireDate}.`
    )
}

/** The same of another birth date than the employee has. */
export async function mayChangeEmployee({ birthDate, hireDate }: Dates, changes: Partial<Dates>) {
  if (changes.birthDate === birthDate) return
  mustBeOldEnough({ birthDate: changes.birthDate, hireDate }, (field, code, message) => {
    throw invalid(field, code, message)
  })
}
