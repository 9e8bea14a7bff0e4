/**
 * Checks API key secrets, one argon2id verification per process. Wrong ones are cached too, so that
 * a program with an old key costs no hash.
 */
import { networkOf } from '#core/http/client_address'
import { penalize } from '#core/security/login_throttle'
import { sha256, verifySecret } from '#core/primitives/secrets'

const WINDOW_SECONDS = 15 * 60
const FAILURES_PER_KEY = 5
const FAILURES_PER_IP = 20

const MOST_KNOWN = 10_000
const WRONG_FOR_MS = 60_000

type Sent = { keyId: string; secret: string; hash: string }

/** Hashes by digest of their secret. */
const right = new Map<string, string>()
/** Expiry of cached failures, by digest and hash. */
const wrong = new Map<string, number>()
/** Pending verifications: parallel requests with one key share one hash. */
const underWay = new Map<string, Promise<boolean>>()

/**
 * 429 TOO_MANY_ATTEMPTS after 5 wrong secrets per key or 20 per address in 15 minutes. Secrets
 * verified before stay accepted.
 */
export async function isSecretOf({ keyId, secret, hash }: Sent, ip: string): Promise<boolean> {
  const digest = sha256(secret)
  const both = `${digest} ${hash}`
  if (right.get(digest) === hash) return true
  if ((wrong.get(both) ?? 0) > Date.now()) return false

  const limits = {
    [`key:${keyId}`]: FAILURES_PER_KEY,
    [`key:ip:${networkOf(ip)}`]: FAILURES_PER_IP,
  }
  const verified =
    underWay.get(both) ?? verify(secret, hash, limits).finally(() => underWay.delete(both))
  underWay.set(both, verified)
  const isRight = await verified

  if (isRight) keep(right, digest, hash)
  else keep(wrong, both, Date.now() + WRONG_FOR_MS)
  return isRight
}

async function verify(
  secret: string,
  hash: string,
  limits: Record<string, number>
): Promise<boolean> {
  return Boolean(
    await penalize(limits, WINDOW_SECONDS, async () => (await verifySecret(hash, secret)) || null)
  )
}

/** Removes the oldest entry when full. */
function keep<T>(known: Map<string, T>, key: string, value: T) {
  known.delete(key)
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
  known.set(key, value)
}
