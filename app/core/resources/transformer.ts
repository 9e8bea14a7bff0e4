/** Declares the answers of a resource once, for JSON, SELECTs and OpenAPI. */
import string from '@adonisjs/core/helpers/string'
import Big from 'big.js'
import { instantOf, jsonOf } from '#core/database/columns'
import { inJson } from '#core/primitives/decimal'
import { isDeferred } from '#core/database/deferred_number'
import { name as quotedName } from '#core/database/sql'

export type JsonSchema = Record<string, unknown>

/** A record as the API answers it: its transformer says which fields it has. */
export type ApiRecord = Record<string, any>

export type Field<T = any> = {
  schema: JsonSchema
  read?: (value: any) => T
  /** SQL on alias `t` if the field is not a column; a function if it depends on the company. */
  sql?: string | (() => string)
  /** The value of a new record, if its model does not have it. */
  initial?: T
}

type Options<T = any> = { sql?: Field['sql']; initial?: T; description?: string; example?: unknown }

/** A double holds all decimals of up to 15 digits. Values that are JSON already pass unchanged. */
function numberOf(value: any): number {
  if (typeof value === 'string') return value.length > 16 ? inJson(new Big(value)) : Number(value)
  if (value instanceof Big) return value.e > 10 ? inJson(value) : value.toNumber()
  return value !== null && typeof value === 'object' ? value : Number(value)
}

/** A deferred number stays one until the answer is sent. */
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

/** Kinds of fields. Numbers are JSON numbers, instants end in `Z`, days are `YYYY-MM-DD`. */
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

  orNull: <T>({ schema, read, ...rest }: Field<T>): Field<T | null> => ({
    ...rest,
    schema: nullable(schema),
    read: read && ((value: any) => (value === null || value === undefined ? null : read(value))),
  }),
}

export type Transformer<F extends Record<string, Field>> = ReturnType<typeof defineTransformer<F>>

/** `bare`: no `version` and times. `soft`: deleted rows stay. `fixed`: rows never change. */
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
    /** True if a model lacks fields, so that it must be read back after a write. */
    isComputed: entries.some(([, { sql }]) => sql !== undefined),

    /** `t.tax_id AS taxId, …` for a SELECT. `only` leaves out the subqueries of other fields. */
    columns(only?: readonly string[]): string {
      if (only && !only.includes('allowedActions'))
        return columnsOf(entries.filter(([key, { sql }]) => only.includes(key) || !isLookedUp(sql)))
      return isOfCompany ? columnsOf(entries) : (columns ??= columnsOf(entries))
    },

    get names(): string[] {
      return (names ??= options.actions
        ? [...Object.keys(all), 'allowedActions']
        : Object.keys(all))
    },

    /** Transforms a row of that SELECT, or a model. */
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
          description: 'The actions that the state allows now, such as `void`. `GET /meta/state-machines` lists all. Read-only.',
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

/** A subquery costs a look-up of its own. */
const isLookedUp = (sql: Field['sql']) =>
  (typeof sql === 'function' ? sql() : sql)?.includes('SELECT') ?? false

/** The record's name in the audit log: `JournalEntry` is `journal_entry`. */
export const entityOf = ({ title }: { title: string }) => string.snakeCase(title)
