/** Finds records named on a terminal. Import it once the application runs. */
import { Current, type CurrentTenant } from '#core/context/current'
import { isUuid } from '#core/input/fields'
import { PLATFORM } from '#core/context/platform_tenant'
import { Refusal } from '#core/errors/refusal'
import ApiKey from '#identity/models/api_key'
import User from '#identity/models/user'
import { findTenant } from '#tenants/actions/find_tenant'
import Tenant from '#tenants/models/tenant'

export { findTenant }

/** Takes a name or id; `platform` is the platform itself. */
export async function tenantOrPlatform(nameOrId: string): Promise<CurrentTenant> {
  const isPlatform = [PLATFORM.name.toLowerCase(), PLATFORM.publicId].includes(
    nameOrId.trim().toLowerCase()
  )
  return isPlatform ? PLATFORM : (await findTenant(nameOrId)).toCurrent()
}

type Found = { user: User; tenant: CurrentTenant }

/** The user of a company with this e-mail, or of the only company. Refuses others with 404, 422. */
export async function userWith(email: string, nameOrId?: string): Promise<Found> {
  const tenant = nameOrId === undefined ? undefined : await tenantOrPlatform(nameOrId)
  const users = (await usersWith(email)).filter(({ tenantId }) => !tenant || tenantId === tenant.id)
  if (users.length < 2) return found(users[0], email)

  const companies = []
  for (const { tenantId } of users) companies.push((await tenantOfRow(tenantId)).name)
  throw new Refusal(
    422,
    'AMBIGUOUS',
    `${email} is a user of several companies: name one with --tenant (${companies.join(', ')})`
  )
}

/** The user of a person in any company, one that they joined before others. Refuses with 404. */
export async function anyUserWith(email: string): Promise<Found> {
  const users = await usersWith(email)
  return found(users.find(({ joinedAt }) => joinedAt) ?? users[0], email)
}

const usersWith = (email: string): Promise<User[]> =>
  Current.acrossTenants('find users by e-mail for the terminal', () =>
    User.query()
      .where('email', email.trim().toLowerCase())
      .where('live', 1)
      .orderBy('tenant_id')
      .exec()
  )

async function found(user: User | undefined, email: string): Promise<Found> {
  if (!user) throw new Refusal(404, 'NOT_FOUND', `There is no user ${email}`)
  return { user, tenant: await tenantOfRow(user.tenantId) }
}

/** Takes an id or public part. Refuses unknown and revoked keys with 404. */
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
