/** In which form an answer is wanted, by `Accept`. */
import type { HttpContext } from '@adonisjs/core/http'

/**
 * The one of these media types that the request would rather have, the first where it does not say. They may be asked for
 * as answers name them, with their charset. Undefined when it takes none of them.
 */
export function accepted<T extends string>({ request, response }: HttpContext, types: readonly T[]): T | undefined {
  response.vary('Accept')
  const form = request.accepts(types.flatMap((type): string[] => [type, `${type}; charset=utf-8`]))
  return types.find((type) => form === type || form?.startsWith(`${type};`))
}
