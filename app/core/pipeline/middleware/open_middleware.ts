/** Reads the body of routes without a log in, which must be small. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { MOST_BYTES_OF_STRANGERS, readJsonBody } from '#core/http/json_body'
import { Refusal } from '#core/errors/refusal'

/** `whenRefused` runs before a body is refused, and may throw another refusal. */
type Options = { whenRefused?: (ctx: HttpContext) => Promise<void> }

export default class OpenMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { whenRefused }: Options = {}) {
    if (!['GET', 'HEAD'].includes(ctx.request.method())) await this.#read(ctx, whenRefused)
    return next()
  }

  async #read(ctx: HttpContext, whenRefused: Options['whenRefused']) {
    try {
      await readJsonBody(ctx, MOST_BYTES_OF_STRANGERS)
    } catch (error) {
      if (error instanceof Refusal) await whenRefused?.(ctx)
      throw error
    }
  }
}
