/** The logo of the current company from the drive, kept in memory by its id. */
import logger from '@adonisjs/core/services/logger'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { Refusal } from '#core/errors/refusal'
import { TtlCache } from '#core/primitives/ttl_cache'
import type { Logo } from '#documents/branding/brand'
import { readFile } from '#files/stored_files'
import { companyOf } from '#tenants/sandbox_of'

/** Up to 50 MiB in a process. A changed logo has another id. */
const cache = new TtlCache<Logo | null>({ most: 50 })

/** For `selects`; `logoIn` reads the rows. */
export const logoStatement = () =>
  [
    "SELECT id, type FROM files WHERE tenant_id = ? AND purpose = 'LOGO_PRINT' ORDER BY id DESC LIMIT 1",
    [Current.tenantId],
  ] as const

/**
 * Null without a logo, or when its bytes are lost. A sandbox without its own has that of its company.
 * Throws 503 UNAVAILABLE.
 */
export async function logoIn([row]: readonly DatabaseRow[]): Promise<Logo | null> {
  if (row) return cache.get(row.id, () => logoOf(row.id, row.type))
  const company = Current.tenant.isSandbox ? await companyOf(Current.tenant) : undefined
  return company
    ? Current.within(company, async () => {
        const [sql, bindings] = logoStatement()
        return logoIn(await rows(sql, [...bindings]))
      })
    : null
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
