/** The job that ends employments whose last day is over. */
import { companiesWithDepartures, endDepartures } from '#hr/departures/end_departures'
import { eachTenant } from '#worker/job'

export const endDeparturesOfAll = async (signal: AbortSignal) =>
  eachTenant(await companiesWithDepartures(), signal, () => endDepartures(signal))
