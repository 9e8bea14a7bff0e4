/** One POST to a receiver, with a time limit, keep-alive and no redirects. */
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { guardedLookup, mustBeReachable } from '#core/http/public_targets'

const TIME_MS = 10_000

/** Characters of an answer that are kept; reading stops after `MOST_READ`. */
const MOST_KEPT = 1_000
const MOST_READ = 65_536

/** Idle connections are closed early, since there may be one per company. */
const REST_MS = 5_000

/** `timeout` closes idle connections; requests have their own limit. */
const settings = {
  keepAlive: true,
  timeout: REST_MS,
  maxSockets: 50,
  maxFreeSockets: 20,
  lookup: guardedLookup,
}
const agents = { 'http:': new HttpAgent(settings), 'https:': new HttpsAgent(settings) }

export type Posted = { status: number; body: string; durationMs: number; retryAfter?: string }

/** Resolves with any answer; rejects without one in time. */
export function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  { timeMs = TIME_MS } = {}
): Promise<Posted> {
  const target = new URL(url)
  const began = performance.now()

  return new Promise((resolve, reject) => {
    mustBeReachable(target.hostname)
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      agent: agents[target.protocol as keyof typeof agents],
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Oficio-Webhooks/1',
        ...headers,
      },
    })
    const tooLate = setTimeout(
      () => request.destroy(new Error(`No answer within ${timeMs / 1000} s`)),
      timeMs
    )

    request.on('error', reject)
    request.on('close', () => clearTimeout(tooLate))
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const done = () =>
        resolve({
          status: response.statusCode!,
          body: printable(Buffer.concat(parts).toString('utf8')),
          durationMs: Math.round(performance.now() - began),
          retryAfter: response.headers['retry-after'],
        })

      response.on('data', (part: Buffer) => {
        parts.push(part)
        if ((size += part.length) > MOST_READ) {
          done()
          request.destroy()
        }
      })
      response.on('end', done)
      response.on('error', reject)
    })
    request.end(body)
  })
}

const printable = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '').slice(0, MOST_KEPT)
