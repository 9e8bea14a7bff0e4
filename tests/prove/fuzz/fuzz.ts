/** Fuzzes every operation of the OpenAPI document and compares every answer with it. */
import { Checker } from './check.js'
import { Description, type Operation } from './description.js'
import { Client, jsonOf, type Answer } from './http.js'
import { Random } from './random.js'
import { Requests, type Request } from './requests.js'
import { FuzzedTenant } from './tenant.js'

export type Finding = { kind: string; request: object; answer: object }

export type FuzzResult = {
  requests: number
  /** Answers by class, such as `2xx`. */
  classes: Record<string, number>
  /** Operations that answered 2xx at least once. */
  succeeded: string[]
  /** Answers of 5xx and missing answers, one per kind. */
  faults: Finding[]
  /** Differences from the document, one per kind. */
  mismatches: Finding[]
}

export type FuzzOptions = {
  /** Up to and with `/api/v1`. */
  baseUrl: string
  /** The token of a SUPER_ADMIN, who makes the companies. */
  platformToken: string
  seed: number
  requests: number
  /** Lanes run at once, each in a company of its own with random numbers of its own. */
  lanes?: number
  /** Kinds of findings that are known; they are left out. */
  known?: RegExp
  onAnswer?: (tenantId: string, request: Request, answer: Answer) => void
}

/**
 * Sends `requests` requests in all. Each lane has a company and random numbers of its own, so that
 * its requests depend on the seed and its own answers alone.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { baseUrl, platformToken, seed, requests, lanes = 4 } = options
  const client = new Client(baseUrl)
  const description = new Description(jsonOf(await client.send('GET', '/openapi.json', {})))
  const record = new Record_(new Checker(description), options)
  const tenants = Array.from(
    { length: Math.max(lanes, 2) },
    (_, at) =>
      new FuzzedTenant(
        client,
        platformToken,
        `198.18.${seed & 255}.${at}`,
        `198.19.${seed & 255}.${at}`
      )
  )

  const all = tenants.map((tenant, at) => {
    const foreign = tenants[(at + 1) % tenants.length]
    return new Lane(client, description, record, tenant, foreign, seed * 1_000 + at, platformToken)
  })
  await Promise.all(all.map((lane) => lane.prepare()))
  const left = Math.max(0, requests - record.result.requests)
  await Promise.all(
    all.slice(0, lanes).map((lane, at) => lane.run(Math.floor((left + at) / lanes)))
  )
  client.close()
  return record.result
}

class Lane {
  readonly #random: Random
  readonly #requests: Requests

  constructor(
    private client: Client,
    private description: Description,
    private record: Record_,
    private tenant: FuzzedTenant,
    foreign: FuzzedTenant,
    seed: number,
    private platformToken: string
  ) {
    this.#random = new Random(seed)
    this.#requests = new Requests(description, this.#random, {
      get own() {
        return tenant.ids
      },
      get foreign() {
        return foreign.ids
      },
      get tools() {
        return tenant.tools
      },
    })
  }

  /** Makes two of each; what refers to other records comes after them. */
  async prepare() {
    await this.tenant.open()
    const made = this.description.operations
      .filter(({ method, path, body }) => method === 'POST' && body && !path.includes('{'))
      .filter(({ path }) => !/^\/(auth|tenants|assistant|imports|fiscal-periods)/.test(path))
    const references = ({ body }: Operation) =>
      JSON.stringify(this.description.resolve(Object.values(body!)[0].schema!)).match(/Ids?"/g)
        ?.length ?? 0
    const order = made.sort((a, b) => references(a) - references(b))
    for (const operation of [...order, ...order])
      await this.#send(this.#requests.for(operation, 'valid'))
  }

  async run(count: number) {
    let order: Operation[] = []
    for (let left = count; left > 0; left--) {
      if (!order.length) order = this.#random.shuffled(this.#operations())
      await this.#send(this.#requests.for(order.pop()!))
    }
  }

  /** Creations come twice, because deletions and closed records use them up. */
  #operations() {
    const { operations } = this.description
    return [
      ...operations,
      ...operations.filter(({ method, path }) => method === 'POST' && !path.includes('{')),
    ]
  }

  async #send(request: Request) {
    const isPlatform = request.operation.path.startsWith('/tenants')
    const token = isPlatform ? this.platformToken : this.tenant.token
    const answer = await this.client.send(
      request.method,
      request.path,
      {
        'authorization': `Bearer ${token}`,
        'x-forwarded-for': this.tenant.address,
        ...request.headers,
      },
      request.body
    )
    this.record.add(this.tenant.id, request, answer)
    this.#learn(request, answer, isPlatform)
    if (answer.status === 401 && !request.headers.authorization) await this.#renew()
  }

  /** Tenants of the list belong to others; only those that this lane made may be suspended. */
  #learn(request: Request, answer: Answer, isPlatform: boolean) {
    if (!isPlatform || request.method === 'POST') this.tenant.learn(request, answer)
  }

  /** Logs out, disabled users and changed passwords end a session. */
  async #renew() {
    const isOpen = await this.client.send('GET', '/auth/me', {
      authorization: `Bearer ${this.tenant.token}`,
    })
    if (isOpen.status !== 200 && !(await this.tenant.logIn())) await this.prepare()
  }
}

/** What was answered, and what was wrong with it. */
class Record_ {
  readonly result: FuzzResult = {
    requests: 0,
    classes: {},
    succeeded: [],
    faults: [],
    mismatches: [],
  }

  constructor(
    private checker: Checker,
    private options: FuzzOptions
  ) {}

  add(tenantId: string, request: Request, answer: Answer) {
    const { result, options } = this
    const { key } = request.operation
    const name = answer.status ? `${Math.floor(answer.status / 100)}xx` : 'none'
    result.requests++
    result.classes[name] = (result.classes[name] ?? 0) + 1
    if (name === '2xx' && !result.succeeded.includes(key)) result.succeeded.push(key)

    if (isFault(request, answer))
      this.#note(result.faults, `${key} ${answer.status || answer.text}`, request, answer)
    else {
      const mismatch = this.checker.mismatch(request, answer)
      if (mismatch) this.#note(result.mismatches, `${key} ${mismatch}`, request, answer)
    }
    options.onAnswer?.(tenantId, request, answer)
  }

  #note(findings: Finding[], kind: string, request: Request, answer: Answer) {
    if (this.options.known?.test(kind) || findings.some((one) => one.kind === kind)) return
    const { method, path, headers, body } = request
    findings.push({
      kind,
      request: {
        method,
        path: path.slice(0, 1_500),
        headers,
        body: body && String(body).slice(0, 2_500),
      },
      answer: { status: answer.status, text: answer.text.slice(0, 1_000) },
    })
  }
}

/** `/health` documents a 503 of its own; the shared 5xx of all operations are faults. */
function isFault({ operation }: Request, { status }: Answer) {
  const isOwn =
    operation.responses[status] && !operation.responses[status].at.startsWith('#/components/')
  return status === 0 || (status >= 500 && !isOwn)
}
