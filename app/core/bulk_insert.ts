/**
 * Many rows of one model at once: one INSERT for the rows, one for their audit rows, the count. They are what model
 * inserts and updates through current_adapter are, without a model for each row, which costs more than the insert.
 */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { auditing, entityOf, recordAll, writeAudits } from '#core/audit'
import { clock } from '#core/clock'
import { Current } from '#core/current'
import { newId } from '#core/ids'
import { BY_ID, name, quoted, type Row } from '#core/sql'
import { transaction } from '#core/transaction'

type Column = { attribute: string; column: string; prepare?: (value: any) => unknown; consume?: (value: any) => unknown }
type Hook = (row: any) => unknown

type Plan = {
  table: string
  entity: string
  audited: boolean
  columns: Column[]
  byAttribute: Map<string, Column>
  /** The model's own rules before a row is made, or changed. */
  creating: Hook[]
  updating: Hook[]
  insert: string
}

/** A row that is ready to be written: its id, and the SQL of its values and of its audit row. */
export type Prepared = { id: string; values: string; audit: string | undefined }

/** A row that is there, as `rowsOf` has read it. */
export type Existing = Row & { id: string; version: number }

/** What `Model.create` gives each input, in one statement: tenant, id, times, version, what the model's hooks set, audit rows and the count. Answers the attributes. */
export async function insertMany(model: LucidModel, inputs: readonly Row[]): Promise<Row[]> {
  const prepared = inputs.map(preparing(model))
  await writePrepared(model, prepared)
  return prepared.map(({ attributes }) => attributes)
}

/** Rows on their way into `insertMany`, one by one: what can be done before the transaction is open. They have the time of this call. */
export function preparing(model: LucidModel): (input: Row) => Prepared & { attributes: Row } {
  const { columns, byAttribute, creating, entity, audited } = planOf(model)
  const audit = audited ? auditing() : undefined
  const action = `${entity}.created`
  const now = clock.now()
  const instant = now.toISOString()
  const stamps = Object.entries({ tenantId: Current.tenantId, version: 1, createdAt: instant, updatedAt: instant }).filter(([attribute]) => byAttribute.has(attribute))
  const stamped = new Map(stamps.map(([attribute, value]) => [attribute, sqlOf(byAttribute.get(attribute)!, value)]))
  const parts = columns.map((column) => ({ column, fixed: stamped.get(column.attribute) }))

  return (input) => {
    const attributes: Row = { ...input }
    for (const hook of creating) hook(attributes)
    attributes.id ??= newId(now.getTime())
    for (const [attribute, value] of stamps) attributes[attribute] = value

    const values = new Array<string>(parts.length)
    for (let index = 0; index < parts.length; index++) {
      const { column, fixed } = parts[index]
      values[index] = fixed ?? sqlOf(column, attributes[column.attribute])
    }
    const id = attributes.id as string
    return { id, attributes, values: `(${values.join(',')})`, audit: audit?.({ action, entity, entityId: id, before: null, after: attributes }) }
  }
}

function sqlOf({ prepare }: Column, value: unknown) {
  return value === undefined ? 'DEFAULT' : quoted(prepare ? prepare(value) : value)
}

/** Writes rows that were prepared in this tenant. Nothing is sent before the transaction needs an answer or commits. */
export async function writePrepared(model: LucidModel, prepared: readonly Prepared[]) {
  if (!prepared.length) return
  const { table, audited, insert } = planOf(model)

  await transaction(async () => {
    const { unit } = Current
    unit!.count(table, prepared.length)
    unit!.deferRows(insert, prepared.map(({ values }) => values))
    if (audited) writeAudits(prepared.map(({ audit }) => audit!))
  })
}

/** A row of `SELECT *` as the model's attributes. */
export function attributesOf(model: LucidModel, row: Row): Existing {
  const attributes: Row = {}
  for (const { attribute, column, consume } of planOf(model).columns) {
    const value = row[column]
    attributes[attribute] = consume ? consume(value) : value
  }
  return attributes as Existing
}

/** The changes that are none are left out: what is stored for a value decides, not how it is written. */
export function realChanges(model: LucidModel, row: Existing, changes: Row): Row {
  const { byAttribute } = planOf(model)
  const stored = (attribute: string, value: unknown) => {
    const { prepare } = byAttribute.get(attribute)!
    return String((prepare ? prepare(value) : value) ?? '\0')
  }
  return Object.fromEntries(Object.entries(changes).filter(([attribute, value]) => byAttribute.has(attribute) && stored(attribute, value) !== stored(attribute, row[attribute])))
}

/**
 * What `row.merge(changes).save()` does for each, in one packet: version, time, hooks, audit rows. The rows must be
 * locked. They are changed in place, so that the next changes build upon them.
 */
export async function updateMany(model: LucidModel, updates: readonly { row: Existing; changes: Row }[]) {
  if (!updates.length) return
  const { table, entity, audited, updating, byAttribute } = planOf(model)

  await transaction(async () => {
    const { unit, tenantId } = Current
    const updatedAt = clock.now().toISOString()

    const entries = updates.map(({ row, changes }) => {
      const was = { ...row }
      Object.assign(row, changes)
      for (const hook of updating) hook(row)

      const dirty = Object.keys(row).filter((attribute) => byAttribute.has(attribute) && row[attribute] !== was[attribute])
      Object.assign(row, { version: Number(row.version) + 1, updatedAt })
      const set = [...dirty, 'version', 'updatedAt'].map((attribute) => {
        const { column, prepare } = byAttribute.get(attribute)!
        return `${name(column)} = ${quoted(prepare ? prepare(row[attribute]) : row[attribute])}`
      })
      unit!.defer(`UPDATE ${name(table)} ${BY_ID} SET ${set.join(',')} WHERE tenant_id = ${quoted(tenantId)} AND id = ${quoted(row.id)}`)
      return { action: `${entity}.updated`, entity, entityId: row.id, before: pick(was, dirty), after: pick(row, dirty) }
    })
    unit!.count(table, 0)
    if (audited) recordAll(entries)
  })
}

const plans = new WeakMap<LucidModel, Plan>()

function planOf(model: LucidModel): Plan {
  let plan = plans.get(model)
  if (!plan) plans.set(model, (plan = newPlan(model)))
  return plan
}

function newPlan(model: LucidModel): Plan {
  model.boot()
  // The tenant is the first value of each row: `deferRows` looks for it there.
  const definitions = [...model.$columnsDefinitions].sort(([a], [b]) => Number(b === 'tenantId') - Number(a === 'tenantId'))
  const columns = definitions.map(([attribute, { columnName, prepare, consume }]) => ({
    attribute,
    column: columnName,
    prepare: prepare && ((value: unknown) => prepare(value, attribute, undefined as any)),
    consume: consume && ((value: unknown) => consume(value, attribute, undefined as any)),
  }))

  return {
    table: model.table,
    entity: entityOf(model),
    audited: (model as { audited?: boolean }).audited !== false,
    columns,
    byAttribute: new Map(columns.map((column) => [column.attribute, column])),
    creating: hooksOf(model, 'create'),
    updating: hooksOf(model, 'update'),
    insert: `INSERT INTO ${name(model.table)} (${columns.map(({ column }) => name(column)).join(',')}) VALUES `,
  }
}

/** Hooks are given the attributes, so they must need no more of a row than that, and not wait. */
function hooksOf(model: LucidModel, event: 'create' | 'update'): Hook[] {
  const hooks = model.$hooks.all()

  return [event, 'save'].flatMap((one) => [...(hooks.get(`before:${one}`) ?? [])] as Hook[]).map((hook) => (row: Row) => {
    if (hook(row) instanceof Promise) throw new TypeError(`A hook of ${model.name} waits: it cannot serve many rows at once`)
  })
}

function pick(values: Row, keys: string[]) {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))
}
