/**
 * A client of the business: sends with keys, cuts its own connections, sends twice at once and
 * later, and repeats until an answer decides.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'node:http'
import { Random } from './fuzz/random.js'
import type { Report } from './report.js'

export type Sent = { status: number; text: string; headers: Record<string, unknown> }

export type Answer = {
  isDone: boolean
  status: number
  code?: string
  json: any
  etag?: string
  /** An earlier attempt may have happened. */
  isRepeated: boolean
  first: number
  last: number
}

type Caller = { number: number; token: string }

/** A decided answer with its request, which is sent again later. */
export type Kept = {
  method: string
  path: string
  body?: unknown
  headers: Record<string, string>
  answer: Sent
}

type Options = { headers?: Record<string, string>; isCalm?: boolean; isKeyed?: boolean }

const TIMEOUT_MS = 30_000
const PATIENCE_MS = 120_000
const KEPT = 4_000
/** Answers are sent by then whatever happens; see docs/how-to/answer-an-alert.md. */
const DEADLINE_MS = 20_000

export type World = {
  ports: readonly number[]
  report: Report
  kept: Kept[]
  /** Called with every answer. */
  onAnswer: (company: number, path: string, text: string) => void
  /** Faults that keep a process from answering. */
  isFrozen: () => boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export class Client {
  /** The operation under way, for the report. */
  operation = 'set up'

  /** Decides cuts, repetitions and processes, so that `random` follows from the seed alone. */
  #luck: Random

  constructor(
    readonly number: number,
    public random: Random,
    readonly world: World
  ) {
    this.#luck = random
  }

  /** Makes all choices of the next operation follow from a seed. */
  begin(operation: string, seed: number) {
    this.operation = operation
    this.random = new Random(seed)
    this.#luck = new Random(seed + 1)
  }

  post = (caller: Caller, path: string, body?: unknown, options: Options = {}) =>
    this.call(caller, 'POST', path, body, { isKeyed: true, ...options })

  get = (caller: Caller, path: string) =>
    this.call(caller, 'GET', path, undefined, { isCalm: true })

  /** Repeats until a status below 500 decides; violates when none does in two minutes. */
  async call(
    caller: Caller,
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, isCalm = false, isKeyed = false }: Options = {}
  ): Promise<Answer> {
    const { report } = this.world
    const all = {
      authorization: `Bearer ${caller.token}`,
      ...(isKeyed && { 'idempotency-key': this.random.uuid() }),
      ...headers,
    }
    const first = Date.now()
    for (let attempt = 0; ; attempt++) {
      const answer = await this.#attempt(method, path, body, all, { isCalm, isKeyed })
      if (isDecided(answer)) {
        this.#note(caller, method, path, body, answer)
        if (isKeyed && this.#luck.chance(0.12) && this.world.kept.length < KEPT)
          this.world.kept.push({ method, path, body, headers: all, answer })
        return decided(answer, { isRepeated: attempt > 0, first })
      }
      report.counts.repeated++
      if (Date.now() - first > PATIENCE_MS) {
        report.violate('no answer within two minutes', { method, path, answer })
        return decided(answer, { isRepeated: true, first })
      }
      await pause(Math.min(100 * 2 ** attempt, 1_000) * (0.5 + this.#luck.next()))
    }
  }

  /** Sends once, to a process by its index. */
  send(
    api: number,
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    cutAfterMs?: number
  ): Promise<Sent> {
    const { ports, report } = this.world
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const began = Date.now()
    const wasFrozen = this.world.isFrozen()
    report.counts.sent++
    return new Promise<Sent>((resolve) => {
      const missing = (error: NodeJS.ErrnoException) =>
        resolve({ status: 0, text: error.code ?? error.message, headers: {} })
      const asked = request(
        {
          host: '127.0.0.1',
          port: ports[api],
          path: `/api/v1${path}`,
          method,
          agent,
          timeout: TIMEOUT_MS,
          headers: {
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
          response.on('error', missing)
          response.on('end', () => {
            if (!response.complete) return missing(new Error('cut'))
            const ms = Date.now() - began
            report.slowestMs = Math.max(report.slowestMs, ms)
            if (ms > DEADLINE_MS && !wasFrozen && !this.world.isFrozen())
              report.violate('answered after its deadline', { method, path, ms })
            resolve({ status: response.statusCode!, text: received, headers: response.headers })
          })
        }
      )
      asked.on('timeout', () => asked.destroy(new Error('timeout')))
      asked.on('error', missing)
      asked.end(text)
      if (cutAfterMs !== undefined) setTimeout(() => asked.destroy(new Error('cut')), cutAfterMs)
    }).then((sent) => {
      this.#count(method, path, sent)
      return sent
    })
  }

  async #attempt(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    { isCalm, isKeyed }: Options
  ) {
    const { ports, report } = this.world
    const api = this.#luck.int(0, ports.length - 1)
    const dice = isCalm ? 1 : this.#luck.next()
    if (dice < 0.05) {
      report.counts.cut++
      return this.send(api, method, path, body, headers, this.#luck.int(0, 60))
    }
    if (dice < 0.11 && isKeyed) return this.#twice(api, method, path, body, headers)
    return this.send(api, method, path, body, headers)
  }

  /** Sends the same to two processes at once: both answers that decide must be equal. */
  async #twice(
    api: number,
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>
  ) {
    const { ports, report } = this.world
    report.counts.doubled++
    const [one, other] = await Promise.all(
      [api, (api + 1) % ports.length].map((to) => this.send(to, method, path, body, headers))
    )
    if (isDecided(one) && isDecided(other) && !isSame(one, other))
      report.violate('two answers to one key', { method, path, one, other })
    return isDecided(one) ? one : other
  }

  #count(method: string, path: string, { status, text, headers }: Sent) {
    const { report } = this.world
    report.answered(status, status >= 400 ? parsed(text)?.code : undefined)
    // A proxy answers 502 for a process that was killed.
    const isOfProxy = status === 502 && !headers['x-request-id']
    if (status >= 500 && status !== 503 && !isOfProxy)
      report.serverErrors.push(
        `${status} ${method} ${path} ${headers['x-request-id']} ${text.slice(0, 300)}`
      )
  }

  #note(caller: Caller, method: string, path: string, body: unknown, { status, text }: Sent) {
    const { report, onAnswer } = this.world
    report.counts[status < 300 ? 'done' : 'refused']++
    onAnswer(caller.number, `${method} ${path}`, text)
    report.step(
      {
        client: this.number,
        operation: this.operation,
        company: caller.number,
        method,
        path,
        body,
        status,
        code: status >= 400 ? parsed(text)?.code : undefined,
      },
      text.slice(0, 2_000)
    )
  }
}

/** Whether an answer says what has happened; a request without one is repeated. */
export const isDecided = ({ status, text }: Sent) =>
  status > 0 &&
  status < 500 &&
  ![408, 429].includes(status) &&
  parsed(text)?.code !== 'IDEMPOTENCY_IN_PROGRESS'

/** Refusals for lack of rights are not stored with a key, and get another request id. */
const UNSTORED = [401, 403]

export const isSame = (one: Sent, other: Sent) =>
  one.status === other.status && (one.text === other.text || UNSTORED.includes(one.status))

function decided({ status, text, headers }: Sent, more: { isRepeated: boolean; first: number }) {
  const json = parsed(text)
  return {
    isDone: status > 0 && status < 300,
    status,
    json,
    code: status >= 400 ? (json?.code as string) : undefined,
    etag: headers.etag as string | undefined,
    last: Date.now(),
    ...more,
  }
}

function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
