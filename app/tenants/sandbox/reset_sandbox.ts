import { clock } from '#core/primitives/clock'
import type { CurrentTenant } from '#core/context/current'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { flushWrites } from '#core/database/transaction/writes'
import { forgetCallers } from '#core/security/caller_cache'
import Tenant from '#tenants/models/tenant'
import { lockForSandbox, newSandbox, recordOf } from '#tenants/sandbox/make_sandbox'

/**
 * Puts a new sandbox in the place of the company's own; test keys open the new one at once. The
 * worker removes the old one. Called in the context of the company.
 */
export function resetSandbox({ id }: CurrentTenant): Promise<CurrentTenant> {
  return transaction(async () => {
    const company = await lockForSandbox(id)
    const old = await Tenant.query().where('sandbox_of', id).forUpdate().first()
    if (old) await discard(old)

    const sandbox = await newSandbox(company)
    recordOf('reset', sandbox)
    afterCommit(forgetCallers)
    return sandbox
  })
}

/** Shut off at once, and due for the next `sweep-tenants`. */
async function discard(sandbox: Tenant) {
  await sandbox
    .merge({
      sandboxOf: null,
      statusThen: sandbox.status,
      status: 'DELETING',
      deleteAfter: clock.now().toISOString(),
    })
    .save()
  await flushWrites()
}
