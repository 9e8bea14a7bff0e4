/** Client with Idempotency-Keys and retries; errors that remain are counted. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Limit of the retries. */
const PATIENCE_MS = 60_000

const AGAIN = new Set([429, 500, 502, 503, 504])

export class Client {
  #agent = new Agent({ keepAlive: true, maxSockets: 8 })

  constructor(base, token, figures) {
    Object.assign(this, { base, token, figures })
  }

  get = (path) => this.#send('GET', path)
  post = (path, body, more) =>
    this.#send('POST', path, body, { 'idempotency-key': randomUUID(), ...more })

  /** Returns the body of a 2xx. Throws other final answers. */
  async #send(method, path, body, headers = {}) {
    const began = Date.now()
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#once(method, path, body, headers).catch((error) => ({
        status: 0,
        text: error.code ?? error.message,
      }))
      if (answer.status >= 200 && answer.status < 300) {
        this.figures.answered(Date.now() - began, attempt)
        return JSON.parse(answer.text || 'null')
      }
      const mayPass =
        answer.status === 0 ||
        AGAIN.has(answer.status) ||
        (answer.status === 409 && answer.text.includes('IDEMPOTENCY_IN_PROGRESS'))
      if (!mayPass || Date.now() - began > PATIENCE_MS) {
        const error = new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
        this.figures.failed(error)
        throw error
      }
      this.figures.repeated(answer)
      await sleep(Math.min(100 * 2 ** attempt, 1_000) * (0.5 + Math.random()))
    }
  }

  #once(method, path, body, headers) {
    const text =
      body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.base}${path}`,
        {
          method,
          agent: this.#agent,
          timeout: 30_000,
          headers: {
            authorization: `Bearer ${this.token}`,
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...headers,
          },
        },
        (response) => {
          let received = ''
          response.setEncoding('utf8')
          response.on('data', (chunk) => (received += chunk))
          response.on('end', () =>
            response.complete
              ? resolve({ status: response.statusCode, text: received })
              : reject(new Error('cut'))
          )
          response.on('error', reject)
        }
      )
      sent.on('timeout', () => sent.destroy(new Error('timeout')))
      sent.on('error', reject)
      sent.end(text)
    })
  }
}

/** Figures of all clients: in total and since the last line. */
export class Figures {
  requests = 0
  again = 0
  errors = []
  reasons = new Map()
  #lately = { requests: 0, again: 0, slowest: 0 }

  answered(ms) {
    this.requests++
    this.#lately.requests++
    this.#lately.slowest = Math.max(this.#lately.slowest, ms)
  }

  repeated({ status, text }) {
    const reason = status === 0 ? text : String(status)
    this.again++
    this.#lately.again++
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1)
  }

  failed(error) {
    this.errors.push(error.message)
  }

  lately() {
    const seen = this.#lately
    this.#lately = { requests: 0, again: 0, slowest: 0 }
    return seen
  }
}
