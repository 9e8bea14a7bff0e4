import type { ImportDefinition } from '#core/resources/importable'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Row } from '#core/database/sql'
import type { Candidate } from '#integrations/imports/rows/row'

const LONGEST = 255

/** The key by which a dry run recognises duplicates, as the database compares it. */
export function seenAs(
  { make, unique }: ImportDefinition,
  { key, changes }: Candidate & { changes?: Row }
): string | undefined {
  return (make && unique && changes ? unique.of(changes) : key)?.slice(0, LONGEST)
}

/** Filters keys to those that the dry run has seen in earlier rows. */
export async function keysSeen(importId: string, keys: readonly string[]): Promise<string[]> {
  if (!keys.length) return []
  const seen = await rows(
    `SELECT value FROM import_keys WHERE tenant_id = ? AND import_id = ? AND value IN (${keys.map(() => '?').join(',')})`,
    [Current.tenantId, importId, ...keys]
  )
  return seen.map(({ value }) => value)
}
