/**
 * The same bytes are not imported twice by mistake: an import holds a unique key of its file. The
 * key is freed when the import fails, is cancelled, writes nothing, or is thirty days old.
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

/**
 * The key of an upload; null for an upsert or a dry run, which may repeat. 409 DUPLICATE_FILE when
 * an earlier import has it, unless the sender allows duplicates.
 */
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

/**
 * Runs `insert`, which stores the import with its key. A simultaneous duplicate is 409
 * DUPLICATE_FILE, or stored without key where the sender allows it.
 */
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
    `This file was imported on ${createdAt}${named} (import ${id}). Send allowDuplicate=true to import it again`,
    { field: 'file', import: { id, fileName: file_name, createdAt } }
  )
}
