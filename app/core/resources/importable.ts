/**
 * The declaration of an importable resource, beside its domain (customers/import.ts): its
 * permission, the API's own validators and actions, the key by which a row finds its record, and
 * how a row names other records. Manifests list them.
 */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { JsonSchema } from '#core/input/fields'
import type { Labels } from '#core/primitives/field_labels'
import type { Row } from '#core/database/sql'
import type { Validator } from '#core/input/validation'

/**
 * How a value that may be written in several ways is compared: the column of its plain form, and
 * the plain form of a value.
 */
export type Compared = { attribute: string; of: (written: string) => string }

/**
 * A field that holds the id of another record, and the column that may name that record instead.
 */
export type Reference = {
  /** The column of files, such as `category` for `categoryId`. */
  column: string
  model: LucidModel
  /** The attribute of the model that the column holds; unique with `where`. */
  by: string
  /**
   * What else the record must be, such as `{ type: 'PRODUCT' }`; a record that is made gets it,
   * too.
   */
  where?: Row
  /**
   * With `createMissing`, a record that is not there is made by this validator, from `by`, `where`
   * and `told`.
   */
  create?: Validator<SchemaTypes>
  /** The scope that making one takes, where it is not that of the resource itself. */
  scope?: string
  /**
   * What else a row tells of a record that is made: by attribute the columns that may say it, of
   * which the first that is filled in does, or a number.
   */
  told?: Record<string, readonly (string | number)[]>
  /**
   * The event that the API announces for a record that is made, and the name under which it carries
   * the id.
   */
  created?: { event: string; id: string }
  /** Text of which case and accents count. Otherwise the database compares as people do. */
  exact?: boolean
  compared?: Compared
}

/**
 * Rows that are one record together, such as the lines of an invoice: the record is made whole or
 * not at all.
 */
type Together = {
  /**
   * The column by which rows belong together, wherever in the file they stand. A row that leaves it
   * empty stands alone.
   */
  by: string
  /** The list of the body in which each row is an item. */
  list: string
  /** The rows that belong together, in a sentence. */
  name: string
  most: number
  /** The field that keeps what `by` says, where no column says something else. */
  keptIn: string
  /**
   * SQL on `r`, a record that an import has made: it is void, or else gone, so that its reference
   * may come again.
   */
  goneWhen: string
}

export type ImportDefinition = {
  resource: string
  /** The scope that writing it takes. */
  scope: string
  model: LucidModel
  create: Validator<any>
  update?: Validator<any>
  /**
   * The unique field by which `upsert` finds a record, and a row its double; text of which case
   * counts.
   */
  key?: string
  /** How `key` is compared, where that is not as it is written. */
  compared?: Compared
  /**
   * What is unique instead of `key`, where that is more, or compared as people do: the column that
   * holds it, and what that is of a row. `upsert` finds by `key` all the same.
   */
  unique?: { attribute: string; of: (input: Row) => string | undefined }
  /**
   * Fields that tell records of the same key apart, where a row gives them, such as the type of a
   * category.
   */
  apart?: readonly string[]
  references?: Record<string, Reference>
  together?: Together
  /** How people call the columns, beside the names that fields of all resources have. */
  labels?: Labels
  /**
   * One row as people would fill it in, for the template: by column, without what only a company's
   * own records could answer, unless it is required.
   */
  example: Row
  /** A second row, where one alone is none, such as of an entry. */
  exampleToo?: Row
  /**
   * The event that the API announces for a new record, and the name under which it carries the id.
   * `quiet`: an import announces it quietly unless it is asked to `notify`.
   */
  created?: { event: string; id: string; quiet?: boolean }
  /** The same of a record that an upsert changes. */
  updated?: { event: string; id: string }
  /** The API's own actions, where a record is more than a row that is inserted. */
  make?: (input: any) => Promise<unknown>
  change?: (record: any, changes: any) => Promise<unknown>
  /**
   * Refuses a change that the form of a row allows; asked where there is no `change`, of a locked
   * record, row by row: it should send nothing for what changes often.
   */
  mayChange?: (record: any, changes: any) => Promise<void>
  /**
   * Locks and reads what all of these records need, so that making each of them sends nothing.
   * Without it each record is made behind a savepoint of its own.
   */
  batch?: (inputs: any[]) => Promise<Batch>
}

/** Many records that are made on what was locked and read once. */
export type Batch = {
  make: (input: any) => Promise<unknown>
  /** Writes what the records have changed together, such as stock. Called after the last. */
  finish: () => Promise<void>
}

export function defineImport(bulk: ImportDefinition): ImportDefinition {
  return bulk
}

/** The value of `key` in a row, in the form that is compared. */
export function comparedKey({ key, compared }: ImportDefinition, input: Row): string | undefined {
  const written = key === undefined ? undefined : (input[key] as string | null | undefined)
  return written ? (compared?.of(written) ?? written) : (written ?? undefined)
}

const rows = new WeakMap<ImportDefinition, { toJSONSchema(): JsonSchema }>()

/**
 * The form of one row: that of the body, or where rows are items of one, that of the body without
 * the list, and of an item.
 */
export function rowOf(bulk: ImportDefinition): { toJSONSchema(): JsonSchema } {
  if (!bulk.together) return bulk.create as { toJSONSchema(): JsonSchema }
  if (!rows.has(bulk)) {
    const schema = mergedSchema(bulk.create.toJSONSchema() as JsonSchema, bulk.together)
    rows.set(bulk, { toJSONSchema: () => schema })
  }
  return rows.get(bulk)!
}

/** The fields of an item of the list. */
export const itemFields = ({ create, together }: ImportDefinition): string[] =>
  together ? Object.keys(itemSchema(create.toJSONSchema() as JsonSchema, together).properties) : []

function mergedSchema(body: JsonSchema, together: Together): JsonSchema {
  const { [together.list]: _, ...properties } = body.properties
  const item = itemSchema(body, together)
  const required = [...(body.required ?? []), ...(item.required ?? [])].filter(
    (field) => field !== together.list
  )
  return {
    type: 'object',
    properties: { [together.by]: { type: ['string', 'null'] }, ...properties, ...item.properties },
    required,
  }
}

function itemSchema(body: JsonSchema, { list }: Together): JsonSchema {
  const { items } = body.properties[list]
  return items.anyOf?.find(({ properties }: JsonSchema) => properties) ?? items
}
