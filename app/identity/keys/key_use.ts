/** Last use of a key, to the minute; a failed write does not fail the request. */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'

const MINUTE_MS = 60_000
const MOST_KNOWN = 10_000

/** Minute of this process's last write, by key. */
const written = new Map<string, number>()

export async function noteUse(tenantId: number, keyId: string) {
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS
  if (written.get(keyId) === minute) return

  if (written.size >= MOST_KNOWN) written.clear()
  written.set(keyId, minute)
  await execute('UPDATE api_keys SET last_used_at = ? WHERE tenant_id = ? AND id = ?', [
    sqlInstant(new Date(minute)),
    tenantId,
    keyId,
  ]).catch((error) => {
    logger.warn({ err: error }, 'The use of a key could not be noted')
  })
}
