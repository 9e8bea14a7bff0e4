/**
 * Limits mails per minute with GCRA in Redis, with a burst of ten seconds. Without Redis mails
 * wait, because a server that gets too many may block the sender for long.
 */
import env from '#start/env'
import { Current } from '#core/context/current'
import { keepsMails } from '#core/mail/kept_mails'
import { redis } from '#core/redis/connection'

const MINUTE_MS = 60_000
const BURST_MS = 10_000
const COUNT_AGAIN_MS = 1_000

const USED_UP = 'As many mails as may leave have left; this one waits'
const NOT_COUNTED =
  'Redis, which counts how many mails leave, does not answer, or refuses; this one waits'

type Reserved = { granted: number; waitMs: number; reason: string }

/** Reserves up to `wanted` mails of the current tenant. If it grants none, ask after `waitMs`. */
export async function reserve(wanted: number): Promise<Reserved> {
  const limits = Object.entries({
    'oficio:mail:all': env.get('MAIL_RATE'),
    [`oficio:mail:${Current.tenantId}`]: env.get('MAIL_RATE_TENANT'),
  }).filter(([, rate]) => rate)
  if (!limits.length || keepsMails()) return { granted: wanted, waitMs: 0, reason: '' }

  const intervals = limits.flatMap(([, rate]) => [
    MINUTE_MS / rate!,
    Math.max(BURST_MS, MINUTE_MS / rate!),
  ])
  return redis()
    .reserveMails(limits.length, ...limits.map(([key]) => key), wanted, ...intervals)
    .then((answer) => {
      const [granted, waitMs] = answer as [number, number]
      return { granted, waitMs, reason: USED_UP }
    })
    .catch(() => ({ granted: 0, waitMs: COUNT_AGAIN_MS, reason: NOT_COUNTED }))
}
