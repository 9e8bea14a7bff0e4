/** A request that never travelled: an operation is asked by another part of this process, as if by HTTP, and answers its value. */
import { IncomingMessage, ServerResponse } from 'node:http'
import server from '@adonisjs/core/services/server'
import type { HttpContext } from '@adonisjs/core/http'
import type { Operation } from '#core/operations'

export type InProcess = { method: string; path: string; query?: Record<string, string>; body?: unknown; params?: Record<string, string>; headers?: Record<string, string> }

/** Its context: whose request it is and its id are those of the one that it is part of. */
export function contextWithin(outer: HttpContext, operation: Operation, { method, path, query = {}, body, params = {}, headers = {} }: InProcess): HttpContext {
  const raw = new IncomingMessage(outer.request.request.socket)
  raw.method = method
  raw.url = Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path
  raw.headers = { 'accept': 'application/json', 'x-request-id': outer.request.id(), ...headers }

  const answer = new ServerResponse(raw)
  const request = server.createRequest(raw, answer)
  request.id = () => outer.request.id()
  if (body !== undefined) request.setInitialBody(body as Record<string, any>)

  const ctx = server.createHttpContext(request, server.createResponse(raw, answer), outer.containerResolver)
  ctx.caller = outer.caller
  ctx.params = params
  ctx.route = { ...outer.route!, handler: operation }
  return ctx
}
