/** The declaration of an endpoint, which OpenAPI and assistant tools read. */
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { Refusals } from '#core/endpoints/refusals'
import type { Parameter } from '#core/input/query_string'
import type { JsonSchema, Transformer } from '#core/resources/transformer'

export type AnyTransformer = Transformer<any>
export type AnyValidator = {
  validate: any
  toJSONSchema(): any
  immutableFields?: readonly string[]
  keptFields?: readonly string[]
}
export type Handler = (ctx: HttpContext) => unknown
export type Locked = (ctx: HttpContext) => Promise<LucidRow>

/** An endpoint without its route. */
export type Declaration = {
  kind: 'list' | 'read' | 'create' | 'update' | 'delete' | 'verb'
  summary?: string
  status: number
  input?: AnyValidator
  /** Names the schema of the input, where another creation of the record takes other fields. */
  inputTitle?: string
  parameters?: Parameter[]
  /** A record, or the schema of another answer. */
  output?: AnyTransformer | { schema: JsonSchema; title?: string }
  /** Request bodies other than JSON, by media type, such as an uploaded file. */
  accepts?: Record<string, JsonSchema>
  /** Further answers by status and media type; for the usual status, other forms such as CSV. */
  answers?: Record<number, { description: string; content?: Record<string, JsonSchema> }>
  /** Reads the body, such as an upload, before a transaction; `execute` runs the handler. */
  receive?: (ctx: HttpContext, execute: () => Promise<void>) => Promise<void>
  /** Further permissions for the description: ends the sentence "Also needs …". */
  alsoNeeds?: string
  /** Refusal codes beside those of all such endpoints, each with its condition. */
  refusals?: Refusals
  /** A scope beside that of the route, checked first. */
  needs?: string
  /** Acts on the company also in test mode, where others act on its sandbox. */
  isOfCompany?: true
  /** The record that a verb changes, locked. `If-Match` is compared with its version. */
  of?: Locked
  /** The record that the operation reads or adds to without changing it, locked. */
  below?: (ctx: HttpContext) => Promise<unknown>
  /** The answer has no secrets, so that its replay is stored without encryption. */
  isPlain?: boolean
  /** The handler implements `Prefer: dry-run` itself, as an import does. */
  ownDryRun?: boolean
  /** The answer never changes: it has an ETag, and 304 for `If-None-Match`. */
  isTagged?: boolean
  /** Reads the primary database, because an answer of a replica that lags would be wrong later. */
  isCurrent?: true
}

export type Operation = Handler & { declaration: Declaration }

/** The declaration of the requested endpoint. */
export function declarationOf({ route }: HttpContext): Declaration | undefined {
  return (route?.handler as Partial<Operation> | undefined)?.declaration
}

export type InputOf<V> = V extends { validate: (...args: any[]) => Promise<infer T> } ? T : never
