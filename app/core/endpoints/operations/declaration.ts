/** The declaration of an endpoint, which OpenAPI and the assistant read. */
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidRow } from '@adonisjs/lucid/types/model'
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

/** An endpoint, without its route. */
export type Declaration = {
  kind: 'list' | 'read' | 'create' | 'update' | 'delete' | 'verb'
  summary?: string
  status: number
  input?: AnyValidator
  parameters?: Parameter[]
  /** A record, or the schema of another answer. */
  output?: AnyTransformer | { schema: JsonSchema; title?: string }
  /** Bodies in other forms than `input` as JSON, by media type, such as an uploaded file. */
  accepts?: Record<string, JsonSchema>
  /**
   * Answers beside the usual one by their status, each by media type; of the usual status: other
   * forms of it, such as CSV.
   */
  answers?: Record<number, { description: string; content?: Record<string, JsonSchema> }>
  /**
   * Takes the body instead of the JSON reader, before any transaction is open, such as an upload
   * that goes to disk; `execute` runs the handler.
   */
  receive?: (ctx: HttpContext, execute: () => Promise<void>) => Promise<void>
  /**
   * What is asked for beside the scope of the route, such as that of the records it is about: ends
   * the sentence "Also needs …".
   */
  alsoNeeds?: string
  /** A scope that the caller must hold beside that of the route; asked before anything else. */
  needs?: string
  /**
   * Of a verb: the record that it is done to, locked as the verb locks it. `If-Match` may name its
   * version.
   */
  of?: Locked
  /**
   * Of what is made or shown of a record without changing it, such as an interaction with a
   * customer: that record, locked.
   */
  below?: Locked
  /**
   * Nothing in its answer is shown once or to few: for its replay it is kept as it is, which costs
   * less than to encrypt it.
   */
  isPlain?: boolean
  /** The handler honours `Prefer: dry-run` by itself, by what it makes: an import does. */
  ownDryRun?: boolean
  /**
   * Text that never changes while the process lives: its ETag is told, and whoever names it is
   * answered 304.
   */
  isTagged?: boolean
}

export type Operation = Handler & { declaration: Declaration }

/** The declaration of the endpoint that a request goes to. */
export function declarationOf({ route }: HttpContext): Declaration | undefined {
  return (route?.handler as Partial<Operation> | undefined)?.declaration
}

export type InputOf<V> = V extends { validate: (...args: any[]) => Promise<infer T> } ? T : never
