/** Context of an operation that is called in this process. */
import { contextWithin, messageWithin } from '#api/in_process'
import type { HttpContext } from '@adonisjs/core/http'
import type { Operation } from '#core/endpoints/operations'

export type InProcess = {
  method: string
  path: string
  query?: Record<string, string>
  body?: unknown
  params?: Record<string, string>
  headers?: Record<string, string>
}

export function contextOf(
  outer: HttpContext,
  operation: Operation,
  { method, path, query = {}, body, params = {}, headers = {} }: InProcess
): HttpContext {
  const address = Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path
  const ctx = contextWithin(
    outer,
    messageWithin(outer, method, address, { accept: 'application/json', ...headers })
  )
  if (body !== undefined) ctx.request.setInitialBody(body as Record<string, any>)

  return Object.assign(ctx, { params, route: { ...outer.route!, handler: operation } })
}
