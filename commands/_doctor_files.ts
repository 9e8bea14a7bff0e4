/** Compares the files of all companies with the bytes on the drive. */
import { Current } from '#core/context/current'
import { compareBytes } from '#files/sweep'
import Tenant from '#tenants/models/tenant'
import type { Check } from '#commands/_doctor'
import type { Progress } from '#commands/_progress'

export const fileWalk = (progress: Progress): Check => ({
  name: 'files',
  needs: 'migrations',
  remedy: 'Copy the missing bytes back from a backup of the files, at the same place.',
  async look() {
    const tenants = await Tenant.query().whereNull('delete_after').orderBy('id')
    const broken: string[] = []

    for (const [index, tenant] of tenants.entries()) {
      progress.bar('Looking at the files', index, tenants.length)
      const { lost } = await Current.within(tenant.toCurrent(), compareBytes)
      if (lost.length)
        broken.push(`${tenant.name}: ${lost.length} without bytes, such as ${lost[0]}`)
    }
    return broken.length
      ? { ok: false, detail: broken.join('; ') }
      : { ok: true, detail: `The bytes of all files of ${tenants.length} companies are there` }
  },
})
