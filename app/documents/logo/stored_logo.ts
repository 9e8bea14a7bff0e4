/** The logo of the current company from the drive, kept in memory by its id. */
import logger from '@adonisjs/core/services/logger'
import { Current } from '#core/context/current'
import type { DatabaseRow } from '#core/database/query'
import { Refusal } from '#core/errors/refusal'
import { TtlCache } from '#core/primitives/ttl_cache'
import type { Logo } from '#documents/branding/brand'
import { readFile } from '#files/stored_files'

/** Up to 50 MiB in a process. A changed logo has another id. */
const cache = new TtlCache<Logo | null>({ most: 50 })

/** For `selects`; `logoIn` reads the rows. */
export const logoStatement = () =>
  [
    "SELECT id, type FROM files WHERE tenant_id = ? AND purpose = 'LOGO_PRINT' ORDER BY id DESC LIMIT 1",
    [Current.tenantId],
  ] as const

/** Null without a logo, or when its bytes are lost. Throws 503 UNAVAILABLE. */
export async function logoIn([row]: readonly DatabaseRow[]): Promise<Logo | null> {
  return row ? cache.get(row.id, () => logoOf(row.id, row.type)) : null
}

async function logoOf(id: string, type: string): Promise<Logo | null> {
  try {
    const read = await readFile({ id })
    // Threads share this memory; other memory would be copied for each document.
    const bytes = new Uint8Array(new SharedArrayBuffer(read.length))
    bytes.set(read)
    return { id, type, bytes }
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404)) throw error
    cache.forget(id)
    logger.warn({ file: id, tenant: Current.tenant.publicId }, 'The bytes of a logo are lost')
    return null
  }
}
