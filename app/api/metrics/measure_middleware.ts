/** Measures every request, including those without a route. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { measure } from '#api/metrics/request_metrics'

export default class MeasureMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    measure(ctx)
    return next()
  }
}
