/**
 * A request that never travelled: one part of this process asks another as if by HTTP, for whoever
 * asked the request that it is part of.
 */
import { IncomingMessage, ServerResponse } from 'node:http'
import server from '@adonisjs/core/services/server'
import type { HttpContext, HttpResponse } from '@adonisjs/core/http'

/** It comes from where the outer one came from, and was read to its end. */
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

/**
 * Its context: caller and id of the request are those of the outer one; so is the answer, where it
 * is to answer that.
 */
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
