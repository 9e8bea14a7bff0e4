import { Current } from '#core/context/current'
import { addMonths, todayIn } from '#core/calendar/days'
import { invalid } from '#core/errors/refusal'
import type { Fail } from '#core/input/validation'

/** Minimum age of employment: ILO Convention 138 (1973), art. 2. */
const YOUNGEST = 14

type Dates = { birthDate?: string | null; hireDate: string }

/** 422 on `birthDate` unless it is past and at least 14 years before hire. */
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

/** Checks the birth date only when it changes. */
export async function mayChangeEmployee({ birthDate, hireDate }: Dates, changes: Partial<Dates>) {
  if (changes.birthDate === birthDate) return
  mustBeOldEnough({ birthDate: changes.birthDate, hireDate }, (field, code, message) => {
    throw invalid(field, code, message)
  })
}
