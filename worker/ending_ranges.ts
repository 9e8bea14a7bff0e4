/** The job that announces numbering ranges whose last day is near. */
import { announceEndingRanges, companiesWithEndingRanges } from '#numbering/announce_ending'
import { eachTenant } from '#worker/job'

export const announceEndingRangesOfAll = async (signal: AbortSignal) =>
  eachTenant(await companiesWithEndingRanges(), signal, announceEndingRanges)
