/** Depreciable assets: with purchase date, cost and a model that has a useful life. */
import Big from 'big.js'
import { instantOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { addMonths, todayIn } from '#core/calendar/days'
import { OUT_OF_SERVICE } from '#assets/asset/asset_lifecycle'
import type { Basis, Depreciable, Estimate } from '#assets/depreciation/depreciation'

export type DepreciableAsset = Depreciable & {
  id: string
  inService: boolean
  costCenterId: string | null
}

const FROM = `SELECT a.id, a.status, a.cost_center_id, a.purchase_date, a.purchase_cost, m.useful_life_months, m.salvage_value
  FROM assets a JOIN asset_models m ON m.tenant_id = a.tenant_id AND m.id = a.model_id
 WHERE a.tenant_id = ? AND a.live = 1 AND a.purchase_date IS NOT NULL AND a.purchase_cost IS NOT NULL AND m.useful_life_months IS NOT NULL`

/** Purchase of an asset that is no longer depreciated; undefined if date or cost is unknown. */
export async function boughtAsset(
  id: string
): Promise<Pick<Depreciable, 'purchaseDate' | 'purchaseCost'> | undefined> {
  const [row] = await rows(
    'SELECT purchase_date, purchase_cost FROM assets WHERE tenant_id = ? AND id = ? AND purchase_date IS NOT NULL AND purchase_cost IS NOT NULL',
    [Current.tenantId, id]
  )
  return (
    row && { purchaseDate: instantOf(row.purchase_date)!, purchaseCost: new Big(row.purchase_cost) }
  )
}

export async function depreciableAsset(id: string): Promise<DepreciableAsset | undefined> {
  return (await rows(`${FROM} AND a.id = ?`, [Current.tenantId, id])).map(depreciable)[0]
}

export async function depreciableAfter(id: string, count: number): Promise<DepreciableAsset[]> {
  return (
    await rows(`${FROM} AND a.id > ? ORDER BY a.id LIMIT ${count}`, [Current.tenantId, id])
  ).map(depreciable)
}

/** Reads them again under lock: they and their models stay unchanged until the transaction ends. */
export async function lockDepreciable(ids: readonly string[]): Promise<DepreciableAsset[]> {
  return (
    await rows(`${FROM} AND a.id IN (${ids.map(() => '?').join(',')}) ORDER BY a.id FOR UPDATE`, [
      Current.tenantId,
      ...ids,
    ])
  ).map(depreciable)
}

/** The last ended month in the company's time zone. */
export const lastMonthOver = () =>
  addMonths(`${todayIn(Current.tenant.timezone).slice(0, 7)}-01`, -1).slice(0, 7)

export async function postedFor(
  ids: readonly string[]
): Promise<Map<string, Map<string, { amount: Big; journalEntryId: string | null }>>> {
  const posted = new Map(ids.map((id) => [id, new Map()]))
  if (!ids.length) return posted

  const found = await rows(
    `SELECT asset_id, month, amount, journal_entry_id FROM asset_depreciations WHERE tenant_id = ? AND asset_id IN (${ids.map(() => '?').join(',')})`,
    [Current.tenantId, ...ids]
  )
  for (const { asset_id: id, month, amount, journal_entry_id: journalEntryId } of found)
    posted.get(id)!.set(month, { amount: new Big(amount), journalEntryId })
  return posted
}

/** Estimates by which months were booked elsewhere. */
export async function basesOf(ids: readonly string[]): Promise<Map<string, Basis[]>> {
  const bases = new Map<string, Basis[]>(ids.map((id) => [id, []]))
  if (!ids.length) return bases

  const found = await rows(
    `SELECT asset_id, until_month AS \`until\`, useful_life_months, salvage_value FROM depreciation_bases WHERE tenant_id = ? AND asset_id IN (${ids.map(() => '?').join(',')})`,
    [Current.tenantId, ...ids]
  )
  for (const row of found) bases.get(row.asset_id)!.push({ until: row.until, ...estimate(row) })
  return bases
}

function depreciable(row: DatabaseRow): DepreciableAsset {
  return {
    id: row.id,
    costCenterId: row.cost_center_id,
    inService: !OUT_OF_SERVICE.includes(row.status),
    purchaseDate: instantOf(row.purchase_date)!,
    purchaseCost: new Big(row.purchase_cost),
    ...estimate(row),
  }
}

function estimate(row: DatabaseRow): Estimate {
  return {
    salvageValue: row.salvage_value === null ? null : new Big(row.salvage_value),
    usefulLifeMonths: Number(row.useful_life_months),
  }
}
