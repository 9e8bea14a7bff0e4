/** The webhooks of a company that have something to get. */
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { decrypt } from '#core/secrets'
import { FREE } from '#integrations/webhooks/lease'

export type Endpoint = { id: string; url: string; secrets: string[]; failingSince: string | null }

const OWED = "w.tenant_id = ? AND w.active = 1 AND w.live = 1 AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.tenant_id = w.tenant_id AND d.webhook_id = w.id AND d.status = 'PENDING')"

/** Those that are not being waited for, and that nobody else serves. */
export async function endpointsDue(): Promise<Endpoint[]> {
  const now = sqlInstant(clock.now())!
  const found = await rows(`SELECT w.id, w.url, w.secret, w.previous_secret AS previous, w.previous_secret_until AS until, w.failing_since AS failingSince FROM webhooks w WHERE ${OWED} AND ${FREE}`, [Current.tenantId, now, now])

  return found.map(({ id, url, secret, previous, until, failingSince }) => ({
    id,
    url,
    secrets: [secret, ...(previous && until > now ? [previous] : [])].map(decrypt),
    failingSince: failingSince && `${failingSince.replace(' ', 'T')}Z`,
  }))
}

/** The ms until one of them may be tried again; undefined when nothing is owed. */
export async function nextIn(): Promise<number | undefined> {
  const [{ owed, until }] = await rows(`SELECT COUNT(*) AS owed, MIN(GREATEST(COALESCE(w.waits_until, '1970-01-01'), COALESCE(w.served_until, '1970-01-01'))) AS until FROM webhooks w WHERE ${OWED}`, [Current.tenantId])
  return Number(owed) ? Math.max(Date.parse(`${until.replace(' ', 'T')}Z`) - clock.now().getTime(), 0) : undefined
}
