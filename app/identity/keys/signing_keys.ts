/** Keys of access tokens: the first signs, all verify; `kid` names the key for rotation. */
import { createSecretKey, type KeyObject } from 'node:crypto'
import { listed, sha256 } from '#core/primitives/secrets'
import env from '#start/env'

type SigningKey = { id: string; key: KeyObject }

const known = new Map<string, SigningKey>()

export function signingKeys(): SigningKey[] {
  return [env.get('JWT_SECRET').release(), ...listed(env.get('JWT_SECRETS_ACCEPTED'))].map(
    (secret) => {
      if (!known.has(secret))
        known.set(secret, { id: idOf(secret), key: createSecretKey(Buffer.from(secret)) })
      return known.get(secret)!
    }
  )
}

/** The key named, or all for tokens issued before keys had names. */
export function keysNamed(id: string | undefined): SigningKey[] {
  return signingKeys().filter((one) => id === undefined || one.id === id)
}

/** Distinguishes keys without revealing them. */
const idOf = (secret: string) => sha256(`oficio kid ${secret}`).slice(0, 8)
