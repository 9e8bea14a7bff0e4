/**
 * The keys of access tokens: signed is by the first, accepted are all. A token names its key
 * (`kid`), so that a new one can take over while tokens of the old one live.
 */
import { createSecretKey, type KeyObject } from 'node:crypto'
import { listed, sha256 } from '#core/primitives/secrets'
import env from '#start/env'

type SigningKey = { id: string; key: KeyObject }

const known = new Map<string, SigningKey>()

/** JWT_SECRET, then those of JWT_SECRETS_ACCEPTED. */
export function signingKeys(): SigningKey[] {
  return [env.get('JWT_SECRET').release(), ...listed(env.get('JWT_SECRETS_ACCEPTED'))].map(
    (secret) => {
      if (!known.has(secret))
        known.set(secret, { id: idOf(secret), key: createSecretKey(Buffer.from(secret)) })
      return known.get(secret)!
    }
  )
}

/**
 * The keys that may have signed: the one that is named, or all for a token from before keys had
 * names.
 */
export function keysNamed(id: string | undefined): SigningKey[] {
  return signingKeys().filter((one) => id === undefined || one.id === id)
}

/** Tells keys apart, and tells nothing of them. */
const idOf = (secret: string) => sha256(`oficio kid ${secret}`).slice(0, 8)
