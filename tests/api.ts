/** The API over HTTP; Node's own client takes a third less processor time than `fetch`. */
import { request, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import env from '#start/env'
import { mustBeListed } from '#tests/listed_codes'

export const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`

export type Answer = { status: number; headers: Headers; body: any; text: string }

type Headers_ = Record<string, string>

type Body = NonNullable<ConstructorParameters<typeof Response>[0]>

export async function call(
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Headers_ = {}
): Promise<Answer> {
  const isJson =
    body !== undefined &&
    typeof body !== 'string' &&
    !(body instanceof FormData) &&
    !(body instanceof Uint8Array)
  const url = path.startsWith('http')
    ? path
    : path.startsWith('/api/') || path.startsWith('//')
      ? ORIGIN + path.replace('//', '/')
      : `${ORIGIN}/api/v1${path}`
  const all = {
    ...AS_FETCH,
    connection: 'close',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...headers,
  }
  const response = await send(
    method,
    url,
    new Headers(all),
    isJson ? JSON.stringify(body) : (body as Body | undefined)
  )

  const text = await textOf(response)
  const answer = {
    status: response.statusCode!,
    headers: headersOf(response),
    text,
    body: parsed(text),
  }
  mustBeListed(method, url, answer)
  return answer
}

/** Headers that `fetch` sends by default. */
const AS_FETCH = {
  'accept': '*/*',
  'accept-language': '*',
  'accept-encoding': 'gzip, deflate',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
}

async function send(
  method: string,
  url: string,
  headers: Headers,
  body?: Body
): Promise<IncomingMessage> {
  const bytes = body === undefined ? undefined : await bytesOf(body, headers)
  if (bytes || /^(POST|PUT|PATCH)$/.test(method))
    headers.set('content-length', String(bytes?.byteLength ?? 0))

  return new Promise((resolve, reject) => {
    const asked = request(new URL(url), {
      method,
      headers: Object.fromEntries(headers),
      agent: false,
    })
    asked.once('response', resolve)
    asked.on('error', reject) // without effect after an early answer, which breaks the upload
    asked.end(bytes)
  })
}

/** A form sets its own boundary, a text its type. */
async function bytesOf(body: Body, headers: Headers) {
  if (typeof body === 'string' && headers.has('content-type')) return Buffer.from(body)
  const made = new Response(body)
  const type = made.headers.get('content-type')
  if (type && !headers.has('content-type')) headers.set('content-type', type)
  return Buffer.from(await made.arrayBuffer())
}

async function textOf(response: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return new TextDecoder().decode(
    response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  )
}

function headersOf({ rawHeaders }: IncomingMessage) {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at], rawHeaders[at + 1])
  return headers
}

/** A client bound to its caller: `api.post('/customers', { … })`. */
export function clientOf(token: string | null, always: Headers_ = {}) {
  const verb = (method: string) => (path: string, body?: unknown, headers?: Headers_) =>
    call(token, method, path, body, { ...always, ...headers })
  return {
    token,
    get: (path: string, headers?: Headers_) =>
      call(token, 'GET', path, undefined, { ...always, ...headers }),
    post: verb('POST'),
    patch: verb('PATCH'),
    put: verb('PUT'),
    delete: verb('DELETE'),
  }
}

export type Api = ReturnType<typeof clientOf>

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
