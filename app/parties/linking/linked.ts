/**
 * Records that are linked to a third party, such as customers. Their domains register them when a
 * process starts, so that a merge moves them with their audit rows and events.
 */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { name } from '#core/database/sql'
import { announce, isListenedTo } from '#core/jobs/outbox'
import { attributesOf, updateMany } from '#core/lucid/update_many'

type Linked = { model: LucidModel; updated: { event: string; id: string } }

const linked: Linked[] = []

export const linkedTables = () => linked.map(({ model }) => model.table)

export const registerLinked = (one: Linked) => void linked.push(one)

/** Moves the records of a third party to another, each as an update. Returns how many, by table. */
export async function moveLinked(fromId: string, toId: string): Promise<Record<string, number>> {
  const moved: Record<string, number> = {}
  for (const { model, updated } of linked.toSorted((a, b) =>
    a.model.table < b.model.table ? -1 : 1
  )) {
    const found = await rows(
      `SELECT * FROM ${name(model.table)} WHERE tenant_id = ? AND third_party_id = ? ORDER BY id FOR UPDATE`,
      [Current.tenantId, fromId]
    )
    if (!found.length) continue
    const updates = found.map((row) => ({
      row: attributesOf(model, row),
      changes: { thirdPartyId: toId },
    }))
    await updateMany(model, updates)
    if (isListenedTo(updated.event))
      for (const { row } of updates)
        if (row.live !== null) await announce(updated.event, { [updated.id]: row.id })
    moved[model.table] = found.length
  }
  return moved
}
