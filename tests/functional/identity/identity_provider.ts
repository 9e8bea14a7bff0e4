/** A real provider of OpenID Connect on the own machine, whose people log in by themselves. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { Provider } from 'oidc-provider'
import { ORIGIN } from '#tests/api'

export const CLIENT = { clientId: 'oficio', clientSecret: 'a-secret-of-the-client' }

/** Claims of whoever logs in next. */
type Person = { email?: string; email_verified?: boolean; name?: string }

export async function anIdentityProvider({ emailInUserinfo = false } = {}) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'a-key', alg: 'RS256', use: 'sig' }
  let person: Person = {}

  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${ORIGIN}/admin/sso/callback`],
      },
    ],
    jwks: { keys: [key] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: emailInUserinfo,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['a-cookie-key'] },
    async findAccount(_: unknown, id: string) {
      return { accountId: id, claims: async () => ({ sub: id, ...person }) }
    },
    async loadExistingGrant(ctx: any) {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  } as any)

  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url!.startsWith('/interaction/')) return answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: 'ana' } })
  })

  return {
    issuer,
    close: () => server.closeAllConnections() ?? server.close(),

    /** This person comes to the provider next, in a browser of their own. */
    expect(claims: Person) {
      person = claims
    },

    /** Logs this person in at the provider, and returns the address to which they are sent back. */
    async logIn(address: string, claims: Person): Promise<string> {
      person = claims
      const cookies = new Map<string, string>()
      for (let next = address; ;) {
        const { headers, status } = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        })
        for (const line of headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
          cookies.set(name, value)
        }
        const location = headers.get('location')
        if (!location) throw new Error(`The provider answered ${status} at ${next}`)
        next = new URL(location, next).href
        if (next.startsWith(`${ORIGIN}/`)) return next
      }
    },

    /** An ID token as this provider issues them, with other claims where given. */
    idToken(claims: JWTPayload & Person, { signer = privateKey, expiresIn = 300 } = {}) {
      const now = Math.floor(Date.now() / 1_000)
      return new SignJWT({ email_verified: true, name: 'Ana Ruiz', sub: 'ana', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'a-key' })
        .setIssuer(claims.iss ?? issuer)
        .setAudience(claims.aud ?? CLIENT.clientId)
        .setIssuedAt(now - 600)
        .setExpirationTime(now + expiresIn)
        .sign(signer)
    },
  }
}

export type IdentityProvider = Awaited<ReturnType<typeof anIdentityProvider>>
