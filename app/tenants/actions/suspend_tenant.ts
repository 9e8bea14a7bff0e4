import type Tenant from '#tenants/models/tenant'
import { changeTenant } from '#tenants/actions/change_tenant'
import { tenantLifecycle } from '#tenants/company/tenant_lifecycle'

type State = (typeof tenantLifecycle.states)[number]

/**
 * Nobody of a suspended company gets in; nothing of it is lost. 409 INVALID_TRANSITION when it is
 * already.
 */
export const suspendTenant = ({ id }: Pick<Tenant, 'id'>) =>
  changeTenant(
    id,
    'suspended',
    (tenant) => (tenant.status = tenantLifecycle.next('suspend', tenant.status as State))
  )

/** Lets its people and keys in again. 409 INVALID_TRANSITION when it is not suspended. */
export const resumeTenant = ({ id }: Pick<Tenant, 'id'>) =>
  changeTenant(
    id,
    'resumed',
    (tenant) => (tenant.status = tenantLifecycle.next('resume', tenant.status as State))
  )
