/** The consent page: a person decides whether an application may act for them (OAuth 2.1). */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { forbidden } from '#core/errors/refusal'
import {
  accessesOffered,
  answerAt,
  ErrorToRedirect,
  grantAccess,
  hostOf,
  OAuthError,
  originOfRedirect,
  parametersIn,
  readAuthorizationRequest,
  type Access,
  type AuthorizationRequest,
  type Parameters,
} from '#identity/consent'
import { policyWithForms } from '#admin/middleware/page_middleware'
import { page } from '#admin/page'

type Asked = { request: AuthorizationRequest; parameters: Parameters; offered: Access[] }

export const consent = {
  show: (ctx: HttpContext) =>
    answering(ctx, ctx.request.qs(), (asked) => {
      const { request, parameters, offered } = asked
      const policy = policyWithForms(originOfRedirect(request.redirectUri))
      ctx.response.response.setHeader('Content-Security-Policy', policy)
      return page(ctx, 'consent', {
        application: request.client.name,
        host: hostOf(request.redirectUri),
        parameters,
        offered,
      })
    }),

  decide: (ctx: HttpContext) =>
    answering(ctx, ctx.request.body(), async ({ request, offered }) => {
      const { decision, access } = ctx.request.body()
      if (decision !== 'allow') return leave(ctx, request, DENIED)
      const chosen = offered.find((one) => one === access) ?? offered.at(-1)
      if (!chosen) return leave(ctx, request, DENIED)
      const { bySso } = ctx.auth.getUserOrFail().credential
      return leave(ctx, request, { code: await grantAccess(request, chosen, { bySso }) })
    }),
}

const DENIED = { error: 'access_denied', error_description: 'The person did not agree' }

/** Errors that the application may not get are shown to the person; others are sent to it. */
async function answering(
  ctx: HttpContext,
  sent: Record<string, unknown>,
  work: (asked: Asked) => Promise<void> | void
) {
  const { actor, home } = ctx.auth.getUserOrFail()
  if (actor.isSuperAdmin)
    throw forbidden('A SUPER_ADMIN connects no applications: use an account of a company')
  try {
    const parameters = parametersIn(sent)
    const request = await readAuthorizationRequest(parameters)
    await Current.run({ tenant: home, actor, origin: originOf(ctx.request) }, () =>
      work({ request, parameters, offered: accessesOffered(request) })
    )
  } catch (error) {
    if (error instanceof ErrorToRedirect) return redirect(ctx, error.location)
    if (!(error instanceof OAuthError)) throw error
    const problem = { status: 400, code: 'OAUTH_REQUEST', detail: error.message }
    await page(ctx, 'problem', { problem })
  }
}

const leave = (
  ctx: HttpContext,
  request: AuthorizationRequest,
  answer: Record<string, string>
): void => redirect(ctx, answerAt(request, answer))

function redirect({ response }: HttpContext, location: string) {
  response.status(303).header('Location', location).header('Cache-Control', 'no-store').send('')
}
