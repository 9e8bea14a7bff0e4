/** Content negotiation by `Accept`. */
import type { HttpContext } from '@adonisjs/core/http'

/** Parameters such as `charset=utf-8` or `header=present`: each form has one variant. */
const PARAMETERS = /;\s*(?!q\s*=)[^;,"=\s]+\s*=\s*("[^"]*"|[^;,\s]*)/gi

/** The preferred media type, by default the first; undefined when none is accepted. */
export function accepted<T extends string>(
  { request, response }: HttpContext,
  types: readonly T[]
): T | undefined {
  response.vary('Accept')
  const { headers } = request.request
  if (headers.accept) headers.accept = headers.accept.replace(PARAMETERS, '')
  return request.accepts([...types]) ?? undefined
}
