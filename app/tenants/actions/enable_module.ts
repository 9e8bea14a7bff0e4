import type Tenant from '#tenants/models/tenant'
import { changeTenant } from '#tenants/actions/change_tenant'
import { modulesNamed } from '#tenants/modules'

/** Gives a tenant a module; 422 when there is no such code. One that it has already stays. */
export function enableModule({ id }: Pick<Tenant, 'id'>, code: string) {
  const [module] = modulesNamed([code])
  return changeTenant(
    id,
    'updated',
    (tenant) => (tenant.enabledModules = modulesNamed([...tenant.enabledModules, module]))
  )
}

/** Takes a module away; what was recorded with it stays. */
export function disableModule({ id }: Pick<Tenant, 'id'>, code: string) {
  const [module] = modulesNamed([code])
  return changeTenant(
    id,
    'updated',
    (tenant) => (tenant.enabledModules = tenant.enabledModules.filter((one) => one !== module))
  )
}
