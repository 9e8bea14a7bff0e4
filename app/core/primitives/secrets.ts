/** Secrets: argon2id hashes of passwords and keys, AES-256-GCM for values that are read again. */
import {
  argon2,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import env from '#start/env'

const derive = promisify(argon2) as unknown as (
  algorithm: string,
  parameters: object
) => Promise<Buffer>

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }

/** Returns a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashSecret(secret: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', {
    ...COST,
    message: Buffer.from(secret),
    nonce,
    tagLength: 32,
  })

  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(hash)}`
}

/** Compares in constant time. False if `phc` is not an argon2id hash. */
export async function verifySecret(phc: string, secret: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc) ?? []
  if (!hash) return false

  const expected = Buffer.from(hash, 'base64')
  const nonce = Buffer.from(salt, 'base64')
  const actual = await derive('argon2id', {
    memory: +memory,
    passes: +passes,
    parallelism: +parallelism,
    message: Buffer.from(secret),
    nonce,
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits without bias, almost 6 bits each. */
export function randomText(length: number) {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** In hexadecimal. Not for passwords: it is fast to guess. */
export const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

const keys = new Map<string, KeyObject>()

/** AES-256-GCM under a key derived from APP_KEY: nonce (12 bytes), tag (16), ciphertext. */
export function encrypt(text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keysFor('replays')[0], nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])

  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Accepts keys of APP_KEYS_ACCEPTED, too. Throws `UnknownKey` for any other key. */
export function decrypt(sealed: Buffer): string {
  return decryptBy(keysFor('replays'), sealed)
}

export const isReadable = (sealed: Buffer) => opens(keysFor('replays'), sealed)

/** True if it was encrypted under APP_KEY, not under an earlier key. */
export const isOfToday = (sealed: Buffer) => opens(keysFor('replays').slice(0, 1), sealed)

function opens(keys: readonly KeyObject[], sealed: Buffer): boolean {
  try {
    decryptBy(keys, sealed)
    return true
  } catch {
    return false
  }
}

function decryptBy([key, ...others]: readonly KeyObject[], sealed: Buffer): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch (error) {
    if (!others.length) throw new UnknownKey({ cause: error })
    return decryptBy(others, sealed)
  }
}

export class UnknownKey extends Error {
  constructor(options?: ErrorOptions) {
    super(
      'This was encrypted under a key that is neither APP_KEY nor one of APP_KEYS_ACCEPTED',
      options
    )
  }
}

/** Keys of a purpose, derived once: of APP_KEY, then of APP_KEYS_ACCEPTED. */
function keysFor(purpose: string): KeyObject[] {
  return [env.get('APP_KEY').release(), ...listed(env.get('APP_KEYS_ACCEPTED'))].map((secret) => {
    const known = `${purpose} ${secret}`
    if (!keys.has(known))
      keys.set(
        known,
        createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `oficio ${purpose}`, 32)))
      )
    return keys.get(known)!
  })
}

export function listed(secrets: { release(): string } | undefined): string[] {
  return (secrets?.release() ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** A hash that only this installation can compute, for values that are looked up. */
export function keyedHash(purpose: string, text: string): string {
  return keyedHashes(purpose, text)[0]
}

/** The hash under APP_KEY first, then those under accepted keys, to find older values. */
export function keyedHashes(purpose: string, text: string): string[] {
  return keysFor(purpose).map((key) => createHmac('sha256', key).update(text).digest('base64url'))
}
