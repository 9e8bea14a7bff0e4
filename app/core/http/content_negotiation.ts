/** In which form an answer is wanted, by `Accept`. */
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Such as `charset=utf-8`, as answers name their own type, and `header=present`: we have but one of
 * each form.
 */
const PARAMETERS = /;\s*(?!q\s*=)[^;,"=\s]+\s*=\s*("[^"]*"|[^;,\s]*)/gi

/**
 * The one of these media types that the request would rather have, the first where it does not say.
 * Undefined when it takes none of them.
 */
export function accepted<T extends string>(
  { request, response }: HttpContext,
  types: readonly T[]
): T | undefined {
  response.vary('Accept')
  const { headers } = request.request
  if (headers.accept) headers.accept = headers.accept.replace(PARAMETERS, '')
  return request.accepts([...types]) ?? undefined
}
