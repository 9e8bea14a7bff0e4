import { Current } from '#core/context/current'
import { invalid } from '#core/errors/refusal'
import { packOf } from '#payroll/statutory/law'

/** 422 on `field` for a day (`YYYY-MM-DD`) before the country's known law. */
export function mustBeKnown(field: string, day: string) {
  const { since } = packOf(Current.tenant.countryCode)
  if (since && day < since)
    throw invalid(field, 'INVALID', `Payroll law is available from ${since} on`)
}
