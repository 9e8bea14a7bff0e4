/** The periodic job of imports. */
import { companiesWithOldImports, forgetOldImports } from '#integrations/imports/sweep_records'
import { eachTenant } from '#worker/job'

export async function sweepImports(signal: AbortSignal) {
  await eachTenant(await companiesWithOldImports(), signal, () => forgetOldImports(signal))
}
