/** The periodic jobs of files. */
import {
  companiesWithFolders,
  companiesWithUnattachedFiles,
  removeStrayBytes,
  removeUnattached,
} from '#files/sweep'
import { eachTenant } from '#worker/job'

export const sweepFiles = async (signal: AbortSignal) =>
  eachTenant(await companiesWithUnattachedFiles(), signal, () => removeUnattached(signal))

export const sweepFileBytes = async (signal: AbortSignal) =>
  eachTenant(await companiesWithFolders(), signal, () => removeStrayBytes(signal))
