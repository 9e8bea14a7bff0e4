/** Public module of custom values, stored as canonical text (16.5, 2026-11-20, true). */
import { loggedName, record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import type { Condition } from '#core/resources/list/list'
import { folded } from '#core/database/search_text'
import { insertInto, quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { checked, type SentValue } from '#custom_fields/checked_values'
import type { Entity, Facts } from '#custom_fields/entities'
import { kept } from '#custom_fields/field_types'
import { fieldsOf, type FieldOf } from '#custom_fields/fields_of'

export { describeEntity, type Entity } from '#custom_fields/entities'

type ShownValues = {
  data: {
    customFieldId: string
    name: string
    fieldType: string
    value: string | null
    required: boolean
    active: boolean
  }[]
}

/** Values by field, null if empty; disabled fields only with a value. */
export async function valuesOf(entity: Entity): Promise<ShownValues> {
  return shown(await fieldsOf(entity.targets), await storedValues(entity))
}

/**
 * Merges values under a lock of the row (`isLocked`) or else of the fields; null empties. Refuses
 * misfits and empty required fields with 422.
 */
export async function setValues(entity: Entity, sent: readonly SentValue[]): Promise<ShownValues> {
  const fields = await fieldsOf(
    entity.targets,
    entity.isLocked ? 'LOCK IN SHARE MODE' : 'FOR UPDATE'
  )
  const before = await storedValues(entity)
  const after = checked(fields, before, sent)

  const changed = fields.filter(({ id }) => before.get(id) !== after.get(id))
  if (changed.length) write(entity, changed, before, after)
  return shown(fields, after)
}

/** Copies all values to another record of the same type, which has none. */
export async function copyValues(type: string, fromId: string, toId: string) {
  const values = await rows<{ id: string; name: string; value: string }>(
    `SELECT f.id, f.name, v.value FROM custom_values v JOIN custom_fields f ON f.tenant_id = v.tenant_id AND f.id = v.custom_field_id
      WHERE v.tenant_id = ? AND v.entity_type = ? AND v.entity_id = ?`,
    [Current.tenantId, type, fromId]
  )
  if (!values.length) return

  defer(
    insertInto(
      'custom_values',
      values.map(({ id, value }) => rowOf({ type, id: toId }, id, value))
    )
  )
  record({
    action: 'custom_values.updated',
    entity: loggedName(type),
    entityId: toId,
    after: byName(values, ({ value }) => value),
    ownNames: true,
  })
}

/** Filter by value without case and accents. Volatile, since values change without records. */
export function valueCondition(type: string, fieldId: string, value: string): Condition {
  const [isValue, ...values] = valueOf(fieldId, value)
  return [
    `t.id IN (SELECT v.entity_id FROM custom_values v WHERE v.tenant_id = ? AND v.custom_field_id = ? AND ${isValue} AND v.entity_type = ?)`,
    Current.tenantId,
    fieldId,
    ...values,
    type,
  ]
}

/**
 * Matches the canonical number or day too: 16.50 finds 16.5. Texts truncated before 0.3.0 have no
 * mark, so the value itself is compared.
 */
function valueOf(fieldId: string, value: string): Condition {
  for (const fieldType of ['NUMBER', 'DATE'] as const) {
    const own = kept({ fieldType, options: null }, value)
    if (own === undefined || own === value) continue

    const sql =
      '(v.search_value = ? OR (v.search_value = ? AND (SELECT f.field_type FROM custom_fields f WHERE f.tenant_id = ? AND f.id = ?) = ?))'
    return [sql, searchable(value), own, Current.tenantId, fieldId, fieldType]
  }
  const text = folded(value)
  if (text.length < LONGEST) return ['v.search_value = ?', text]
  return [
    'v.search_value IN (?, ?) AND v.value = ?',
    searchable(value),
    text.slice(0, LONGEST),
    value,
  ]
}

type Values = ReadonlyMap<string, string>

async function storedValues({ type, id }: Pick<Entity, 'type' | 'id'>): Promise<Values> {
  const found = await rows(
    'SELECT custom_field_id, value FROM custom_values WHERE tenant_id = ? AND entity_type = ? AND entity_id = ?',
    [Current.tenantId, type, id]
  )
  return new Map(found.map((row) => [row.custom_field_id, row.value]))
}

function write(entity: Entity, changed: readonly FieldOf[], before: Values, after: Values) {
  const { tenantId } = Current
  const kept = changed.flatMap(({ id }) =>
    after.has(id) ? [rowOf(entity, id, after.get(id)!)] : []
  )
  const emptied = changed.filter(({ id }) => !after.has(id)).map(({ id }) => quoted(id))

  if (kept.length)
    defer(
      `${insertInto('custom_values', kept)} ON DUPLICATE KEY UPDATE value = VALUES(value), search_value = VALUES(search_value), version = version + 1, updated_at = VALUES(updated_at)`
    )
  if (emptied.length)
    defer(
      `DELETE FROM custom_values WHERE tenant_id = ${quoted(tenantId)} AND entity_type = ${quoted(entity.type)} AND entity_id = ${quoted(entity.id)} AND custom_field_id IN (${emptied.join(',')})`
    )
  const [from, to] = [before, after].map((values) =>
    byName(changed, ({ id }) => values.get(id) ?? null)
  )
  record({
    action: 'custom_values.updated',
    entity: loggedName(entity.type),
    entityId: entity.id,
    before: from,
    after: to,
    ownNames: true,
  })
  entity.changed?.(from, to)
}

/** Facts for the audit log by field name; equal names get their ids. */
function byName<F extends { id: string; name: string }>(
  fields: readonly F[],
  value: (field: F) => string | null
): Facts {
  const isShared = ({ id, name }: F) =>
    fields.some((other) => other.name === name && other.id !== id)
  return Object.fromEntries(
    fields.map((field) => [
      isShared(field) ? `${field.name} (${field.id})` : field.name,
      value(field),
    ])
  )
}

function rowOf({ type, id }: Pick<Entity, 'type' | 'id'>, fieldId: string, value: string) {
  const now = clock.now()
  const at = sqlInstant(now)
  return {
    tenant_id: Current.tenantId,
    id: newId(now.getTime()),
    custom_field_id: fieldId,
    entity_type: type,
    entity_id: id,
    value,
    search_value: searchable(value),
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

const LONGEST = 255

/** A truncated text ends in a mark, to differ from a text that ends there. */
function searchable(value: string) {
  const text = folded(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function shown(fields: readonly FieldOf[], values: Values): ShownValues {
  const data = fields
    .filter(({ id, active }) => active || values.has(id))
    .map(({ id, name, fieldType, required, active }) => ({
      customFieldId: id,
      name,
      fieldType,
      value: values.get(id) ?? null,
      required,
      active,
    }))
  return { data }
}
