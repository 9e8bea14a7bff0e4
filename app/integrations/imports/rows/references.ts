/** Resolves references of a chunk to ids in bulk, and caches them for later chunks. */
import { newId } from '#core/primitives/ids'
import string from '@adonisjs/core/helpers/string'
import type { ImportDefinition, Reference } from '#core/resources/importable'
import { Current } from '#core/context/current'
import { rows as select } from '#core/database/query'
import { isUuid } from '#core/input/fields'
import { invalid } from '#core/errors/refusal'
import { folded } from '#core/database/search_text'
import { name as quotedName, quoted, type Row } from '#core/database/sql'
import { validate } from '#core/input/validation'
import { composed } from '#core/primitives/text'
import { errorsOf, type Missing, type RowError } from '#integrations/imports/rows/row'

/** Bodies in which references are still names. */
type Unresolved = { row: number; body: Row }

type Found = { id: string } | { missing: Missing } | { error: Omit<RowError, 'row'> }

const MOST_CACHED = 20_000
const MOST_AT_ONCE = 200

export class References {
  readonly #bulk: ImportDefinition
  readonly #createMissing: boolean
  #known = new Map<string, Found>()

  constructor(bulk: ImportDefinition, createMissing: boolean) {
    this.#bulk = bulk
    this.#createMissing = createMissing
  }

  /** Replaces names by ids, except references within the resource: see `ownReferences`. */
  async resolve(
    rows: readonly Unresolved[]
  ): Promise<{ errors: Map<number, RowError[]>; missing: Map<number, Missing[]> }> {
    const errors = new Map<number, RowError[]>()
    const missing = new Map<number, Missing[]>()
    const add = <T>(to: Map<number, T[]>, row: number, one: T) =>
      void to.set(row, [...(to.get(row) ?? []), one])

    for (const [field, reference] of Object.entries(this.#bulk.references ?? {})) {
      if (reference.model === this.#bulk.model) continue
      await this.#learn(field, reference, rows)
      for (const { row, body } of rows) {
        const asked = askedOf(field, reference, body)
        if (!asked) {
          if (isCleared(field, reference, body)) body[field] = null
          if ((body[reference.column] ?? '') !== '')
            add(errors, row, {
              row,
              field: reference.column,
              code: 'TYPE',
              message: `${reference.column} must be a text`,
            })
          continue
        }
        const found = this.#known.get(keyOf(field, reference, asked))!
        delete body[reference.column]
        if ('error' in found) add(errors, row, { row, ...found.error })
        else body[field] = 'id' in found ? found.id : found.missing.id
        if ('missing' in found) add(missing, row, found.missing)
      }
    }
    return { errors, missing }
  }

  /** Cached records may be gone. */
  forget() {
    this.#known.clear()
  }

  async #learn(field: string, reference: Reference, rows: readonly Unresolved[]) {
    if (this.#known.size > MOST_CACHED) this.forget()
    const asked = new Map<string, Asked>()
    const askedBy = new Map<string, Row[]>()
    for (const { body } of rows) {
      const one = askedOf(field, reference, body)
      const key = one && keyOf(field, reference, one)
      if (!key || this.#isKnown(key)) continue
      asked.set(key, one)
      askedBy.set(key, [...(askedBy.get(key) ?? []), body])
    }

    const keys = [...asked.keys()]
    for (let from = 0; from < keys.length; from += MOST_AT_ONCE) {
      const some = keys.slice(from, from + MOST_AT_ONCE)
      const found = await lookUp(
        reference,
        some.map((key) => asked.get(key)!)
      )
      for (const [index, key] of some.entries()) {
        if (found.get(index) === SEVERAL)
          this.#known.set(key, {
            error: {
              field: reference.column,
              code: 'AMBIGUOUS',
              message: `Several records are called ${asked.get(key)!.value.slice(0, 100)}`,
            },
          })
        else
          this.#known.set(
            key,
            found.has(index)
              ? { id: found.get(index)! }
              : await this.#absent(field, reference, asked.get(key)!, askedBy.get(key)!)
          )
      }
    }
  }

  /** A record that one row could not make may be made by another. */
  #isKnown(key: string) {
    const found = this.#known.get(key)
    return found !== undefined && !(this.#createMissing && 'error' in found)
  }

  async #absent(
    field: string,
    reference: Reference,
    { by, value }: Asked,
    bodies: Row[]
  ): Promise<Found> {
    const { column, create } = reference
    const what = field.replace(/Id$/, '')
    if (by === 'id')
      return { error: { field, code: 'NOT_FOUND', message: `There is no such ${what}` } }
    if (!this.#createMissing || !create)
      return {
        error: {
          field: column,
          code: 'NOT_FOUND',
          message: `There is no ${what} ${value.slice(0, 100)}`,
        },
      }

    const spelledAlike = reference.exact ? undefined : this.#missingAs(reference, value)
    if (spelledAlike) return { missing: spelledAlike }
    const complete = reference.completes?.()
    let first: RowError | undefined
    for (const body of bodies) {
      try {
        const input = (await validate(create, {
          ...attributesFrom(reference, body),
          ...reference.where,
          [by]: value,
        })) as Row
        return { missing: { field, id: newId(), input: (await complete?.(input)) ?? input } }
      } catch (error) {
        const found = errorsOf(0, error)
        if (!found) throw error
        first ??= {
          ...found[0],
          field: columnOfAttribute(reference, body, found[0].field) ?? column,
        }
      }
    }
    return { error: { field: first!.field, code: first!.code, message: first!.message } }
  }

  /**
   * A missing record already planned, perhaps for another column, that collates as the same name.
   */
  #missingAs({ model, by }: Reference, value: string): Missing | undefined {
    for (const found of this.#known.values()) {
      if (
        'missing' in found &&
        this.#bulk.references![found.missing.field].model === model &&
        folded(String(found.missing.input[by])) === folded(value)
      )
        return found.missing
    }
  }
}

/** References within the resource, such as a parent from an earlier row; 422 if unknown. */
export async function ownReferences(bulk: ImportDefinition, body: Row): Promise<Row> {
  const found: Row = {}
  for (const [field, reference] of Object.entries(bulk.references ?? {})) {
    const { column, model } = reference
    if (model !== bulk.model || (body[column] ?? '') === '') continue
    if (typeof body[column] !== 'string') throw invalid(column, 'TYPE', `${column} must be a text`)

    const value = composed(body[column], 'line')
    const id = (await lookUp(reference, [{ by: reference.by, value }])).get(0)
    if (!id) throw invalid(column, 'NOT_FOUND', `There is no ${column} ${value.slice(0, 100)}`)
    found[field] = id
  }
  return found
}

/** Attributes of a referenced record, each from the first non-empty column. */
function attributesFrom({ told = {}, reads = {} }: Reference, body: Row): Row {
  return Object.fromEntries(
    Object.entries(told).map(([attribute, columns]) => {
      const said = columns
        .map((one) => (typeof one === 'number' ? one : body[one]))
        .find((one) => (one ?? '') !== '')
      return [attribute, reads[attribute]?.(said) ?? said]
    })
  )
}

function columnOfAttribute({ told = {} }: Reference, body: Row, attribute: string) {
  const [field] = attribute.split('.')
  return told[field]?.find((one) => typeof one === 'string' && (body[one] ?? '') !== '') as
    string | undefined
}

type Asked = { by: string; value: string }

/** The id wins over the name; values of a wrong type are left to the validator. */
function askedOf(field: string, { column, by }: Reference, body: Row): Asked | undefined {
  const id = body[field]
  if (typeof id === 'string' && isUuid(id.trim()))
    return { by: 'id', value: id.trim().toLowerCase() }

  const name = body[column]
  const value = typeof name === 'string' ? composed(name, 'line') : ''
  return value ? { by, value } : undefined
}

/** Null in JSON clears a reference, also under the name's column. */
const isCleared = (field: string, { column }: Reference, body: Row) =>
  body[column] === null && body[field] === undefined

const keyOf = (field: string, reference: Reference, asked: Asked) =>
  `${field} ${asked.by} ${comparedAs(reference, asked).value}`

function comparedAs({ compared }: Reference, { by, value }: Asked): Asked {
  return compared && by !== 'id'
    ? { by: compared.attribute, value: compared.of(value) }
    : { by, value }
}

/** Marks a name of several records. */
const SEVERAL = ''

/** Ids by index, compared by each column's collation. A UUID is tried as a name, then as an id. */
async function lookUp(reference: Reference, asked: Asked[]): Promise<Map<number, string>> {
  const ids = await idsOf(reference, asked)
  const instead = asked.flatMap(({ by, value }, index) =>
    by !== 'id' && isUuid(value) && !ids.has(index)
      ? [{ index, by: 'id', value: value.toLowerCase() }]
      : []
  )
  if (instead.length)
    for (const [at, id] of await idsOf(reference, instead)) ids.set(instead[at].index, id)
  return ids
}

async function idsOf(reference: Reference, asked: Asked[]): Promise<Map<number, string>> {
  const { model, where = {} } = reference
  model.boot()
  const always = [
    `tenant_id = ${quoted(Current.tenantId)}`,
    ...(model.$hasColumn('live') ? ['live = 1'] : []),
  ]
  for (const [attribute, value] of Object.entries(where))
    always.push(`${columnOf(attribute)} = ${quoted(value)}`)

  const one = ({ by, value }: Asked, index: number) =>
    `SELECT ${index} AS asked, id FROM ${quotedName(model.table)} WHERE ${always.join(' AND ')} AND ${columnOf(by)} = ${quoted(value)}`
  const found = await select(
    asked
      .map((value) => comparedAs(reference, value))
      .map(one)
      .join(' UNION ALL ')
  )
  const ids = new Map<number, string>()
  for (const { asked: index, id } of found)
    ids.set(Number(index), ids.has(Number(index)) ? SEVERAL : id)
  return ids
}

const columnOf = (attribute: string) => quotedName(string.snakeCase(attribute))
