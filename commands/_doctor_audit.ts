/** Verification of all audit logs, which takes as long as the logs are. */
import { verifyChain } from '#core/audit/hash_chain'
import { Current } from '#core/context/current'
import Tenant from '#tenants/models/tenant'
import type { Check } from '#commands/_doctor'
import type { Progress } from '#commands/_progress'

export const auditWalk = (progress: Progress): Check => ({
  name: 'audit walk',
  needs: 'migrations',
  remedy: 'Rows of the audit log were changed or removed in the database: compare with a backup.',
  async look() {
    const tenants = await Tenant.query().whereNull('delete_after').orderBy('id')
    const broken: string[] = []
    let rows = 0

    for (const [index, tenant] of tenants.entries()) {
      progress.bar('Walking the audit logs', index, tenants.length)
      const { ok, checked, firstBroken } = await Current.within(tenant.toCurrent(), verifyChain)
      rows += checked
      if (!ok)
        broken.push(
          `${tenant.name} at row ${firstBroken!.seq} (${firstBroken!.reason.toLowerCase()})`
        )
    }
    return broken.length
      ? { ok: false, detail: `Broken: ${broken.join('; ')}` }
      : { ok: true, detail: `${rows} sealed rows of ${tenants.length} logs are as they were` }
  },
})
