/** For the few routes that ask for no log in: reads the body, nothing more. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readJsonBody } from '#core/json_body'

export default class OpenMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!['GET', 'HEAD'].includes(ctx.request.method())) await readJsonBody(ctx)
    return next()
  }
}
