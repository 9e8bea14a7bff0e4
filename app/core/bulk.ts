/**
 * What makes a resource importable, declared once beside its domain (customers/bulk.ts): whose permission it takes, the
 * API's own validators, the key by which a row finds its record, and what else a row may name a record by.
 * `integrations/imports/resources.ts` lists them.
 */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { Row } from '#core/sql'
import type { Validator } from '#core/validation'

/** A field that holds the id of another record, and the column that may name that record instead. */
export type Reference = {
  /** The column of files, such as `category` for `categoryId`. */
  column: string
  model: LucidModel
  /** The attribute of the model that the column holds; unique with `where`. */
  by: string
  /** What else the record must be, such as `{ type: 'PRODUCT' }`; a record that is made gets it, too. */
  where?: Row
  /** With `createMissing`, a record that is not there is made by this validator, from `by` and `where`. */
  create?: Validator<SchemaTypes>
  /** Text of which case and accents count. Otherwise the database compares as people do. */
  exact?: boolean
}

export type Bulk = {
  resource: string
  /** The scope that writing it takes. */
  scope: string
  model: LucidModel
  create: Validator<any>
  update: Validator<any>
  /** The unique field by which `upsert` finds a record, and a row its double; text of which case counts. */
  key?: string
  references?: Record<string, Reference>
  /** The event that the API announces for a new record, and the name under which it carries the id. `quiet`: an import announces it only when it is asked to `notify`. */
  created?: { event: string; id: string; quiet?: boolean }
}

export function defineBulk(bulk: Bulk): Bulk {
  return bulk
}
