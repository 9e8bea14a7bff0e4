/** Drops query parameters that a list of the API does not have, such as tracking codes. */
import type { HttpContext } from '@adonisjs/core/http'
import { endpointNamed } from '#admin/endpoint_access'

/** The query parameters that the endpoint declares: `askedIn(ctx, 'GET /users')`. */
export function askedIn({ request }: HttpContext, endpoint: string): Record<string, unknown> {
  const known = new Set(endpointNamed(endpoint).declaration?.parameters?.map(({ name }) => name))
  return Object.fromEntries(Object.entries(request.qs()).filter(([name]) => known.has(name)))
}
