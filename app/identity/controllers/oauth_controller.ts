/** Endpoints of the authorization server. They answer in the form of OAuth, not as problems. */
import type { HttpContext } from '@adonisjs/core/http'
import { originOf } from '#core/http/request_origin'
import { MOST_BYTES_OF_STRANGERS, readJsonBody } from '#core/http/json_body'
import { addressOf } from '#core/http/client_address'
import { refusalFrom } from '#core/errors/refusal'
import { resourceMetadata, serverMetadata } from '#identity/oauth/metadata'
import { OAuthError } from '#identity/oauth/oauth_error'
import { registerClient } from '#identity/oauth/registration'
import { revokeToken } from '#identity/oauth/revocation'
import { answerTokenRequest } from '#identity/oauth/token_requests'

export const oauth = {
  server: (ctx: HttpContext) => publicly(ctx, serverMetadata()),
  resource: (ctx: HttpContext) => publicly(ctx, resourceMetadata()),

  register: answering(201, async (ctx) => {
    await readJsonBody(ctx, MOST_BYTES_OF_STRANGERS)
    return registerClient(ctx.request.body(), addressOf(ctx.request))
  }),

  token: answering(200, (ctx) => answerTokenRequest(fieldsOf(ctx), originOf(ctx.request))),

  revoke: answering(200, async (ctx) => {
    await revokeToken(fieldsOf(ctx), originOf(ctx.request))
    return {}
  }),
}

/** Metadata is public and the same for everyone. */
function publicly({ response }: HttpContext, metadata: object) {
  response.header('Access-Control-Allow-Origin', '*')
  response.header('Cache-Control', 'public, max-age=300')
  response.header('Content-Type', 'application/json; charset=utf-8')
  return metadata
}

function answering(status: number, work: (ctx: HttpContext) => Promise<object>) {
  return async (ctx: HttpContext) => {
    const { response } = ctx
    response.header('Cache-Control', 'no-store')
    try {
      const answer = await work(ctx)
      return response.status(status).json(answer)
    } catch (error) {
      const known = error instanceof OAuthError ? error : inItsForm(ctx, error)
      return response.status(known.status).json(known.body)
    }
  }
}

/** A refusal of the core, such as of an unreadable body, in the form of OAuth. */
function inItsForm({ response }: HttpContext, error: unknown): OAuthError {
  const refusal = refusalFrom(error)
  if (!refusal) throw error
  for (const [name, value] of Object.entries(refusal.headers)) response.header(name, value)
  const code = refusal.status >= 429 ? 'temporarily_unavailable' : 'invalid_request'
  return new OAuthError(code, refusal.message, refusal.status)
}

/** Parameters without a value are absent (RFC 6749, section 3.2). */
function fieldsOf({ request }: HttpContext): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.body()).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''
    )
  )
}
