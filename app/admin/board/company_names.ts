/** Replaces the internal company numbers in jobs by the company's name and id. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

/** Takes an answer of the board. Unknown numbers stay. Sends one statement, none without jobs. */
export async function withCompanyNames(body: unknown): Promise<unknown> {
  const ids = new Set<number>()
  mapCompanies(body, (id) => ids.add(id))
  if (!ids.size) return body

  const found = await Current.acrossTenants('name the companies of jobs', () =>
    rows<{ id: number; name: string; publicId: string }>(
      `SELECT id, IF(is_company IS NULL, CONCAT(name, ' (sandbox)'), name) AS name, public_id AS publicId
         FROM tenants
         WHERE id IN (?)`,
      [[...ids]]
    )
  )
  const names = new Map(
    found.map(({ id, name, publicId }) => [Number(id), `${name} (${publicId})`])
  )
  return mapCompanies(body, (id) => names.get(id) ?? id)
}

function mapCompanies(value: unknown, map: (id: number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapCompanies(one, map))
  if (typeof value !== 'object' || value === null) return value

  const pairs = Object.entries(value).map(([key, inner]) =>
    key === 'tenantId' && typeof inner === 'number'
      ? [key, map(inner)]
      : [key, mapCompanies(inner, map)]
  )
  return Object.fromEntries(pairs)
}
