/** The periodic job of exports. */
import {
  companiesWithOldExports,
  expireExports,
  removeStrayFiles,
} from '#integrations/exports/sweep_files'
import { eachTenant } from '#worker/job'

export async function sweepExports(signal: AbortSignal) {
  await eachTenant(await companiesWithOldExports(), signal, expireExports)
  await removeStrayFiles(signal)
}
