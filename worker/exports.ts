/** The periodic job of exports. */
import { companiesWithOldExports, expireExports } from '#integrations/exports/sweep_files'
import { eachTenant } from '#worker/job'

export const sweepExports = async (signal: AbortSignal) => eachTenant(await companiesWithOldExports(), signal, expireExports)
