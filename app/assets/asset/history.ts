/** The history of an asset, written in the transaction of each change. */
import Big from 'big.js'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, recordedType } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { quoted, type Row } from '#core/database/sql'
import { countRows, deferRows } from '#core/database/transaction/writes'
import type Asset from '#assets/models/asset'

export const HISTORY_ACTIONS = [
  'created',
  'updated',
  'assigned',
  'returned',
  'status_changed',
  'duplicated',
  'audited',
  'maintenance_started',
  'maintenance_completed',
  'deleted',
  'values_set',
  'accessory_assigned',
  'accessory_returned',
  'consumable_delivered',
  'license_assigned',
  'license_returned',
  'component_added',
  'component_removed',
] as const

export type HistoryLine = {
  action: (typeof HISTORY_ACTIONS)[number]
  from?: Row | null
  to?: Row | null
  note?: string | null
}

/** Internal columns stay out of the history. */
const UNTOLD = new Set([
  'categoryId',
  'statusBefore',
  'assignedAt',
  'overdueAnnouncedAt',
  'lastAuditedAt',
  'unauditedSince',
  'searchText',
])

/** Saves the asset and writes its changed facts, before and after, as one history line. */
export async function saveWithHistory(
  asset: Asset,
  { action, note }: Pick<HistoryLine, 'action' | 'note'>
) {
  const told = Object.keys(asset.$dirty).filter((fact) => !UNTOLD.has(fact))
  const pick = (facts: Row) =>
    told.length ? Object.fromEntries(told.map((fact) => [fact, facts[fact] ?? null])) : null
  const line = { action, note, from: pick(asset.$original), to: pick(asset.$dirty) }

  await asset.save()
  addHistoryLine(asset, line)
}

export function addHistoryLine(asset: { id: string }, { action, from, to, note }: HistoryLine) {
  const { tenantId, actor } = Current
  const now = clock.now()
  const facts = [
    newId(now.getTime()),
    asset.id,
    action,
    recordedType(actor),
    actor.id,
    actor.name,
    shown(from),
    shown(to),
    note,
    sqlInstant(now),
  ]

  countRows('asset_history_lines', 1)
  deferRows(INSERT, [`(${[tenantId, ...facts].map(quoted).join(',')})`])
}

const INSERT =
  'INSERT INTO `asset_history_lines` (`tenant_id`,`id`,`asset_id`,`action`,`actor_type`,`actor_id`,`actor_name`,`from`,`to`,`note`,`created_at`) VALUES '

/** Decimals become numbers, as in the API. */
const shown = (facts: Row | null | undefined) =>
  facts &&
  JSON.stringify(
    Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => [
        fact,
        value instanceof Big ? value.toNumber() : value,
      ])
    )
  )
