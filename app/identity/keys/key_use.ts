/** Last use of a key and its address, to the minute; a failed write fails no request. */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'

const MINUTE_MS = 60_000
const MOST_KNOWN = 10_000

/** Minute and address of this process's last write, by key. */
const written = new Map<string, string>()

export async function noteUse(tenantId: number, keyId: string, ip: string | null) {
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS
  const use = `${minute} ${ip}`
  if (written.get(keyId) === use) return

  if (written.size >= MOST_KNOWN) written.clear()
  written.set(keyId, use)
  await execute(
    'UPDATE api_keys SET last_used_at = ?, last_used_ip = ? WHERE tenant_id = ? AND id = ?',
    [sqlInstant(new Date(minute)), ip, tenantId, keyId]
  ).catch((error) => {
    logger.warn({ err: error }, 'The use of a key could not be noted')
  })
}
