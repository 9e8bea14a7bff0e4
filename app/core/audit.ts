/**
 * Who did what, with what it was before and after, in the transaction of what was done. Every write of
 * a tenant's model passes here by itself. Rows are sealed into a hash chain later, by the worker, so that writers never wait for one another.
 */
import { newId } from '#core/ids'
import string from '@adonisjs/core/helpers/string'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { insertInto, type Row } from '#core/sql'

/** Never written down, whatever the table: passwords, hashes, keys, tokens, secrets; and what is noise to a reader. */
const SECRET = /password|hash|secret|token|productkey/i
const NOISE = new Set(['tenantId', 'searchText', 'updatedAt', 'createdAt', 'version', 'live'])

export function audit(action: string, row: LucidRow, before: Row | null, after: Row | null) {
  const model = row.constructor as LucidModel & { audited?: boolean }
  if (model.audited === false) return

  record({ action: `${entityOf(model)}.${action}`, entity: entityOf(model), entityId: row.$attributes.id as string, before, after })
}

/** One audit row of something that is no change of a model, such as a log in or an import. */
export function record(entry: { action: string; entity: string; entityId: string | null; before?: Row | null; after?: Row | null }) {
  recordAll([entry])
}

/** Several at once, for bulk work: one INSERT. */
export function recordAll(entries: { action: string; entity: string; entityId: string | null; before?: Row | null; after?: Row | null }[]) {
  const { actor, origin, tenantId, unit } = Current
  const now = clock.now()
  const rows = entries.map(({ action, entity, entityId, before, after }) => ({
    tenant_id: tenantId,
    id: newId(now.getTime()),
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    entity,
    entity_id: entityId,
    before: presentable(before),
    after: presentable(after),
    ip: origin.ip,
    request_id: origin.requestId,
    created_at: sqlInstant(now),
  }))

  unit!.count('audit_logs', rows.length)
  unit!.defer(insertInto('audit_logs', rows))
}

const entities = new WeakMap<LucidModel, string>()

/** What the audit log calls a model's rows. */
export function entityOf(model: LucidModel) {
  let entity = entities.get(model)
  if (!entity) entities.set(model, (entity = string.snakeCase(model.name)))
  return entity
}

function presentable(values: Row | null | undefined) {
  if (!values) return null

  const shown: Row = {}
  for (const key in values) if (!NOISE.has(key) && !SECRET.test(key)) shown[key] = shownValue(values[key])
  return JSON.stringify(shown)
}

/** Decimals as the API shows them: numbers. */
function shownValue(value: any) {
  return value && typeof value === 'object' && 'toNumber' in value ? value.toNumber() : value
}
