/** The job that ends the employment of who was going to leave, in one company after the other. */
import { companiesWithDepartures, endDepartures } from '#hr/departures/end_departures'
import { eachTenant } from '#worker/job'

export const endDeparturesOfAll = async (signal: AbortSignal) =>
  eachTenant(await companiesWithDepartures(), signal, () => endDepartures(signal))
