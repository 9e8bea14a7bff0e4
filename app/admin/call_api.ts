/**
 * How a page asks and does: by the operations of the API, in this process, as the person of the page. The request goes through the
 * route's own guards, validation, transaction, audit and answer, so a page can neither do nor show what the API would refuse.
 */
import { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpContext, HttpResponse } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import HttpExceptionHandler from '#core/exceptions/handler'
import type { FieldError } from '#core/refusals'
import { Refusal } from '#core/refusals'

const PREFIX = '/api/v1'

export type Problem = { status: number; code: string; detail: string; errors?: FieldError[] } & Record<string, any>

/** What an operation answered: its body, or why it refused. */
export type Answer = { status: number; headers: Record<string, any>; body: any; problem?: Problem }

type Asked = { query?: Record<string, unknown>; body?: unknown; headers?: Record<string, string> }

const errors = new HttpExceptionHandler()

/** `call(ctx, 'POST', '/api-keys', { body })`. */
export async function call(page: HttpContext, method: string, path: string, { query, body, headers = {} }: Asked = {}): Promise<Answer> {
  const message = messageOf(page, method, addressOf(path, query), headers)
  const ctx = contextOf(page, message, new ServerResponse(message))
  if (body !== undefined) ctx.request.setInitialBody(body as Record<string, any>)

  await run(ctx)
  return answerIn(ctx.response)
}

/** What a GET answers; its refusal becomes the page's. */
export async function read(page: HttpContext, path: string, query?: Record<string, unknown>): Promise<any> {
  const { body, problem } = await call(page, 'GET', path, { query })
  if (problem) throw new Refusal(problem.status, problem.code, problem.detail)
  return body
}

/** Lets an operation of the page's own method answer the page's request, with the body as it was sent: a file that is fetched, or one that is uploaded. */
export async function handOver(page: HttpContext, path: string, query?: Record<string, unknown>): Promise<Answer> {
  const { request: message } = page.request
  const { url } = message
  message.url = addressOf(path, query)
  const ctx = contextOf(page, message, page.response)
  message.url = url

  await run(ctx)
  return answerIn(ctx.response)
}

async function run(ctx: HttpContext) {
  const { request } = ctx
  const found = router.match(request.url(), request.method(), request.parsedUrl.shouldDecodeParam)
  if (!found) throw new Error(`The API has no ${request.method()} ${request.url()}`)

  const { route, params, routeKey, subdomains } = found
  Object.assign(ctx, { route, params, routeKey, subdomains })
  await route.execute(route, ctx.containerResolver, ctx, async (error) => {
    await errors.report(error, ctx)
    await errors.handle(error, ctx)
  })
}

function contextOf(page: HttpContext, message: IncomingMessage, response: ServerResponse | HttpResponse): HttpContext {
  const raw = response instanceof ServerResponse ? response : response.response
  const request = server.createRequest(message, raw)
  request.id = () => page.request.id()

  const ctx = server.createHttpContext(request, response instanceof ServerResponse ? server.createResponse(message, response) : response, page.containerResolver)
  ctx.caller = page.caller
  return ctx
}

/** A request that comes from where the page's came from, and was read to its end. */
function messageOf(page: HttpContext, method: string, url: string, headers: Record<string, string>) {
  const { socket, headers: sent } = page.request.request
  const forwarded = sent['x-forwarded-for']

  const message = new IncomingMessage(socket)
  Object.assign(message, { method, url, complete: true, headers: { ...(forwarded && { 'x-forwarded-for': forwarded }), ...headers } })
  return message
}

function addressOf(path: string, query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return PREFIX + path + (given.length ? `?${new URLSearchParams(Object.fromEntries(given.map(([key, value]) => [key, String(value)])))}` : '')
}

function answerIn(response: HttpResponse): Answer {
  const [status, headers] = [response.getStatus(), response.getHeaders()]
  const sent = response.getBody()
  const isJson = typeof sent === 'string' && /json/.test(String(headers['content-type'] ?? ''))
  const body = isJson ? JSON.parse(sent) : sent && typeof sent === 'object' && !Buffer.isBuffer(sent) ? JSON.parse(JSON.stringify(sent)) : sent

  return { status, headers, body, ...(status >= 400 && { problem: body as Problem }) }
}
