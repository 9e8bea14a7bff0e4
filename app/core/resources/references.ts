/** References between records, declared in the manifests of domains. */
import { Current } from '#core/context/current'
import { DOMAINS, type Reference } from '#core/context/domain'
import { selects } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { defer } from '#core/database/transaction/writes'

const references = DOMAINS.flatMap(({ references = [] }) => references)
const releases = DOMAINS.flatMap(({ releases = [] }) => releases)

/** The first reference that prevents `keeps`, by default deletion. Lock the record first. */
export async function findReference(
  to: string,
  id?: string,
  keeps?: string
): Promise<Reference | undefined> {
  const asked = references.filter((one) => one.to === to && one.keeps === keeps)
  if (!asked.length) return undefined

  const found = await selects(asked.map(({ sql }) => statement(sql, id)))
  return asked.find((_, index) => found[index].length)
}

/** Ends references in `releases`. Refuses IN_USE (409) if others remain. Lock the record first. */
export async function mustBeUnreferenced(to: string, id: string) {
  for (const release of releases)
    if (release.to === to) defer(...statement(release.sql, id))

  const reference = await findReference(to, id)
  if (reference)
    throw conflict('IN_USE', reference.message ?? 'Other records refer to this one')
}

function statement(sql: string, id?: string): [string, unknown[]] {
  const [, ...others] = sql.matchAll(/\?/g)
  return [sql, [Current.tenantId, ...others.map(() => id)]]
}
