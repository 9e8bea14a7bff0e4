/** Audited in the tenant, and in the platform when the platform made the change. */
import { record } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import type { Row } from '#core/database/sql'
import type Tenant from '#tenants/models/tenant'

export function recordTenant(
  action: string,
  tenant: Tenant,
  before: Row | null,
  after: Row | null
) {
  const entry = {
    action: `tenant.${action}`,
    entity: 'tenant',
    entityId: tenant.publicId,
    before,
    after,
  }

  Current.within(tenant.toCurrent(), () => record(entry))
  if (Current.actor.isSuperAdmin) Current.within(PLATFORM, () => record(entry))
}
