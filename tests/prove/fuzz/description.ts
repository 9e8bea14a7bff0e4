/** The OpenAPI document as a list of operations with their references resolved. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
}

export type Parameter = { name: string; in: string; required?: boolean; schema: Schema }

type Content = Record<string, { schema?: Schema; example?: unknown }>

/** A response; `at` is the JSON pointer of its content in the document. */
type Response = { at: string; content?: Content }

export type Operation = {
  /** `GET /customers/{id}`. */
  key: string
  method: string
  path: string
  isOpen: boolean
  parameters: Parameter[]
  body?: Content
  responses: Record<string, Response>
}

type Node = Record<string, any> // a document has members of every kind

export class Description {
  readonly operations: Operation[]

  constructor(readonly document: Node) {
    this.operations = Object.entries<Node>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Node>(methods).map(([method, operation]) => ({
        key: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        isOpen: operation.security?.length === 0,
        parameters: (operation.parameters ?? []).map((one: Node) => this.resolve(one)),
        body: operation.requestBody && this.resolve(operation.requestBody).content,
        responses: this.#responses(operation.responses, [path, method]),
      }))
    )
  }

  resolve<T extends object>(node: T & { $ref?: string }): T {
    if (!node.$ref) return node
    const steps = node.$ref.slice(2).split('/')
    const found = steps.reduce<Node>(
      (at, step) => at[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      this.document
    )
    return this.resolve(found as T)
  }

  #responses(responses: Record<string, Node>, [path, method]: string[]) {
    const entries = Object.entries(responses).map(([status, response]) => {
      const at = response.$ref ?? pointer('paths', path, method, 'responses', status)
      return [status, { at: `${at}/content`, content: this.resolve(response).content }]
    })
    return Object.fromEntries(entries) as Record<string, Response>
  }
}

/** `#/paths/~1customers/get`. */
export const pointer = (...steps: string[]) =>
  ['#', ...steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
