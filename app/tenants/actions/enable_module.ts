import type Tenant from '#tenants/models/tenant'
import { changeTenant } from '#tenants/actions/change_tenant'
import { modulesNamed } from '#tenants/modules'

/** Enables a module; 422 for an unknown code. */
export function enableModule({ id }: Pick<Tenant, 'id'>, code: string) {
  const [module] = modulesNamed([code])
  return changeTenant(
    id,
    'updated',
    (tenant) => (tenant.enabledModules = modulesNamed([...tenant.enabledModules, module]))
  )
}

/** Disables a module; its records stay. */
export function disableModule({ id }: Pick<Tenant, 'id'>, code: string) {
  const [module] = modulesNamed([code])
  return changeTenant(
    id,
    'updated',
    (tenant) => (tenant.enabledModules = tenant.enabledModules.filter((one) => one !== module))
  )
}
