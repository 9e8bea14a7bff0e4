/** The JWT of a log in: who, of which company, until when. Algorithm, issuer and audience are pinned. */
import { createSecretKey } from 'node:crypto'
import { SignJWT, errors, jwtVerify } from 'jose'
import { newId } from '#core/ids'
import env from '#start/env'
import { Refusal } from '#core/refusals'

export type Token = { userId: string; tenantId: string; version: number; id: string; expiresAt: number }

const ISSUER = 'oficio'
const AUDIENCE = 'oficio-api'

/** Seconds that a token lives. */
export const tokenLifetime = () => env.get('JWT_TTL_SECONDS') ?? 3600

const key = createSecretKey(Buffer.from(env.get('JWT_SECRET').release()))

export function signToken({ userId, tenantId, version }: Pick<Token, 'userId' | 'tenantId' | 'version'>): Promise<string> {
  return new SignJWT({ tid: tenantId, ver: version })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(newId())
    .setIssuedAt()
    .setExpirationTime(`${tokenLifetime()}s`)
    .sign(key)
}

/** What a token says, or a 401 that says why it is no good. */
export async function verifyToken(jwt: string): Promise<Token> {
  try {
    const { payload } = await jwtVerify(jwt, key, { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, requiredClaims: ['sub', 'tid', 'ver', 'jti', 'exp'] })
    return { userId: payload.sub!, tenantId: String(payload.tid), version: Number(payload.ver), id: payload.jti!, expiresAt: payload.exp! }
  } catch (error) {
    throw error instanceof errors.JWTExpired ? unauthenticated('The token has expired; log in again', 'TOKEN_EXPIRED') : unauthenticated('The token is not valid; log in again')
  }
}

export function unauthenticated(message: string, code = 'UNAUTHENTICATED') {
  return new Refusal(401, code, message, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } })
}
