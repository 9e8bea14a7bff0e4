/** Nobody grants what they do not hold, and nobody acts on those who hold more. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { jsonOf } from '#core/database/columns'
import { hasScope } from '#core/context/scopes'
import { PLATFORM } from '#core/context/platform_tenant'
import { forbidden, invalid } from '#core/errors/refusal'
import { BUILT_IN_ROLES, scopesOf } from '#identity/access/roles'

type Scopes = ReadonlySet<string> | 'all'

/**
 * A role as a user's row holds it: the name of a built-in one, or the id of one of the tenant's
 * own.
 */
type GivenRole = { role: string | null; roleId: string | null }

/** 403 unless the actor holds all of these. */
export function mustHoldAll(scopes: Iterable<string> | 'all') {
  const { actor } = Current
  if (actor.scopes === 'all') return
  if (scopes === 'all') throw forbidden('Only an ADMIN may do this')

  const missing = [...scopes].filter((scope) => !hasScope(actor, scope))
  if (missing.length)
    throw forbidden(`You do not hold ${missing.join(', ')}, and cannot grant or take it`)
}

/** 403 unless the actor holds all that this user does: who may do more is not theirs to change. */
export async function mustHoldAllOf(user: GivenRole) {
  if (user.role === 'SUPER_ADMIN' && !Current.actor.isSuperAdmin)
    throw forbidden('A SUPER_ADMIN belongs to the platform')
  mustHoldAll(await scopesOfUser(user))
}

/**
 * The role of this name, if the actor may give it: 422 when there is none, 403 when it is more than
 * the actor holds. What a user `has` already may stay.
 */
export async function roleToGive(name: string, has?: GivenRole): Promise<GivenRole> {
  const { scopes, ...given } = await roleNamed(name)
  if (has && has.role === given.role && has.roleId === given.roleId) return given
  const isPlatforms = given.role === 'SUPER_ADMIN'

  if (isPlatforms && (Current.actor.type !== 'system' || Current.tenantId !== PLATFORM.id))
    throw forbidden(
      'SUPER_ADMIN cannot be given: the operator of the platform makes them from a terminal'
    )
  mustHoldAll(scopes)
  return given
}

async function roleNamed(name: string): Promise<GivenRole & { scopes: Scopes }> {
  if (Object.hasOwn(BUILT_IN_ROLES, name))
    return { role: name, roleId: null, scopes: scopesOf(name, null) }

  // Shared, so that the role is not deleted before the user has it.
  const [row] = await rows(
    'SELECT id, permissions FROM roles WHERE tenant_id = ? AND name = ? LOCK IN SHARE MODE',
    [Current.tenantId, name]
  )
  if (!row)
    throw invalid(
      'role',
      'NOT_FOUND',
      `There is no role ${name}; built-in ones are ${GIVEN_ROLES.join(', ')}`
    )
  return { role: null, roleId: row.id, scopes: scopesOf(null, jsonOf(row.permissions) as string[]) }
}

/** The scopes of a user, by the role in their row. */
async function scopesOfUser({ role, roleId }: GivenRole): Promise<Scopes> {
  if (!roleId) return scopesOf(role, null)

  const [row] = await rows('SELECT permissions FROM roles WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    roleId,
  ])
  return scopesOf(null, jsonOf(row?.permissions ?? '[]') as string[])
}

/** The built-in roles that a company gives its people. */
export const GIVEN_ROLES = Object.keys(BUILT_IN_ROLES).filter((name) => name !== 'SUPER_ADMIN')

/** The name of a user's role, built in or the tenant's own. */
export async function roleNameOf({ role, roleId }: GivenRole): Promise<string> {
  if (role) return role

  const [row] = await rows('SELECT name FROM roles WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    roleId,
  ])
  return row?.name
}
