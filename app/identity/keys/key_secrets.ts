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

/** `hashes` are of the key's secret, and of the one before its rotation. */
type Sent = { keyId: string; secret: string; hashes: readonly string[] }

/** Hashes by digest of their secret. */
const right = new Map<string, string>()
/** Expiry of cached failures, by digest and hash. */
const wrong = new Map<string, number>()
/** Pending verifications: parallel requests with one key share one hash. */
const underWay = new Map<string, Promise<string | undefined>>()

/**
 * The hash that the secret has, or undefined. 429 TOO_MANY_ATTEMPTS after 5 wrong secrets per key
 * or 20 per address in 15 minutes. Secrets verified before stay accepted.
 */
export async function hashOfSecret(
  { keyId, secret, hashes }: Sent,
  ip: string
): Promise<string | undefined> {
  const digest = sha256(secret)
  const both = `${digest} ${hashes.join(' ')}`
  const known = right.get(digest)
  if (known && hashes.includes(known)) return known
  if ((wrong.get(both) ?? 0) > Date.now()) return

  const limits = {
    [`key:${keyId}`]: FAILURES_PER_KEY,
    [`key:ip:${networkOf(ip)}`]: FAILURES_PER_IP,
  }
  const verified =
    underWay.get(both) ?? verify(secret, hashes, limits).finally(() => underWay.delete(both))
  underWay.set(both, verified)
  const hash = await verified

  if (hash) keep(right, digest, hash)
  else keep(wrong, both, Date.now() + WRONG_FOR_MS)
  return hash
}

async function verify(
  secret: string,
  hashes: readonly string[],
  limits: Record<string, number>
): Promise<string | undefined> {
  const found = await penalize(limits, WINDOW_SECONDS, async () => {
    for (const hash of hashes) if (await verifySecret(hash, secret)) return hash
    return null
  })
  return found ?? undefined
}

/** Removes the oldest entry when full. */
function keep<T>(known: Map<string, T>, key: string, value: T) {
  known.delete(key)
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
  known.set(key, value)
}
