/** A model's columns, hooks and the head of its INSERT, for bulk writes. */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { entityOf } from '#core/audit/audit'
import { name, type Row } from '#core/database/sql'

export type Column = {
  attribute: string
  column: string
  prepare?: (value: any) => unknown
  consume?: (value: any) => unknown
}
type Hook = (row: any) => unknown

type Plan = {
  table: string
  entity: string
  audited: boolean
  columns: Column[]
  byAttribute: Map<string, Column>
  /** The model's hooks before an insert and before an update. */
  creating: Hook[]
  updating: Hook[]
  insert: string
}

const plans = new WeakMap<LucidModel, Plan>()

/** Made once for each model. */
export function planOf(model: LucidModel): Plan {
  let plan = plans.get(model)
  if (!plan) plans.set(model, (plan = newPlan(model)))
  return plan
}

function newPlan(model: LucidModel): Plan {
  model.boot()
  // The tenant is the first value of each row: `deferRows` looks for it there.
  const definitions = [...model.$columnsDefinitions].sort(
    ([a], [b]) => Number(b === 'tenantId') - Number(a === 'tenantId')
  )
  // Lucid's types require a row, which no hook reads.
  const noRow = undefined as any
  const columns = definitions.map(([attribute, { columnName, prepare, consume }]) => ({
    attribute,
    column: columnName,
    prepare: prepare && ((value: unknown) => prepare(value, attribute, noRow)),
    consume: consume && ((value: unknown) => consume(value, attribute, noRow)),
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

/** Hooks get the attributes in place of a model, and must be synchronous. */
function hooksOf(model: LucidModel, event: 'create' | 'update'): Hook[] {
  const hooks = model.$hooks.all()

  return [event, 'save']
    .flatMap((one) => [...(hooks.get(`before:${one}`) ?? [])] as Hook[])
    .map((hook) => (row: Row) => {
      if (hook(row) instanceof Promise)
        throw new TypeError(`A hook of ${model.name} waits: it cannot serve many rows at once`)
    })
}
