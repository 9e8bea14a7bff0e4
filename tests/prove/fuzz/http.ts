/** An HTTP client that sends anything and waits for any answer; `fetch` corrects too much. */
import { Agent, request } from 'node:http'
import type { Headers } from './requests.js'

export type Answer = {
  /** 0 without an answer; `text` then is the reason. */
  status: number
  headers: Record<string, string>
  text: string
}

const PATIENCE_MS = 30_000

export class Client {
  readonly #agent = new Agent({ keepAlive: true })

  constructor(private baseUrl: string) {}

  send(method: string, path: string, headers: Headers, body?: string | Buffer): Promise<Answer> {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    return new Promise((resolve) => {
      const missing = (error: NodeJS.ErrnoException) =>
        resolve({ status: 0, headers: {}, text: error.code ?? error.message })
      const asked = request(
        this.baseUrl + path,
        { method, headers: { ...headers, ...length }, agent: this.#agent, timeout: PATIENCE_MS },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', missing)
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, String(value)])
              ),
              text: Buffer.concat(chunks).toString('utf8'),
            })
          )
        }
      )
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
      // An early answer to a large body breaks the upload afterwards; then the answer counts.
      asked.on('error', missing)
      asked.end(body)
    })
  }

  close() {
    this.#agent.destroy()
  }
}

/** The body as JSON, or undefined. */
export function jsonOf({ text }: Answer): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
