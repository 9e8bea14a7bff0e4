/** Built-in roles and their scopes; a tenant's own roles are rows of `roles`. */
import { KEY_SCOPES, SCOPES } from '#core/context/scopes'

const readAndWrite = (...resources: string[]) =>
  resources.flatMap((one) => [`${one}:read`, `${one}:write`])
const read = (...resources: string[]) => resources.map((one) => `${one}:read`)

export const BUILT_IN_ROLES: Record<string, readonly string[] | 'all'> = {
  SUPER_ADMIN: 'all',
  ADMIN: 'all',
  ACCOUNTANT: [
    ...readAndWrite('accounting', 'invoices'),
    ...read('customers', 'inventory', 'payroll', 'modules', 'assistant'),
    'audit:read',
  ],
  SALES: [...readAndWrite('customers', 'invoices'), ...read('inventory', 'modules', 'assistant')],
  INVENTORY: [...readAndWrite('inventory'), ...read('modules', 'assistant')],
  ASSETS: [...readAndWrite('assets'), ...read('inventory', 'directory', 'modules', 'assistant')],
  HR: [
    ...readAndWrite('hr', 'payroll', 'communications'),
    ...read('assets', 'modules', 'assistant'),
  ],
  SUPPORT: [...readAndWrite('tickets'), ...read('customers', 'assets', 'modules', 'assistant')],
  VIEWER: KEY_SCOPES.filter(
    (scope) => scope.endsWith(':read') && !['hr:read', 'payroll:read', 'audit:read'].includes(scope)
  ),
}

export function scopesOf(
  role: string | null,
  permissions: readonly string[] | null
): ReadonlySet<string> | 'all' {
  const builtIn = role ? BUILT_IN_ROLES[role] : undefined
  if (builtIn === 'all') return 'all'

  return new Set((builtIn ?? permissions ?? []).filter((scope) => SCOPES.includes(scope)))
}
