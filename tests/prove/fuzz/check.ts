/** Compares answers with the OpenAPI document: status, content type, schema of the body. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { pointer, type Description } from './description.js'
import { changedText } from './echo.js'
import { jsonOf, type Answer } from './http.js'
import type { Request } from './requests.js'

/** Statuses of HTTP itself, which every address may answer. */
const OF_HTTP = [405, 408, 431]

const PROBLEM = 'application/problem+json'

export class Checker {
  readonly #all: Schemas
  /** For `fields=…`, which leaves the other fields out. */
  readonly #some: Schemas

  constructor(private description: Description) {
    const { document } = description
    const strict = closed(document)
    this.#all = new Schemas(strict)
    this.#some = new Schemas(withoutRequired(strict))
  }

  /** Says how the answer differs from the document; undefined when it does not. */
  mismatch(request: Request, answer: Answer): string | undefined {
    const { operation, isElsewhere } = request
    const { status } = answer
    const type = answer.headers['content-type']?.split(';')[0]
    if (request.method === 'HEAD' || status === 204 || status === 304)
      return answer.text ? `${status} with a body` : this.#undocumented(request, status)
    if (type === PROBLEM) {
      const wrong = this.#wrongProblem(answer)
      if (wrong) return wrong
    }
    if (isElsewhere || OF_HTTP.includes(status)) return undefined
    const undocumented = this.#undocumented(request, status)
    if (undocumented) return undocumented

    const { at, content } = operation.responses[status]
    if (!content) return answer.text ? `${status} has a body that is not documented` : undefined
    if (!type || !content[type]) return `${status} ${type} is not documented`
    if (!/[/+]json$/.test(type)) return undefined
    const schemas = /[?&]fields=/.test(request.path) ? this.#some : this.#all
    const wrong = schemas.wrong(`${at}/${type.replaceAll('/', '~1')}/schema`, bodyOf(answer))
    return wrong ? `${status}: ${wrong}` : changedText(this.description, request, answer)
  }

  #undocumented({ operation, isElsewhere }: Request, status: number) {
    return isElsewhere || operation.responses[status] ? undefined : `${status} is not documented`
  }

  #wrongProblem(answer: Answer) {
    const body = jsonOf(answer)
    const wrong = this.#all.wrong(pointer('components', 'schemas', 'Problem'), body)
    if (wrong) return `${answer.status}: ${wrong}`
    return body.status === answer.status ? undefined : `${answer.status} says status ${body.status}`
  }
}

/** A dry run adds its effects to what it would have answered. */
function bodyOf(answer: Answer) {
  const body = jsonOf(answer)
  if (/dry-run/.test(answer.headers['preference-applied'] ?? '')) delete body?.effects
  return body
}

class Schemas {
  readonly #ajv = new Ajv2020({ strict: false, logger: false })
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(document: object) {
    // The types of ajv-formats name their function `default`.
    ;(addFormats as unknown as typeof addFormats.default)(this.#ajv)
    this.#ajv.addSchema(document, 'openapi', false, false)
  }

  wrong(at: string, value: unknown): string | undefined {
    const validate = this.#compiled.get(at) ?? this.#ajv.compile({ $ref: `openapi${at}` })
    this.#compiled.set(at, validate)
    if (validate(value)) return undefined
    const [{ instancePath, message, params }] = validate.errors!
    return `${instancePath.replaceAll(/\/\d+/g, '/N')} ${message} ${JSON.stringify(params)}`
  }
}

/** Fields that are not described are differences, too, except in problems, which say so. */
function closed(node: any): any {
  if (Array.isArray(node)) return node.map(closed)
  if (!node || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([name, one]) => [name, closed(one)]))
  const isOpen = 'additionalProperties' in node || node.title === 'Problem'
  const isObject = node.type === 'object' && node.properties && !isOpen
  return isObject ? { ...copy, additionalProperties: false } : copy
}

function withoutRequired(node: any): any {
  if (Array.isArray(node)) return node.map(withoutRequired)
  if (!node || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => name !== 'required' || !Array.isArray(value))
      .map(([name, value]) => [name, withoutRequired(value)])
  )
}
