/** Turns every error of a request into problem details (RFC 9457), and logs those of the server. */
import router from '@adonisjs/core/services/router'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { messageOf } from '#core/observability/log_context'
import { isContention, isTooMuchAtOnce, TOO_MUCH } from '#core/database/errors_and_retries'
import { originOf } from '#core/http/request_origin'
import { PROBLEM_TYPE, problem } from '#core/errors/problem_details'
import { Refusal, refusalFrom } from '#core/errors/refusal'
import { noteRefusal } from '#core/audit/security_notes'
import { traceIds } from '#core/observability/tracing'

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false

  async handle(error: unknown, ctx: HttpContext) {
    const refusal = refusalFrom(error) ?? refusalOfFramework(error, ctx) ?? INTERNAL
    const { response } = ctx
    for (const name of OF_ANSWERS) response.removeHeader(name)
    response.header('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(refusal.headers)) response.header(name, value)
    if (refusal.status === 405 && ctx.request.method() === 'OPTIONS')
      return response.status(204).send('')
    ctx.refusedWith = refusal.code
    response.header('Content-Type', PROBLEM_TYPE)
    response.status(refusal.status).send(JSON.stringify(problem(refusal, ctx.request.id()!)))
    passOverTheRest(ctx)
  }

  /** An outage of the database or Redis is logged as one line per request, without a stack. */
  async report(error: any, ctx: HttpContext) {
    const refusal = refusalFrom(error) ?? refusalOfFramework(error, ctx)
    if (refusal?.status === 403) noteRefusal(ctx, refusal)
    const isTooMuch = isTooMuchAtOnce(error)
    if (refusal && refusal.status < 500 && !isTooMuch) return

    const { requestId, traceparent } = originOf(ctx.request)
    const isAway = refusal?.status === 502 || refusal?.status === 503
    const isOutage = isTooMuch || (isAway && !isContention(error))
    ctx.logger.error(
      {
        ...(isOutage ? { code: error.code } : { err: error }),
        requestId,
        ...traceIds(traceparent),
        tenant: ctx.auth?.user?.tenant?.publicId,
        route: ctx.route?.pattern,
      },
      isTooMuch ? TOO_MUCH : messageOf(error)
    )
  }
}

/** Headers that a handler may have set before it failed. */
const OF_ANSWERS = ['location', 'etag', 'content-disposition', 'content-encoding']

/** Reads an unread body to its end. Otherwise the next request on the connection would fail. */
function passOverTheRest({ request: { request } }: HttpContext) {
  if (!request.complete) request.unpipe().resume()
}

const INTERNAL = new Refusal(
  500,
  'INTERNAL',
  'An internal error, which was logged: report the requestId to support'
)

function refusalOfFramework(error: any, ctx: HttpContext): Refusal | undefined {
  if (error?.code === 'E_ROUTE_NOT_FOUND') return noRoute(ctx)
  if (error?.code === 'E_REQUEST_ENTITY_TOO_LARGE' || error?.status === 413)
    return new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The body is too large')
  if (error?.status === 415)
    return new Refusal(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'This Content-Encoding or charset of the body is not supported'
    )
  if (error?.type === 'stream.not.readable' && ctx.request.request.destroyed) return LEFT
  if (error?.status === 400 || error?.type === 'entity.parse.failed')
    return new Refusal(400, 'MALFORMED_JSON', 'The body is not valid JSON')
}

/** The client disconnected; that is not logged as a server error. */
const LEFT = new Refusal(400, 'MALFORMED_JSON', 'The connection was closed before the body arrived')

/** 405 if the path has other methods, else 404. OPTIONS is answered with 204 and `Allow`. */
function noRoute({ request }: HttpContext) {
  const url = request.url()
  const allowed = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].filter((method) =>
    router.match(url, method, true)
  )
  if (!allowed.length) return new Refusal(404, 'NOT_FOUND', 'There is no such address')

  return new Refusal(
    405,
    'METHOD_NOT_ALLOWED',
    `${request.method()} is not possible at this address; the header Allow names the methods that are`,
    {
      headers: {
        Allow: [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '),
      },
    }
  )
}
