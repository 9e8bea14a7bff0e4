/**
 * CORS for pages of other origins (Fetch standard), by `config/cors.ts`. Registered only with
 * `CORS_ORIGINS`. Preflights end here, because they carry no credentials to know a caller by.
 */
import CorsOfPackage from '@adonisjs/cors/cors_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import corsConfig, { isOpenToPages } from '#config/cors'

const cors = new CorsOfPackage(corsConfig)

export default class CorsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (!isOpenToPages(ctx)) return next()
    const { headers, method } = ctx.request.request
    // Caches must not answer one origin with the headers of another.
    ctx.response.vary('Origin')
    if (method === 'OPTIONS' && !headers['access-control-request-method']) return next()

    // The package compares names without the spaces that some clients send after commas.
    const asked = headers['access-control-request-headers']
    if (asked) headers['access-control-request-headers'] = String(asked).replaceAll(' ', '')
    return cors.handle(ctx, () => {
      setAtOnce(ctx)
      return next()
    })
  }
}

/** Streams may write to the response of Node itself, past the headers that the framework keeps. */
function setAtOnce({ response }: HttpContext) {
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (/^(?:access-control-|vary$)/i.test(name)) response.response.setHeader(name, value!)
}
