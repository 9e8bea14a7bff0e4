import type Tenant from '#tenants/models/tenant'
import { changeTenant } from '#tenants/actions/change_tenant'
import { followCompany } from '#tenants/sandbox/follow_company'
import { tenantLifecycle } from '#tenants/company/tenant_lifecycle'

type State = (typeof tenantLifecycle.states)[number]

/** Locks out a company without deleting data. 409 INVALID_TRANSITION if suspended. */
export const suspendTenant = ({ id }: Pick<Tenant, 'id'>) =>
  changeTenant(id, 'suspended', (tenant) => {
    tenant.status = tenantLifecycle.next('suspend', tenant.status as State)
    return followCompany(tenant)
  })

/** Admits its users and keys again. 409 INVALID_TRANSITION if not suspended. */
export const resumeTenant = ({ id }: Pick<Tenant, 'id'>) =>
  changeTenant(id, 'resumed', (tenant) => {
    tenant.status = tenantLifecycle.next('resume', tenant.status as State)
    return followCompany(tenant)
  })
