/**
 * The audit log: every write of a tenant's model adds a row with the values before and after, in
 * its transaction. The worker seals rows into a hash chain later, so that writers never wait for
 * each other.
 */
import { domainToASCII } from 'node:url'
import { newId } from '#core/primitives/ids'
import string from '@adonisjs/core/helpers/string'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, recordedType } from '#core/context/current'
import { unaccented } from '#core/database/search_text'
import { deferredJson, isDeferred } from '#core/database/deferred_number'
import { quoted, type Row } from '#core/database/sql'

/** Never logged: passwords, hashes, keys, tokens, secrets, and values without information. */
const SECRET = /password|hash|secret|token|productkey/i
const NOISE = new Set([
  'tenantId',
  'personId',
  'searchText',
  'taxKey',
  'taxApart',
  'taxTwin',
  'documentKey',
  'documentPlain',
  'documentNumberKey',
  'documentApart',
  'documentTwin',
  'updatedAt',
  'createdAt',
  'version',
  'live',
])

const ENTITY_LENGTH = 64

/** The row of a changed model: `customer.updated`. Models with `audited = false` have none. */
export function audit(action: string, row: LucidRow, before: Row | null, after: Row | null) {
  const model = row.constructor as LucidModel & { audited?: boolean }
  if (model.audited === false) return

  record({
    action: `${entityOf(model)}.${action}`,
    entity: entityOf(model),
    entityId: row.$attributes.id as string,
    before,
    after,
  })
}

/** `ownNames`: names that a company has given, none of which is hidden. */
type Entry = {
  action: string
  entity: string
  entityId: string | null
  before?: Row | null
  after?: Row | null
  ownNames?: boolean
}

/** A word with non-ASCII letters. */
const FOREIGN = /[\da-z]*[^\x20-\x7e][^\x20-\x2f\x3a-\x60\x7b-\x7e]*/gu

/**
 * A company's own name as the log writes it: lower case ASCII, `vehiculo` for `VEHÍCULO`. Other
 * letters become punycode (RFC 3492), `xn--80aatcn` for `заказ`, or `?`.
 */
export const loggedName = (name: string) =>
  unaccented(name)
    .replaceAll(FOREIGN, (word) => domainToASCII(word) || word.replaceAll(/[^\x20-\x7e]/gu, '?'))
    .slice(0, ENTITY_LENGTH)

/** Adds a row for an action that changes no model, such as a log in. */
export function record(entry: Entry) {
  recordAll([entry])
}

/** Adds several rows in one INSERT. */
export function recordAll(entries: readonly Entry[]) {
  writeAudits(entries.map(auditing()))
}

/** Prepares rows as SQL for the current actor and moment, before the transaction is open. */
export function auditing(): (entry: Entry) => string {
  const { actor, origin, tenantId } = Current
  const now = clock.now()
  const who = `${quoted(recordedType(actor))},${quoted(actor.id)},${quoted(actor.name)}`
  const whence = `${quoted(origin.ip)},${quoted(origin.requestId)},${quoted(sqlInstant(now))}`

  return ({ action, entity, entityId, before, after, ownNames }) => {
    const shown = ownNames ? presentableByOwnNames : presentable
    return [
      `(${tenantId}`,
      quoted(newId(now.getTime())),
      who,
      quoted(action),
      quoted(entity),
      quoted(entityId),
      quoted(shown(before)),
      quoted(shown(after)),
      `${whence})`,
    ].join(',')
  }
}

/** Writes rows of `auditing()`, in the transaction of their change. */
export function writeAudits(rows: readonly string[]) {
  const { unit } = Current
  unit!.count('audit_logs', rows.length)
  unit!.deferRows(INSERT, rows)
}

const INSERT =
  'INSERT INTO `audit_logs` (`tenant_id`,`id`,`actor_type`,`actor_id`,`actor_name`,`action`,`entity`,`entity_id`,`before`,`after`,`ip`,`request_id`,`created_at`) VALUES '

const entities = new WeakMap<LucidModel, string>()

/** The name of a model's rows in the audit log. */
export function entityOf(model: LucidModel) {
  let entity = entities.get(model)
  if (!entity) entities.set(model, (entity = string.snakeCase(model.name)))
  return entity
}

function presentable(values: Row | null | undefined) {
  if (!values) return null

  const shown: Row = {}
  let hasDeferred = false
  for (const key in values)
    if (isShown(key)) {
      shown[key] = shownValue(values[key])
      hasDeferred ||= isDeferred(shown[key])
    }
  return hasDeferred ? deferredJson(shown) : JSON.stringify(shown)
}

/** Names of companies are not cached: they are too many, `__proto__` among them. */
function presentableByOwnNames(values: Row | null | undefined) {
  return values
    ? JSON.stringify(
        Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
      )
    : null
}

const judged = new Map<string, boolean>()

function isShown(key: string) {
  let shown = judged.get(key)
  if (shown === undefined) judged.set(key, (shown = !NOISE.has(key) && !SECRET.test(key)))
  return shown
}

/** Decimals are numbers, as in the API. */
function shownValue(value: any) {
  return value && typeof value === 'object' && 'toNumber' in value ? value.toNumber() : value
}
