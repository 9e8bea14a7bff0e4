/** Callers grant only scopes that they have, and change only users without further scopes. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { jsonOf } from '#core/database/columns'
import { hasScope } from '#core/context/scopes'
import { PLATFORM } from '#core/context/platform_tenant'
import { forbidden, invalid } from '#core/errors/refusal'
import { BUILT_IN_ROLES, scopesOf } from '#identity/access/roles'

type Scopes = ReadonlySet<string> | 'all'

/** The role in a user's row: name of a built-in role, or id of the tenant's own. */
type GivenRole = { role: string | null; roleId: string | null }

export function mustHaveScopes(scopes: Iterable<string> | 'all') {
  const { actor } = Current
  if (actor.scopes === 'all') return
  if (scopes === 'all') throw forbidden('Only an ADMIN may do this')

  const missing = [...scopes].filter((scope) => !hasScope(actor, scope))
  if (missing.length)
    throw forbidden(`You do not have ${missing.join(', ')}, so you cannot give or take it`)
}

/** 403 unless the actor has all scopes of this user. */
export async function mustHaveScopesOf(user: GivenRole) {
  if (user.role === 'SUPER_ADMIN' && !Current.actor.isSuperAdmin)
    throw forbidden('Only a SUPER_ADMIN may change a SUPER_ADMIN')
  mustHaveScopes(await scopesOfUser(user))
}

/** The role to assign: 422 on `field` if unknown, 403 beyond the actor, except the one that the user `has`. */
export async function roleToGive(
  name: string,
  has?: GivenRole,
  field = 'role'
): Promise<GivenRole> {
  const { scopes, ...given } = await roleNamed(name, field)
  if (has && has.role === given.role && has.roleId === given.roleId) return given
  const isPlatforms = given.role === 'SUPER_ADMIN'

  if (isPlatforms && (Current.actor.type !== 'system' || Current.tenantId !== PLATFORM.id))
    throw forbidden(
      'SUPER_ADMIN cannot be assigned here: the operator of the platform creates such users with user:create'
    )
  mustHaveScopes(scopes)
  return given
}

async function roleNamed(name: string, field: string): Promise<GivenRole & { scopes: Scopes }> {
  if (Object.hasOwn(BUILT_IN_ROLES, name))
    return { role: name, roleId: null, scopes: scopesOf(name, null) }

  // The shared lock prevents a deletion of the role before the user has it.
  const [row] = await rows(
    'SELECT id, permissions FROM roles WHERE tenant_id = ? AND name = ? LOCK IN SHARE MODE',
    [Current.tenantId, name]
  )
  if (!row)
    throw invalid(
      field,
      'NOT_FOUND',
      `There is no role ${name}; built-in ones are ${GIVEN_ROLES.join(', ')}`
    )
  return { role: null, roleId: row.id, scopes: scopesOf(null, jsonOf(row.permissions) as string[]) }
}

async function scopesOfUser({ role, roleId }: GivenRole): Promise<Scopes> {
  if (!roleId) return scopesOf(role, null)

  const [row] = await rows('SELECT permissions FROM roles WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    roleId,
  ])
  return scopesOf(null, jsonOf(row?.permissions ?? '[]') as string[])
}

/** Built-in roles that a company may assign. */
export const GIVEN_ROLES = Object.keys(BUILT_IN_ROLES).filter((name) => name !== 'SUPER_ADMIN')

export async function roleNameOf({ role, roleId }: GivenRole): Promise<string> {
  if (role) return role

  const [row] = await rows('SELECT name FROM roles WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    roleId,
  ])
  return row?.name
}
