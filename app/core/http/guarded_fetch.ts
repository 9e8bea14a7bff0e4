/** `fetch` to an address that a customer chose: guarded, bounded in time and size, no redirects. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { guardedLookup, mustBeReachable } from '#core/http/public_targets'

const TIME_MS = 10_000
const MOST_BYTES = 1_048_576

/** No answer came, or none that is read. A TypeError, as `fetch` throws. */
export class TargetUnavailable extends TypeError {}

type Asked = { method?: string; headers?: Record<string, string>; body?: unknown }

/** Resolves with any answer; rejects with `TargetUnavailable`, also for an internal address. */
export async function guardedFetch(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {}
): Promise<Response> {
  try {
    return await answerOf(new URL(url), method, headers, body)
  } catch (error: any) {
    throw new TargetUnavailable(error?.message ?? 'No answer', { cause: error })
  }
}

function answerOf(target: URL, method: string, headers: Record<string, string>, body: unknown) {
  return new Promise<Response>((resolve, reject) => {
    mustBeReachable(target.hostname)
    const send = target.protocol === 'https:' ? requestHttps : requestHttp
    const asked = send(target, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      lookup: guardedLookup,
      agent: false,
      signal: AbortSignal.timeout(TIME_MS),
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        parts.push(part)
        if ((size += part.length) > MOST_BYTES) asked.destroy(new Error('The answer is too long'))
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode: status = 502, headers: sent } = answer
        const content = [204, 304].includes(status) ? null : Buffer.concat(parts)
        resolve(new Response(content, { status, headers: plainHeaders(sent) }))
      })
    })
    asked.end(body === undefined || body === null ? undefined : String(body))
  })
}

const plainHeaders = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]]
  )
