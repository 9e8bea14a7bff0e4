/** Finding what a person at a terminal names. To be imported once the application runs. */
import { Current, type CurrentTenant } from '#core/context/current'
import { isUuid } from '#core/input/fields'
import { PLATFORM } from '#core/context/platform_tenant'
import { Refusal } from '#core/errors/refusal'
import ApiKey from '#identity/models/api_key'
import User from '#identity/models/user'
import { findTenant } from '#tenants/actions/find_tenant'
import Tenant from '#tenants/models/tenant'

export { findTenant }

/** The tenant of this name or id as the context to work in; `platform` is the platform itself. */
export async function tenantOrPlatform(nameOrId: string): Promise<CurrentTenant> {
  const isPlatform = [PLATFORM.name.toLowerCase(), PLATFORM.publicId].includes(
    nameOrId.trim().toLowerCase()
  )
  return isPlatform ? PLATFORM : (await findTenant(nameOrId)).toCurrent()
}

/**
 * The user with this e-mail, which is unique on the platform, and their tenant; 404 when there is
 * none.
 */
export async function userWith(email: string): Promise<{ user: User; tenant: CurrentTenant }> {
  const user = await Current.acrossTenants('find a user by e-mail for the terminal', () =>
    User.query().where('email', email.trim().toLowerCase()).where('live', 1).first()
  )
  if (!user) throw new Refusal(404, 'NOT_FOUND', `There is no user ${email}`)
  return { user, tenant: await tenantOfRow(user.tenantId) }
}

/**
 * The API key with this id or public part, and its tenant; 404 when there is none, or when it was
 * revoked.
 */
export async function keyWith(
  idOrPublicPart: string
): Promise<{ apiKey: ApiKey; tenant: CurrentTenant }> {
  const asked = idOrPublicPart.trim()
  const column = isUuid(asked) ? 'id' : 'key_id'
  const apiKey = await Current.acrossTenants('find an API key for the terminal', () =>
    ApiKey.query()
      .where(column, isUuid(asked) ? asked.toLowerCase() : asked)
      .where('live', 1)
      .first()
  )
  if (!apiKey)
    throw new Refusal(
      404,
      'NOT_FOUND',
      'There is no such API key: name its id or its public part, as key:list shows them'
    )
  return { apiKey, tenant: await tenantOfRow(apiKey.tenantId) }
}

async function tenantOfRow(id: number): Promise<CurrentTenant> {
  return id === PLATFORM.id ? PLATFORM : (await Tenant.findOrFail(id)).toCurrent()
}
