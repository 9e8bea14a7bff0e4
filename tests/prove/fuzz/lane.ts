/** One sequence of requests: a company and random numbers of its own. */
import type { Description, Operation } from './description.js'
import type { Answer, Client } from './http.js'
import { Ids } from './ids.js'
import { Random } from './random.js'
import { repetitionOf } from './repetition.js'
import { Requests, type Headers, type Request } from './requests.js'
import type { FuzzedTenant } from './tenant.js'

type Shared = {
  client: Client
  description: Description
  platformToken: string
  /** The company whose records the answer may show; null for the platform's own. */
  onAnswer: (tenant: FuzzedTenant | null, request: Request, answer: Answer, broken?: string) => void
}

/** Collections whose records are not made ahead: other credentials, or the end of the session. */
const NOT_AHEAD = /^\/(auth|tenants|assistant|imports|fiscal-periods)/

export class Lane {
  readonly #random: Random
  readonly #requests: Requests
  #foreign = new Ids()
  #left = 0

  constructor(
    private shared: Shared,
    readonly tenant: FuzzedTenant,
    seed: number
  ) {
    this.#random = new Random(seed)
    const foreign = () => this.#foreign
    this.#requests = new Requests(shared.description, this.#random, {
      get own() {
        return tenant.ids
      },
      get foreign() {
        return foreign()
      },
      get tools() {
        return tenant.tools
      },
    })
  }

  /** Opens the company and makes two of each; what refers to others comes after them. */
  async prepare() {
    await this.tenant.open()
    const { description } = this.shared
    const references = ({ body }: Operation) =>
      JSON.stringify(description.resolve(Object.values(body!)[0].schema!)).match(/Ids?"/g)
    const made = description.operations
      .filter(({ method, body }) => method === 'POST' && body)
      .filter(({ path }) => !path.includes('{') && !NOT_AHEAD.test(path))
      .sort((a, b) => (references(a)?.length ?? 0) - (references(b)?.length ?? 0))
    for (const operation of [...made, ...made])
      await this.#send(this.#requests.for(operation, 'valid'))
  }

  /** Ids that are hostile here, as they are now: later ones would depend on the other's pace. */
  knows({ ids }: FuzzedTenant) {
    this.#foreign = ids.copy()
  }

  async run(count: number) {
    let order: Operation[] = []
    this.#left = count
    while (this.#left > 0) {
      if (!order.length) order = this.#random.shuffled(this.#operations())
      await this.#send(this.#requests.for(order.pop()!))
    }
  }

  /** Creations come thrice and half of the deletions are left out, so that records remain. */
  #operations() {
    return this.shared.description.operations.flatMap((one) => {
      if (one.method === 'DELETE') return this.#random.chance(0.5) ? [one] : []
      return one.method === 'POST' && !one.path.includes('{') ? [one, one, one] : [one]
    })
  }

  async #send(request: Request) {
    const { tenant } = this
    const [of, credentials] = this.#credentials(request)
    const answer = await this.#exchange(of, request, credentials)
    // Tenants of the list belong to others; only those that this lane made may be suspended.
    if (of || request.method === 'POST') tenant.learn(request, answer)
    const repetition = this.#random.chance(0.2) ? repetitionOf(request, answer) : undefined
    if (repetition) await this.#exchange(of, repetition.request, credentials, repetition.mismatch)
    if (answer.status === 401 && !request.headers.authorization) await this.#renew()
    if (/"requireTotp":true/.test(answer.text)) await this.#askForNoFactor()
  }

  /** The administrator of a company has no second factor, and would be refused from then on. */
  async #askForNoFactor() {
    const { tenant, shared } = this
    const headers = {
      'authorization': `Bearer ${shared.platformToken}`,
      'x-tenant-id': tenant.id,
      'content-type': 'application/json',
    }
    await shared.client.send('PATCH', '/settings/tenant', headers, '{"requireTotp":false}')
  }

  async #exchange(
    of: FuzzedTenant | null,
    request: Request,
    credentials: Headers,
    mismatch?: (answer: Answer) => string | undefined
  ) {
    const { method, path, headers, body } = request
    const all = { 'x-forwarded-for': this.tenant.address, ...headers, ...credentials }
    const answer = await this.shared.client.send(method, path, all, body)
    this.#left--
    this.shared.onAnswer(of, request, answer, mismatch?.(answer))
    return answer
  }

  /** Mostly the administrator; a SUPER_ADMIN reads without a company and writes only in this one. */
  #credentials({ operation, method, headers }: Request): [FuzzedTenant | null, Headers] {
    const { tenant, shared } = this
    const platform = { authorization: `Bearer ${shared.platformToken}` }
    // Hostile credentials take the place of valid ones.
    const given =
      headers.authorization === undefined ? {} : { authorization: headers.authorization }
    if (operation.path.startsWith('/tenants')) return [null, { ...platform, ...given }]
    if (operation.path.startsWith('/auth') || !this.#random.chance(0.04))
      return [tenant, { authorization: `Bearer ${tenant.token}`, ...given }]
    return method === 'GET' && this.#random.chance(0.5)
      ? [null, platform]
      : [tenant, { ...platform, 'x-tenant-id': tenant.id }]
  }

  /** Logs out, disabled users and changed passwords end a session. */
  async #renew() {
    const { tenant, shared } = this
    const headers = { authorization: `Bearer ${tenant.token}` }
    const isOpen = (await shared.client.send('GET', '/auth/me', headers)).status === 200
    if (!isOpen && !(await tenant.logIn())) await this.prepare()
  }
}
