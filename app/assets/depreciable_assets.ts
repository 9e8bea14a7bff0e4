/** Assets that lose value over time: those whose model says over how long, and of which it is known when they were bought and for how much. */
import Big from 'big.js'
import { instantOf } from '#core/columns'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { OUT_OF_SERVICE } from '#assets/asset_lifecycle'
import type { Depreciable } from '#assets/depreciation'

export type DepreciableAsset = Depreciable & { id: string }

const FROM = `SELECT a.id, a.purchase_date, a.purchase_cost, m.useful_life_months, m.salvage_value
  FROM assets a JOIN asset_models m ON m.tenant_id = a.tenant_id AND m.id = a.model_id
 WHERE a.tenant_id = ? AND a.live = 1 AND a.purchase_date IS NOT NULL AND a.purchase_cost IS NOT NULL AND m.useful_life_months IS NOT NULL`

const IN_SERVICE = `AND a.status NOT IN (${OUT_OF_SERVICE.map((status) => `'${status}'`).join(', ')})`

/** The asset, in service or not, if it loses value. */
export async function depreciableAsset(id: string): Promise<DepreciableAsset | undefined> {
  return (await rows(`${FROM} AND a.id = ?`, [Current.tenantId, id])).map(depreciable)[0]
}

/** The next ones in service, in the order of their ids. */
export async function depreciableAfter(id: string, count: number): Promise<DepreciableAsset[]> {
  return (await rows(`${FROM} ${IN_SERVICE} AND a.id > ? ORDER BY a.id LIMIT ${count}`, [Current.tenantId, id])).map(depreciable)
}

/** Those of them that are in service still, as they are now; neither they nor their models change until the transaction ends. */
export async function lockDepreciable(ids: readonly string[]): Promise<DepreciableAsset[]> {
  return (await rows(`${FROM} ${IN_SERVICE} AND a.id IN (${ids.map(() => '?').join(',')}) ORDER BY a.id FOR UPDATE`, [Current.tenantId, ...ids])).map(depreciable)
}

/** What was posted for each, by month. */
export async function postedFor(ids: readonly string[]): Promise<Map<string, Map<string, { amount: Big; journalEntryId: string | null }>>> {
  const posted = new Map(ids.map((id) => [id, new Map()]))
  if (!ids.length) return posted

  const found = await rows(
    `SELECT asset_id, month, amount, journal_entry_id FROM asset_depreciations WHERE tenant_id = ? AND asset_id IN (${ids.map(() => '?').join(',')})`,
    [Current.tenantId, ...ids]
  )
  for (const { asset_id: id, month, amount, journal_entry_id: journalEntryId } of found) posted.get(id)!.set(month, { amount: new Big(amount), journalEntryId })
  return posted
}

function depreciable(row: Record<string, any>): DepreciableAsset {
  return {
    id: row.id,
    purchaseDate: instantOf(row.purchase_date)!,
    purchaseCost: new Big(row.purchase_cost),
    salvageValue: row.salvage_value === null ? null : new Big(row.salvage_value),
    usefulLifeMonths: Number(row.useful_life_months),
  }
}
