import type { ImportDefinition } from '#core/resources/importable'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Row } from '#core/database/sql'
import type { Candidate } from '#integrations/imports/rows/row'

/** The length of names. */
const LONGEST = 255

/** The key of a record in a dry run, in the form that the database compares. */
export function seenAs(
  { make, unique }: ImportDefinition,
  { key, changes }: Candidate & { changes?: Row }
): string | undefined {
  return (make && unique && changes ? unique.of(changes) : key)?.slice(0, LONGEST)
}

/** The keys that a dry run has already seen: its rows are not stored. */
export async function keysSeen(importId: string, keys: readonly string[]): Promise<string[]> {
  if (!keys.length) return []
  const seen = await rows(
    `SELECT value FROM import_keys WHERE tenant_id = ? AND import_id = ? AND value IN (${keys.map(() => '?').join(',')})`,
    [Current.tenantId, importId, ...keys]
  )
  return seen.map(({ value }) => value)
}
