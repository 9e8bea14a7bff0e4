/**
 * The job that seals audit logs, tenants in turn, so that a large import delays no other tenant.
 */
import { sealAudit, tenantsToSeal } from '#core/audit/hash_chain'
import { eachTenant } from '#worker/job'

const TURN = 5_000

export async function sealAuditLogs(signal: AbortSignal) {
  for (
    let waiting = await tenantsToSeal();
    waiting.length && !signal.aborted;
    waiting = await tenantsToSeal()
  ) {
    await eachTenant(waiting, signal, () => sealAudit({ signal, most: TURN }))
  }
}
