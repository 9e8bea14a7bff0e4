/** Removes files of imports and exports that are no longer needed. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '#core/primitives/clock'
import { rows } from '#core/database/query'

/** A file may precede its record; a crashed worker may leave one without a record. */
const LEFT_FOR_MS = 86_400_000

type Stored<S> = { root: string; table: 'imports' | 'exports'; isNeeded: (status: S) => boolean }

/** Removes files older than a day that no record needs; returns their number. */
export async function removeStrays<S>(
  { root, table, isNeeded }: Stored<S>,
  signal?: AbortSignal
): Promise<number> {
  let removed = 0
  for await (const { tenantPublicId, id, path } of filesBefore(
    root,
    new Date(clock.now().getTime() - LEFT_FOR_MS)
  )) {
    if (signal?.aborted) break
    const [one] = await rows<{ status: S }>(
      `SELECT one.status FROM ${table} one JOIN tenants tenant ON tenant.id = one.tenant_id WHERE tenant.public_id = ? AND one.id = ?`,
      [tenantPublicId, id]
    )
    if (one && isNeeded(one.status)) continue

    await rm(path, { force: true })
    removed++
  }
  return removed
}

async function* filesBefore(root: string, since: Date) {
  for (const tenantPublicId of await namesIn(root)) {
    for (const name of await namesIn(join(root, tenantPublicId))) {
      const path = join(root, tenantPublicId, name)
      const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }))
      if (mtime < since) yield { tenantPublicId, id: name.split('.')[0], path }
    }
  }
}

async function namesIn(path: string) {
  try {
    return await readdir(path)
  } catch (error: any) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
