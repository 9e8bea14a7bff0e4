/** JWTs of log ins; algorithm, issuer and audience are pinned. */
import { createSecretKey, randomBytes } from 'node:crypto'
import { SignJWT, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose'
import { clock } from '#core/primitives/clock'
import { newId } from '#core/primitives/ids'
import env from '#start/env'
import { Refusal } from '#core/errors/refusal'
import { keysNamed, signingKeys } from '#identity/keys/signing_keys'

export type Token = {
  userId: string
  tenantId: string
  version: number
  id: string
  expiresAt: number
  /** The provider of the company vouched for the person: the token opens this company alone. */
  bySso?: boolean
}

const ISSUER = 'oficio'
const AUDIENCE = 'oficio-api'

/** Seconds. */
export const tokenLifetime = () => env.get('JWT_TTL_SECONDS') ?? 3600

/** An unusable token (dry run) is signed with a random key. */
export function signToken({
  userId,
  tenantId,
  version,
  bySso = false,
  id: jti = newId(),
  isUsable = true,
}: Pick<Token, 'userId' | 'tenantId' | 'version' | 'bySso'> & {
  id?: string
  isUsable?: boolean
}): Promise<string> {
  const [{ id, key: own }] = signingKeys()
  const now = Math.floor(clock.actual().getTime() / 1000)
  const key = isUsable ? own : createSecretKey(randomBytes(32))
  return new SignJWT({ tid: tenantId, ver: version, ...(bySso && { sso: true }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(now + tokenLifetime())
    .sign(key)
}

/** Throws a 401 with the reason for an invalid token. */
export async function verifyToken(jwt: string): Promise<Token> {
  try {
    const payload = await payloadOf(jwt)
    return {
      userId: payload.sub!,
      tenantId: String(payload.tid),
      version: Number(payload.ver),
      id: payload.jti!,
      expiresAt: payload.exp!,
      bySso: payload.sso === true,
    }
  } catch (error) {
    throw error instanceof errors.JWTExpired
      ? unauthenticated('The token has expired; log in again', 'TOKEN_EXPIRED')
      : unauthenticated('The token is not valid; log in again')
  }
}

/** Tries every candidate key: one, or all for tokens without `kid`. */
async function payloadOf(jwt: string): Promise<JWTPayload> {
  const { kid } = decodeProtectedHeader(jwt)
  let failure: unknown
  for (const { key } of keysNamed(kid)) {
    try {
      const { payload } = await jwtVerify(jwt, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: clock.actual(),
        requiredClaims: ['sub', 'tid', 'ver', 'jti', 'exp'],
      })
      return payload
    } catch (error) {
      failure = error
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    }
  }
  throw failure ?? new Error('No key of this name is accepted')
}

/** Returns the 401 to throw. */
export function unauthenticated(message: string, code = 'UNAUTHENTICATED') {
  return new Refusal(401, code, message, {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })
}
