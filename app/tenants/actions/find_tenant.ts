import { isUuid } from '#core/input/fields'
import { folded } from '#core/database/search_text'
import { PLATFORM } from '#core/context/platform_tenant'
import { Refusal } from '#core/errors/refusal'
import Tenant from '#tenants/models/tenant'

/** Finds a company by name or public id, for the terminal, and no sandbox; 404 with similar names in `nearest`. */
export async function findTenant(nameOrId: string): Promise<Tenant> {
  const asked = nameOrId.trim()
  const all = Tenant.query().whereNot('id', PLATFORM.id).where('is_company', 1)
  const tenant = await (
    isUuid(asked) ? all.where('public_id', asked.toLowerCase()) : all.where('name', asked)
  ).first()
  if (tenant) return tenant

  const nearest = await nearestNames(asked)
  throw new Refusal(
    404,
    'NOT_FOUND',
    `There is no tenant ${asked}${nearest.length ? `; did you mean ${nearest.join(', ')}?` : ''}`,
    { nearest }
  )
}

async function nearestNames(asked: string) {
  const tenants = await Tenant.query()
    .whereNot('id', PLATFORM.id)
    .where('is_company', 1)
    .select('name')
    .limit(5_000)
  const wanted = folded(asked)
  const scored = tenants.map(({ name }) => ({
    name,
    distance: folded(name).includes(wanted)
      ? 0
      : distance(wanted, folded(name)) / Math.max(wanted.length, name.length),
  }))

  return scored
    .filter(({ distance }) => distance < 0.6)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Levenshtein distance. */
function distance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(
        above[j] + 1,
        row[j - 1] + 1,
        above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      )
  }
  return row[b.length]
}
