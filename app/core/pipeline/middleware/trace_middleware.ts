/** Opens a step of a trace for each request. It is registered only if traces are wanted. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { openStep } from '#core/observability/tracing'

export default class TraceMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const method = ctx.request.method()
    const { response } = ctx.response
    const step = openStep(
      { name: method, kind: 'server', attributes: { 'http.request.method': method } },
      ctx.request.header('traceparent')
    )

    // The path is left out, because some paths contain a token.
    response.once('close', () => {
      const [route, status] = [ctx.route?.pattern, response.statusCode]
      const attributes = {
        ...(route && { 'http.route': route }),
        'http.response.status_code': status,
        'oficio.request_id': ctx.request.id(),
        'oficio.tenant_id': ctx.auth?.user?.tenant?.publicId,
      }
      step.end({
        name: route && `${method} ${route}`,
        attributes,
        error: status >= 500 ? String(status) : undefined,
      })
    })
    return step.run(next)
  }
}
