/**
 * Whether the secret of an API key is right. Its argon2id hash is verified once per process. Wrong
 * ones are counted as failed log ins are, and each is remembered as wrong for a while: a program
 * that goes on with an old key costs no hash.
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

/** Hashes by the digest of the secret that they are of. */
const right = new Map<string, string>()
/**
 * Until when a secret is taken for wrong without another look, by the digest of it and its hash.
 */
const wrong = new Map<string, number>()
/** Verifications under way, so that of many requests with one key only one costs a hash. */
const underWay = new Map<string, Promise<boolean>>()

/**
 * 429 TOO_MANY_ATTEMPTS after 5 different wrong secrets of a key, or 20 of keys from an address, in
 * 15 minutes. A secret that this process has verified before is always right.
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

/** The oldest one goes first. */
function keep<T>(known: Map<string, T>, key: string, value: T) {
  known.delete(key)
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
  known.set(key, value)
}
