/** Restricts a page to people who may call the endpoint that it leads to. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { mustBeAllowed } from '#admin/endpoint_access'

export default class LeadsToMiddleware {
  handle({ auth }: HttpContext, next: NextFn, endpoint: string) {
    mustBeAllowed(auth.getUserOrFail(), endpoint)
    return next()
  }
}
