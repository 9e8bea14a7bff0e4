/**
 * The audit log: who did what, with the values before and after, in the same transaction. Every
 * write of a tenant's model passes here by itself. The worker seals rows into a hash chain later,
 * so that writers never wait for each other.
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

/**
 * Never written down, whatever the table: passwords, hashes, keys, tokens, secrets; and what is
 * noise to a reader.
 */
const SECRET = /password|hash|secret|token|productkey/i
const NOISE = new Set([
  'tenantId',
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

/**
 * The row of a change to a model: `customer.updated`, with what is told of before and after. Models
 * that say `audited = false` leave none.
 */
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

/** `ownNames`: what changed is called by names that a company has given, of which none is noise. */
type Entry = {
  action: string
  entity: string
  entityId: string | null
  before?: Row | null
  after?: Row | null
  ownNames?: boolean
}

/** A word with letters that are none in ASCII. */
const FOREIGN = /[\da-z]*[^\x20-\x7e][^\x20-\x2f\x3a-\x60\x7b-\x7e]*/gu

/**
 * How the log calls something that a company has named itself: lower case and ASCII, as all its
 * names, `vehiculo` for `VEHÍCULO`. A word of other letters is written as in the names of hosts
 * (RFC 3492), `xn--80aatcn` for `заказ`; one that has no such form has a `?` for each.
 */
export const loggedName = (name: string) =>
  unaccented(name)
    .replaceAll(FOREIGN, (word) => domainToASCII(word) || word.replaceAll(/[^\x20-\x7e]/gu, '?'))
    .slice(0, ENTITY_LENGTH)

/** One audit row of something that is no change of a model, such as a log in or an import. */
export function record(entry: Entry) {
  recordAll([entry])
}

/** Several at once, for bulk work: one INSERT. */
export function recordAll(entries: readonly Entry[]) {
  writeAudits(entries.map(auditing()))
}

/**
 * Makes audit rows, as SQL, of what the current actor does now: bulk work does so before its
 * transaction is open.
 */
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

/** Writes rows of `auditing()`, in the transaction of what they tell. */
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

/** Companies give more names than are worth remembering, `__proto__` among them. */
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

/** Decimals as the API shows them: numbers. */
function shownValue(value: any) {
  return value && typeof value === 'object' && 'toNumber' in value ? value.toNumber() : value
}
