import { Current } from '#core/current'
import { rows } from '#core/database'

/** Of these keys the ones that a dry run has seen in rows before: those rows are not there to be found. */
export async function keysSeen(importId: string, keys: readonly string[]): Promise<string[]> {
  if (!keys.length) return []
  const seen = await rows(`SELECT value FROM import_keys WHERE tenant_id = ? AND import_id = ? AND value IN (${keys.map(() => '?').join(',')})`, [Current.tenantId, importId, ...keys])
  return seen.map(({ value }) => value)
}
