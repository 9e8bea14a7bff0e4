/**
 * The part of a page's address that a list of the API takes. A link may carry more, such as a
 * mail's tracking code.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { endpointNamed } from '#admin/endpoint_access'

/**
 * The parameters in the address of the page that the endpoint has: `askedIn(ctx, 'GET /users')`.
 */
export function askedIn({ request }: HttpContext, endpoint: string): Record<string, unknown> {
  const known = new Set(endpointNamed(endpoint).declaration?.parameters?.map(({ name }) => name))
  return Object.fromEntries(Object.entries(request.qs()).filter(([name]) => known.has(name)))
}
