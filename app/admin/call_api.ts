/**
 * Calls operations of the API in this process as the person of the page. The route's own guards
 * apply, so a page can neither do nor show more than the API.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import type { HttpContext, HttpResponse } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { PREFIX } from '#api/endpoints'
import { contextWithin, messageWithin } from '#api/in_process'
import HttpExceptionHandler from '#core/pipeline/exception_handler'
import type { FieldError } from '#core/errors/refusal'
import { Refusal } from '#core/errors/refusal'
import { alreadyNoted } from '#core/audit/security_notes'

export type Problem = {
  status: number
  code: string
  detail: string
  errors?: FieldError[]
  requestId?: string
  /** The keys of a user who cannot be deleted: HAS_API_KEYS. */
  apiKeys?: { id: string; name: string }[]
}

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: any; problem?: Problem }

type Asked = { query?: Record<string, unknown>; body?: unknown; headers?: Record<string, string> }

const errors = new HttpExceptionHandler()

/** `call(ctx, 'POST', '/api-keys', { body })`. */
export async function call(
  page: HttpContext,
  method: string,
  path: string,
  { query, body, headers = {} }: Asked = {}
): Promise<Answer> {
  const ctx = contextWithin(page, messageWithin(page, method, addressOf(path, query), headers))
  if (body !== undefined) ctx.request.setInitialBody(body as Record<string, any>)

  await run(ctx)
  return answerIn(ctx.response)
}

/** Returns the body of a GET; a refusal is thrown as the page's. */
export async function read(
  page: HttpContext,
  path: string,
  query?: Record<string, unknown>
): Promise<any> {
  const { body, problem } = await call(page, 'GET', path, { query })
  if (problem) throw alreadyNoted(new Refusal(problem.status, problem.code, problem.detail))
  return body
}

/**
 * Lets an operation answer the page's own request with its raw body: an upload or a download. Forms
 * of pages are sent by POST, also for operations with another `method`.
 */
export async function handOver(
  page: HttpContext,
  path: string,
  query?: Record<string, unknown>,
  method = page.request.method()
): Promise<Answer> {
  const { request: message } = page.request
  const { url, method: sentBy } = message
  message.url = addressOf(path, query)
  const ctx = contextWithin(page, message, page.response)
  message.url = url

  message.method = method
  await run(ctx).finally(() => (message.method = sentBy))
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

function addressOf(path: string, query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return (
    PREFIX +
    path +
    (given.length
      ? `?${new URLSearchParams(Object.fromEntries(given.map(([key, value]) => [key, String(value)])))}`
      : '')
  )
}

function answerIn(response: HttpResponse): Answer {
  const [status, headers] = [response.getStatus(), response.getHeaders()]
  const sent = response.getBody()
  const isJson = typeof sent === 'string' && /json/.test(String(headers['content-type'] ?? ''))
  const body = isJson
    ? JSON.parse(sent)
    : sent && typeof sent === 'object' && !Buffer.isBuffer(sent)
      ? JSON.parse(JSON.stringify(sent))
      : sent

  return { status, headers, body, ...(status >= 400 && { problem: body as Problem }) }
}
