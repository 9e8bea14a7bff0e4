/** Declares importable resources, such as in customers/import.ts. Manifests list them. */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { JsonSchema } from '#core/input/fields'
import type { Labels } from '#core/primitives/field_labels'
import type { Row } from '#core/database/sql'
import type { Validator } from '#core/input/validation'

/** `attribute` is the column with the plain form of a value, `of` computes that form. */
export type Compared = { attribute: string; of: (written: string) => string }

/** A field with the id of a record, and the column of files that may name the record instead. */
export type Reference = {
  /** The column of files, such as `category` for `categoryId`. */
  column: string
  model: LucidModel
  /** The attribute that the column contains; unique together with `where`. */
  by: string
  /** Further conditions on the record, such as `{ type: 'PRODUCT' }`; set on created ones. */
  where?: Row
  /** With `createMissing`, a missing record is created from `by`, `where` and `told`. */
  create?: Validator<SchemaTypes>
  /** The scope for creating one, if it differs from the resource's. */
  scope?: string
  /** Further values of a created record: numbers, or columns of which the first filled counts. */
  told?: Record<string, readonly (string | number)[]>
  /** Turns a value of `told` into what `create` takes, such as named taxes into codes. */
  reads?: Record<string, (said: unknown) => unknown>
  /** Completes the fields of created ones, as `completes` of their own import does. */
  completes?: () => (input: Row) => Promise<Row>
  /** Records beside created ones. */
  beside?: Beside
  /** The event of a created record, and the name of its id in the event. */
  created?: { event: string; id: string }
  /** Compare case and accents. By default the collation of the database decides. */
  exact?: boolean
  compared?: Compared
}

/** Values that a row needs from a record beside it. `need` goes to `write` if the row is written. */
export type Resolved = {
  values?: Row
  need?: unknown
  error?: { field: string; code: string; message: string }
}

/** Records beside those of the rows, found or made for a whole chunk, such as third parties. */
export type Beside = {
  /** The fields of a row from which its values follow. */
  by: readonly string[]
  /** Reads for valid rows, in their order; writes nothing, and runs before the transaction. */
  resolve: (inputs: readonly Row[]) => Promise<readonly Resolved[]>
  /**
   * Locks and makes what the rows of a transaction need. `made` keeps what the import made so far.
   * A refusal lets the chunk be resolved again.
   */
  write: (needs: readonly unknown[], made: Set<string>) => Promise<void>
}

/** Rows that form one record, such as the lines of an invoice; created whole or not at all. */
type Together = {
  /** The column that groups rows, anywhere in the file. A row without a value stands alone. */
  by: string
  /**
   * A field that tells records of one value of `by` apart, such as the supplier of a bill number. A row
   * without it is of the record before.
   */
  apart?: string
  /** The list of the body that contains the rows. */
  list: string
  /** The group in messages. */
  name: string
  most: number
  /** The field that stores the value of `by`, unless a column gives it. */
  keptIn: string
  /** SQL on the imported record `r`: true if its reference is free again, as after a void. */
  goneWhen: string
}

export type ImportDefinition = {
  resource: string
  scope: string
  /** A further scope, which creating one by the API needs. */
  needs?: string
  model: LucidModel
  create: Validator<any>
  update?: Validator<any>
  /** The unique field that identifies a record for `upsert` and duplicate rows. Case counts. */
  key?: string
  /** Compares `key` in a plain form. */
  compared?: Compared
  /** The unique column and its value for a row, if not `key`; `upsert` still finds by `key`. */
  unique?: { attribute: string; of: (input: Row) => string | undefined }
  /** Fields that distinguish records of the same key, such as the type of a category. */
  apart?: readonly string[]
  references?: Record<string, Reference>
  /** Only without `make`. */
  beside?: Beside
  together?: Together
  labels?: Labels
  /** A row for the template, without columns that refer to records of a company unless required. */
  example: Row
  /** A second row, if a single one is not valid, such as of a journal entry. */
  exampleToo?: Row
  /** `id` names the id in the event. `quiet`: imports announce it only if asked to `notify`. */
  created?: { event: string; id: string; quiet?: boolean }
  /** The event of a record that an upsert changes. */
  updated?: { event: string; id: string }
  /** The API's own actions, if creating a record takes more than an insert. */
  make?: (input: any) => Promise<unknown>
  change?: (record: any, changes: any) => Promise<unknown>
  /** Refuses a change of a locked record; only without `change`. It runs per row, so avoid SQL. */
  mayChange?: (record: any, changes: any) => Promise<void>
  /**
   * Completes the fields of a row; called once for a part of the file, so that it reads once.
   * `before` is the record that an upsert changes. Without `make` only.
   */
  completes?: () => (input: Row, before?: Row) => Promise<Row>
  /** Locks and reads for all records, so that `make` sends nothing; else each has a savepoint. */
  batch?: (inputs: any[]) => Promise<Batch>
}

export type Batch = {
  make: (input: any) => Promise<unknown>
  /** Writes what the records change together, such as stock. Called after the last `make`. */
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

/** The schema of a row: that of the body, with the fields of a list item in place of the list. */
export function rowOf(bulk: ImportDefinition): { toJSONSchema(): JsonSchema } {
  if (!bulk.together) return bulk.create as { toJSONSchema(): JsonSchema }
  if (!rows.has(bulk)) {
    const schema = mergedSchema(bulk.create.toJSONSchema() as JsonSchema, bulk.together)
    rows.set(bulk, { toJSONSchema: () => schema })
  }
  return rows.get(bulk)!
}

export const itemFields = ({ create, together }: ImportDefinition): string[] =>
  together ? Object.keys(itemSchema(create.toJSONSchema() as JsonSchema, together).properties) : []

function mergedSchema(body: JsonSchema, together: Together): JsonSchema {
  const { [together.list]: _, ...nested } = body.properties
  const properties = withoutObjects(nested)
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

/** Objects as columns of their fields, such as `discount.rate`. Maps, such as metadata, stay. */
const withoutObjects = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries<JsonSchema>(properties).flatMap(([name, schema]) =>
      schema.properties
        ? Object.entries(schema.properties).map(([key, of]) => [`${name}.${key}`, of])
        : [[name, schema]]
    )
  )

function itemSchema(body: JsonSchema, { list }: Together): JsonSchema {
  const { items } = body.properties[list]
  return items.anyOf?.find(({ properties }: JsonSchema) => properties) ?? items
}
