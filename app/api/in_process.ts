/** Requests inside this process, on behalf of the caller of an outer request. */
import { IncomingMessage, ServerResponse } from 'node:http'
import server from '@adonisjs/core/services/server'
import type { HttpContext, HttpResponse } from '@adonisjs/core/http'

/** The message has the outer one's address, for limits and audit, and is already read. */
export function messageWithin(
  outer: HttpContext,
  method: string,
  url: string,
  headers: Record<string, string> = {}
): IncomingMessage {
  const { socket, headers: sent } = outer.request.request
  const forwarded = sent['x-forwarded-for']

  const message = new IncomingMessage(socket)
  return Object.assign(message, {
    method,
    url,
    complete: true,
    headers: { ...(forwarded && { 'x-forwarded-for': forwarded }), ...headers },
  })
}

/** The context has the outer one's caller and request id, and optionally its response. */
export function contextWithin(
  outer: HttpContext,
  message: IncomingMessage,
  answer: HttpResponse = newAnswer(message)
): HttpContext {
  const request = server.createRequest(message, answer.response)
  request.id = () => outer.request.id()

  const ctx = server.createHttpContext(request, answer, outer.containerResolver)
  ctx.auth = outer.auth
  return ctx
}

const newAnswer = (message: IncomingMessage) =>
  server.createResponse(message, new ServerResponse(message))
