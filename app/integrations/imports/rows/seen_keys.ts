import type { ImportDefinition } from '#core/resources/importable'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Row } from '#core/database/sql'
import type { Candidate } from '#integrations/imports/rows/row'

/** As long as names are. */
const LONGEST = 255

/**
 * By what a dry run knows a record again that a row before would have made: as the database
 * compares.
 */
export function seenAs(
  { make, unique }: ImportDefinition,
  { key, changes }: Candidate & { changes?: Row }
): string | undefined {
  return (make && unique && changes ? unique.of(changes) : key)?.slice(0, LONGEST)
}

/**
 * Of these keys the ones that a dry run has seen in rows before: those rows are not there to be
 * found.
 */
export async function keysSeen(importId: string, keys: readonly string[]): Promise<string[]> {
  if (!keys.length) return []
  const seen = await rows(
    `SELECT value FROM import_keys WHERE tenant_id = ? AND import_id = ? AND value IN (${keys.map(() => '?').join(',')})`,
    [Current.tenantId, importId, ...keys]
  )
  return seen.map(({ value }) => value)
}
