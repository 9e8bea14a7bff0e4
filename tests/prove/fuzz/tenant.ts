/** A company of the fuzzer: its administrator's session and the ids that it has seen. */
import { randomUUID } from 'node:crypto'
import type { Tool } from './bodies.js'
import type { Operation } from './description.js'
import { jsonOf, type Answer, type Client } from './http.js'
import { Ids } from './ids.js'
import type { Request } from './requests.js'

const PASSWORD = 'a-password-of-the-fuzzer-1'

/** Verbs that answer a record of another collection. */
const MADE_BY: Record<string, string> = {
  '/assets/{id}/duplicate': '/assets',
  '/invoices/{id}/credit-notes': '/credit-notes',
  '/journal-entries/{id}/reverse': '/journal-entries',
  '/quotes/{id}/convert': '/invoices',
  '/tickets/{id}/follow-up': '/tickets',
}

export class FuzzedTenant {
  ids = new Ids()
  tools: Tool[] = []
  id = ''
  /** Random; it names the company and its administrator, so it marks what belongs to them. */
  email = ''
  userId = ''
  token = ''

  constructor(
    private client: Client,
    private platformToken: string,
    /** Failed log ins are limited by address: that of the fuzzed ones, and that of its own. */
    readonly address: string,
    private ownAddress: string
  ) {}

  /** Makes the company. Its name is random, so that runs with one seed do not meet. */
  async open() {
    this.email = `fuzz-${randomUUID()}@fuzz.test`
    const made = await this.#post(
      '/tenants',
      {
        name: `Fuzz ${this.email}`,
        enabledModules: ['HEALTHCARE'],
        admin: { email: this.email, name: 'Fuzz', password: PASSWORD },
      },
      this.platformToken
    )
    if (made.status !== 201) throw new Error(`No company for the fuzzer: ${made.text}`)
    this.id = jsonOf(made).id
    this.ids = new Ids()
    if (!(await this.logIn())) throw new Error('The administrator of a new company cannot log in')
    const headers = { authorization: `Bearer ${this.token}` }
    const tools = await this.client.send('GET', '/assistant/tools?toolsets=all', headers)
    this.tools = jsonOf(tools)?.data ?? []
    for (const { name } of this.tools) this.ids.keep('/assistant/tools', name)
  }

  /** Answers false when the administrator cannot log in any more, as after wrong passwords. */
  async logIn() {
    const answer = await this.#post('/auth/login', { email: this.email, password: PASSWORD })
    const session = jsonOf(answer)
    if (answer.status !== 200) return false
    this.token = session.accessToken
    this.userId = session.user.id
    return true
  }

  /** Learns ids and cursors; the administrator's and the company's own would end the session. */
  learn({ operation, method, path, headers }: Request, answer: Answer) {
    const at = path.split('?')[0]
    const isGone = answer.status === 404 || (method === 'DELETE' && answer.status === 204)
    if (isGone) this.ids.forget(recordOf(operation, at))
    if (answer.status >= 300 || /dry-run/.test(String(headers.prefer))) return
    const body = jsonOf(answer)
    const shown = [body, ...(Array.isArray(body?.data) ? body.data : [])]
    for (const one of shown) {
      if (typeof one?.id !== 'string' || [this.userId, this.id].includes(one.id)) continue
      this.#keep(operation.path, one.id, at)
      if (Array.isArray(one.items))
        this.ids.lines.set(
          `${operation.path}/${one.id}`,
          one.items.map(({ id }: { id: string }) => id)
        )
    }
    if (body?.meta?.nextCursor) this.ids.keepCursor(body.meta.nextCursor)
  }

  #keep(path: string, id: string, at: string) {
    const collection = MADE_BY[path]
    if (collection) this.ids.keep(collection, id)
    this.ids.keep(path, id, at)
  }

  #post(path: string, body: object, token?: string) {
    return this.client.send(
      'POST',
      path,
      {
        'content-type': 'application/json',
        'x-forwarded-for': this.ownAddress,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      JSON.stringify(body)
    )
  }
}

/** `/quotes/1` of `/quotes/1/send`: up to the last segment that the document leaves open. */
function recordOf({ path }: Operation, at: string) {
  const last = path.split('/').findLastIndex((segment) => segment.startsWith('{'))
  return at
    .split('/')
    .slice(0, last + 1)
    .join('/')
}
