/** One request to an operation of the document, in everything but its credentials. */
import { bodyFor, type Tool } from './bodies.js'
import type { Description, Operation, Parameter } from './description.js'
import { HEADERS, SEGMENTS, TEXTS } from './hostile.js'
import type { Random } from './random.js'
import { Values, type Kind, type Known } from './values.js'

export type Headers = Record<string, string | string[]>

export type Request = {
  operation: Operation
  kind: Kind
  /** A segment leads elsewhere: what answers is not the operation. */
  isElsewhere: boolean
  method: string
  /** With its query, below `/api/v1`. */
  path: string
  headers: Headers
  body?: string | Buffer
}

/** Node takes 16 KiB of address and headers; a few requests go beyond. */
const LONGEST_PATH = 17_000

export class Requests {
  constructor(
    private description: Description,
    private random: Random,
    private known: Known & { tools: Tool[] }
  ) {}

  for(operation: Operation, kind: Kind = this.#kind()): Request {
    const { random } = this
    const collection = operation.path.split('/{')[0]
    const of = (lines: readonly string[] = []) =>
      new Values(this.description, random, this.known, kind, collection, lines)
    const values = of()
    const { path, isElsewhere } = this.#path(operation, values)
    const query = this.#query(operation, values)
    const record = path.split('/').slice(0, 3).join('/')
    const body = bodyFor(
      operation,
      path,
      this.known.tools,
      of(this.known.own.lines.get(record)),
      random
    )
    const method =
      kind === 'hostile' && random.chance(0.02)
        ? random.pick(['HEAD', 'OPTIONS', 'PUT'])
        : operation.method

    return {
      operation,
      kind,
      isElsewhere: isElsewhere || method !== operation.method,
      method,
      path: escaped(query ? `${path}?${query}` : path).slice(0, LONGEST_PATH),
      headers: {
        ...(body?.type && { 'content-type': body.type }),
        ...this.#headers(operation, values),
      },
      body: body?.content,
    }
  }

  #kind() {
    return this.random.pick<Kind>(['valid', 'boundary', 'boundary', 'hostile', 'hostile'])
  }

  /* Path and query */

  #path({ path, parameters }: Operation, values: Values) {
    const { random } = this
    const last = path.lastIndexOf('/{')
    const isNested = path.indexOf('/{') !== last
    const known =
      isNested && random.chance(0.9)
        ? this.known.own.pathOf(path.slice(0, last), random)
        : undefined
    if (known) return { path: known + path.slice(path.indexOf('}', last) + 1), isElsewhere: false }

    let isElsewhere = false
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
      if (values.kind === 'hostile' && random.chance(0.1)) {
        isElsewhere = true
        return random.pick(SEGMENTS)
      }
      const collection = path.slice(0, at - 1)
      const { schema } = parameters.find((one) => one.in === 'path' && one.name === name)!
      if (schema.format === 'uuid') return values.id(collection)
      const own = this.known.own.of(collection, random)
      return encoded((own ?? String(values.of(schema, name))) || 'x')
    })
    return { path: filled, isElsewhere }
  }

  #query({ parameters }: Operation, values: Values) {
    const { random } = this
    const share = random.pick(values.kind === 'valid' ? [0.15] : [0.15, 0.4, 1])
    const asked = parameters
      .filter((one) => one.in === 'query')
      .filter(({ name, required }) =>
        required || name === 'resource' ? !random.chance(0.03) : random.chance(share)
      )
      .map((one) => [one.name.replace('{key}', 'color'), this.#argument(one, values)])
    if (values.kind === 'hostile' && random.chance(0.15))
      for (let left = random.pick([1, 1, 2, 300]); left > 0; left--)
        asked.push([
          random.pick([
            'limit',
            'sort',
            'cursor',
            'a[]',
            'a[b][c]',
            '__proto__[x]',
            random.pick(TEXTS),
          ]),
          random.pick(TEXTS),
        ])
    return asked
      .map(
        ([name, value]) =>
          `${encoded(name)}=${values.kind === 'hostile' && random.chance(0.03) ? random.pick(['%', '%zz', '%c0%af', '+']) : encoded(value)}`
      )
      .join(values.kind === 'hostile' ? random.pick(['&', '&', '&&', ';']) : '&')
  }

  #argument({ name, schema }: Parameter, values: Values): string {
    if (name === 'cursor') return this.#cursor(values)
    const value = values.of(schema, name)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }

  /** Cursors of answers, also spoilt ones and those of another company. */
  #cursor({ kind }: Values): string {
    const { random, known } = this
    const { cursors } = kind === 'valid' || random.chance(0.7) ? known.own : known.foreign
    if (!cursors.length) return ''
    const cursor = random.pick(cursors)
    if (kind !== 'hostile') return cursor
    const at = random.int(0, cursor.length - 1)
    return random.pick([
      cursor,
      cursor.slice(0, at),
      `${cursor.slice(0, at)}${random.pick(['A', '_', '%', '='])}${cursor.slice(at + 1)}`,
      cursor + cursor,
    ])
  }

  /* Headers */

  #headers({ parameters }: Operation, { kind }: Values): Headers {
    const { random } = this
    const headers: Headers = { accept: 'application/json' }
    const takes = (name: string) =>
      parameters.some((one) => one.in === 'header' && one.name === name)
    if (takes('Idempotency-Key') && random.chance(0.3)) headers['idempotency-key'] = random.uuid()
    if (takes('If-Match') && random.chance(0.2))
      headers['if-match'] = random.pick(['"1"', '"2"', '*'])
    if (takes('If-None-Match') && random.chance(0.2))
      headers['if-none-match'] = random.pick(['"1"', '*'])
    if (takes('Prefer') && random.chance(0.15))
      headers.prefer = random.pick(['dry-run', 'handling=lenient'])
    if (kind !== 'hostile') return headers

    for (const [name, odd] of Object.entries(HEADERS))
      if (random.chance(0.03)) headers[name] = random.pick(odd)
    return headers
  }
}

/** A lone surrogate has no UTF-8; its bytes are sent as a careless client would send them. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

/** Node's client refuses letters that an address may not have. */
const escaped = (path: string) => path.replace(/[^\u0021-\u007E]/g, (letter) => encoded(letter))
