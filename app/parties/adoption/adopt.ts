/**
 * Makes third parties of the records of earlier releases, and links them (fiscal.md 7.3). It goes
 * on where it was interrupted, in short transactions, while both releases run.
 */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute, rows } from '#core/database/query'
import { name, quoted, type Row } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { SOURCES, type Source } from '#parties/adoption/sources'
import { makeParties } from '#parties/adoption/make_parties'
import { keyOfDocument, type Facts } from '#parties/linking/facts'

/** Rows per transaction, to keep locks short. */
const AT_ONCE = 500

type Options = {
  /** Whether a wrong check digit makes a third party, too, which is then marked. */
  keepsWrong: boolean
  /** Only records that were changed at this MySQL instant or later. */
  since?: string
  signal?: AbortSignal
}

/** Runs across tenants. Returns how many records it linked. */
export async function adoptRecords(options: Options): Promise<number> {
  const tenants = await rows<{ id: number; countryCode: string }>(
    'SELECT id, country_code AS countryCode FROM tenants WHERE id <> 1 ORDER BY id'
  )
  let linked = 0
  for (const tenant of tenants)
    for (const source of SOURCES) linked += await adoptTable(source, tenant, options)
  return linked
}

async function adoptTable(
  source: Source,
  { id: tenantId, countryCode }: { id: number; countryCode: string },
  { keepsWrong, since, signal }: Options
): Promise<number> {
  let [linked, last] = [0, '']
  while (!signal?.aborted) {
    const found = await rows(
      `SELECT id, ${source.key} AS documentKey, ${source.columns}
         FROM ${name(source.table)}
         WHERE tenant_id = ? AND third_party_id IS NULL AND id > ?
           AND ${source.where}${since ? ' AND updated_at >= ?' : ''}
         ORDER BY id
         LIMIT ${AT_ONCE}`,
      [tenantId, last, ...(since ? [since] : [])]
    )
    const known = found.flatMap((row) => {
      const facts = source.factsOf(row, { countryCode, keepsWrong })
      return facts ? [{ row, facts }] : []
    })
    if (known.length) linked += await transaction(async () => link(source, tenantId, known))
    if (found.length < AT_ONCE) break
    last = found.at(-1)!.id
  }
  return linked
}

/** A row whose document changed meanwhile, or that was linked, stays. */
async function link(
  { table, key }: Source,
  tenantId: number,
  known: readonly { row: Row; facts: Facts }[]
): Promise<number> {
  const ids = await makeParties(
    tenantId,
    known.map(({ facts }) => facts),
    sqlInstant(clock.now())!
  )
  const cases = known
    .map(
      ({ row, facts }) =>
        `WHEN ${quoted(row.documentKey)} THEN ${quoted(ids.get(keyOfDocument(facts)))}`
    )
    .join(' ')
  const list = (column: string) => known.map(({ row }) => quoted(row[column])).join(',')
  return execute(
    `UPDATE ${name(table)}
       SET third_party_id = CASE ${name(key)} ${cases} END
       WHERE tenant_id = ? AND id IN (${list('id')}) AND third_party_id IS NULL
         AND ${name(key)} IN (${list('documentKey')})`,
    [tenantId]
  )
}
