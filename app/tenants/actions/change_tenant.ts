import { forgetCallers } from '#core/callers'
import { notFound } from '#core/refusals'
import { afterCommit, transaction } from '#core/transaction'
import { PLATFORM } from '#core/platform'
import Tenant from '#tenants/models/tenant'
import { recordTenant } from '#tenants/tenant_audit'

/** Changes the row of a tenant, locked, with its audit; what callers are remembered by is forgotten after the commit. */
export async function changeTenant(id: number, action: string, change: (tenant: Tenant) => unknown): Promise<Tenant> {
  return transaction(async () => {
    const tenant = await Tenant.query().where('id', id).whereNot('id', PLATFORM.id).forUpdate().first()
    if (!tenant) throw notFound()

    await change(tenant)
    const fields = Object.keys(tenant.$dirty)
    if (!fields.length) return tenant

    const before = Object.fromEntries(fields.map((field) => [field, tenant.$original[field]]))
    const after = { ...tenant.$dirty }
    await tenant.save()
    recordTenant(action, tenant, before, after)
    afterCommit(forgetCallers)
    return tenant
  })
}
