/**
 * Prevents a second import of the same bytes by a unique key. The key is released after thirty
 * days, or when the import fails, is cancelled or writes nothing.
 */
import { clock } from '#core/primitives/clock'
import { instantOf, sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { savepoint } from '#core/database/transaction/transaction'
import type { Upload } from '#integrations/imports/upload/take_file'

const KEPT_MS = 30 * 86_400_000

type Earlier = { id: string; file_name: string | null; created_at: string }

/** Null for an upsert or a dry run. Refuses 409 DUPLICATE_FILE unless `allowDuplicate`. */
export async function keyOfFile({ sha256, parameters }: Upload): Promise<string | null> {
  const { mode, dryRun, resource, allowDuplicate } = parameters
  if (mode !== 'create' || dryRun) return null

  const key = `${sha256} ${resource}`
  const earlier = await importWith(key)
  if (
    earlier &&
    !allowDuplicate &&
    earlier.created_at >= sqlInstant(new Date(clock.now().getTime() - KEPT_MS))!
  )
    throw duplicate(earlier)
  if (earlier)
    await execute('UPDATE imports SET file_key = NULL WHERE tenant_id = ? AND id = ?', [
      Current.tenantId,
      earlier.id,
    ])
  return key
}

/** A concurrent insert of the same key is 409, or drops the key with `allowDuplicate`. */
export async function withKey<T>(
  key: string | null,
  { allowDuplicate }: { allowDuplicate: boolean },
  insert: (key: string | null) => Promise<T>
): Promise<T> {
  if (!key) return insert(null)
  try {
    return await savepoint(() => insert(key))
  } catch (error: any) {
    if (error?.errno !== 1062 || !error.sqlMessage?.includes('imports__file_key__unique'))
      throw error
    if (allowDuplicate) return insert(null)
    const earlier = await importWith(key)
    throw earlier ? duplicate(earlier) : error
  }
}

async function importWith(key: string): Promise<Earlier | undefined> {
  const [found] = await rows<Earlier>(
    'SELECT id, file_name, created_at FROM imports WHERE tenant_id = ? AND file_key = ?',
    [Current.tenantId, key]
  )
  return found
}

function duplicate({ id, file_name, created_at }: Earlier) {
  const createdAt = instantOf(created_at)
  const named = file_name ? ` as ${file_name}` : ''
  return conflict(
    'DUPLICATE_FILE',
    `This file was imported on ${createdAt}${named} (import ${id}). Send allowDuplicate=true to ` +
      `import it again`,
    { field: 'file', import: { id, fileName: file_name, createdAt } }
  )
}
