/**
 * The answer of the API, declared once per resource: the response, the SELECT behind lists and
 * reads, and the schema in OpenAPI all come from it. It serves models (after a write) and plain
 * rows (lists, reads) alike.
 */
import string from '@adonisjs/core/helpers/string'
import Big from 'big.js'
import { instantOf, jsonOf } from '#core/database/columns'
import { inJson } from '#core/primitives/decimal'
import { isDeferred } from '#core/database/deferred_number'
import { name as quotedName } from '#core/database/sql'

export type JsonSchema = Record<string, unknown>

type Field<T = any> = {
  schema: JsonSchema
  /** A value of a row or of a model as JSON. */
  read?: (value: any) => T
  /**
   * SQL when it is no column of its own, on alias `t`; a function where it depends on the company.
   */
  sql?: string | (() => string)
  /** The value on a record that was just made, for what its model does not hold. */
  initial?: T
}

type Options<T = any> = { sql?: Field['sql']; initial?: T; description?: string; example?: unknown }

/**
 * Of what has 15 digits or less a double holds each; of sums that have more, not always. What was
 * answered already passes as it is.
 */
function numberOf(value: any): number {
  if (typeof value === 'string') return value.length > 16 ? inJson(new Big(value)) : Number(value)
  if (value instanceof Big) return value.e > 10 ? inJson(value) : value.toNumber()
  return value !== null && typeof value === 'object' ? value : Number(value)
}

/** A number of a document that is taken with COMMIT stays one until the answer is sent. */
const wholeOf = (value: any): number => (isDeferred(value) ? value : Number(value))

const nullable = (schema: JsonSchema): JsonSchema =>
  'enum' in schema
    ? {
        ...schema,
        type: [schema.type as string, 'null'],
        enum: [...(schema.enum as unknown[]), null],
      }
    : { ...schema, type: [schema.type as string, 'null'] }

function field<T>(schema: JsonSchema, read?: (value: any) => T) {
  return ({ sql, initial, description, example }: Options<T> = {}): Field<T> => ({
    schema: {
      ...schema,
      ...(description && { description }),
      ...(example !== undefined && { examples: [example] }),
    },
    read,
    sql,
    initial,
  })
}

/**
 * The kinds of fields in answers. Numbers are JSON numbers; instants end in `.000Z`; days are
 * `YYYY-MM-DD`.
 */
export const out = {
  id: field<string>({ type: 'string', format: 'uuid' }),
  text: field<string>({ type: 'string' }),
  number: field<number>({ type: 'number' }, numberOf),
  whole: field<number>({ type: 'integer' }, wholeOf),
  flag: field<boolean>({ type: 'boolean' }, Boolean),
  instant: field<string>(
    { type: 'string', format: 'date-time' },
    instantOf as (value: any) => string
  ),
  day: field<string>({ type: 'string', format: 'date' }),
  json: <T>(schema: JsonSchema, options: Options<T> = {}): Field<T> => ({
    ...field<T>(schema, jsonOf)(options),
  }),
  choice: <T extends string>(values: readonly T[], options: Options<T> = {}): Field<T> =>
    field<T>({ type: 'string', enum: [...values] })(options),

  /** The same field where it may be null. */
  orNull: <T>({ schema, read, ...rest }: Field<T>): Field<T | null> => ({
    ...rest,
    schema: nullable(schema),
    read: read && ((value: any) => (value === null || value === undefined ? null : read(value))),
  }),
}

export type Transformer<F extends Record<string, Field>> = ReturnType<typeof defineTransformer<F>>

/**
 * A record of `table`, in the order of its fields. `version`, `createdAt` and `updatedAt` are added
 * unless `bare`. `soft`: deleted rows stay in the table. `fixed`: rows are never changed once they
 * are made. `actions`: what the lifecycle allows next.
 */
export function defineTransformer<F extends Record<string, Field>>(
  title: string,
  table: string,
  fields: F,
  options: {
    bare?: boolean
    soft?: boolean
    fixed?: boolean
    actions?: (row: any) => string[]
  } = {}
) {
  const all: Record<string, Field> = options.bare
    ? fields
    : { ...fields, version: out.whole(), createdAt: out.instant(), updatedAt: out.instant() }
  const entries = Object.entries(all)
  const isOfCompany = entries.some(([, { sql }]) => typeof sql === 'function')
  let columns: string | undefined
  let names: string[] | undefined
  type Answer = { [K in keyof F]: F[K] extends Field<infer T> ? T : never } & {
    version: number
    createdAt: string
    updatedAt: string
  }

  return {
    title,
    table,
    fields: all,
    soft: options.soft ?? false,
    isFixed: options.fixed ?? false,
    /** Whether a model lacks something of it, so that it must be read back after a write. */
    isComputed: entries.some(([, { sql }]) => sql !== undefined),

    /**
     * `t.tax_id AS taxId, …` for a SELECT from `table AS t`; written once, unless it depends on the
     * company. Of `only` some fields, what has to be looked up for the others is left out.
     */
    columns(only?: readonly string[]): string {
      if (only && !only.includes('allowedActions'))
        return columnsOf(entries.filter(([key, { sql }]) => only.includes(key) || !isLookedUp(sql)))
      return isOfCompany ? columnsOf(entries) : (columns ??= columnsOf(entries))
    },

    /** The names of all fields that are answered. */
    get names(): string[] {
      return (names ??= options.actions
        ? [...Object.keys(all), 'allowedActions']
        : Object.keys(all))
    },

    /** A row of that SELECT, or a model, as the API answers it. */
    of(source: any): Answer {
      const answer: Record<string, unknown> = {}
      for (const [key, { read, initial }] of entries) {
        const value = source[key]
        answer[key] = value === undefined ? (initial ?? null) : read ? read(value) : value
      }
      if (options.actions) answer.allowedActions = options.actions(source)
      return answer as Answer
    },

    get schema(): JsonSchema {
      const properties = Object.fromEntries(entries.map(([key, { schema }]) => [key, schema]))
      if (options.actions)
        properties.allowedActions = {
          type: 'array',
          items: { type: 'string' },
          description: 'What may be done next',
        }
      return { type: 'object', title, properties, required: Object.keys(properties) }
    },
  }
}

function columnsOf(entries: [string, Field][]) {
  const sqlOf = (key: string, sql: Field['sql']) =>
    typeof sql === 'function' ? sql() : (sql ?? `t.${quotedName(string.snakeCase(key))}`)
  return entries.map(([key, { sql }]) => `${sqlOf(key, sql)} AS ${quotedName(key)}`).join(',')
}

/** Whether a field costs a look-up of its own: a subquery. */
const isLookedUp = (sql: Field['sql']) =>
  (typeof sql === 'function' ? sql() : sql)?.includes('SELECT') ?? false

/** The name of such a record in the audit log: `JournalEntry` is a `journal_entry`. */
export const entityOf = ({ title }: { title: string }) => string.snakeCase(title)
