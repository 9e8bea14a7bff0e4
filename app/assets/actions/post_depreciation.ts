import type Big from 'big.js'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { addDays, addMonths } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { insertInto } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { defer } from '#core/database/transaction/writes'
import { conceptOf } from '#accounting/concepts'
import { closedThrough, credit, debit, post, type Line } from '#accounting/ledger'
import { companySettings } from '#tenants/settings'
import {
  basesOf,
  depreciableAfter,
  lastMonthOver,
  lockDepreciable,
  postedFor,
  type DepreciableAsset,
} from '#assets/depreciation/depreciable_assets'
import { isUnkept, scheduleOf } from '#assets/depreciation/depreciation'

/** Limits of one transaction. */
const AT_ONCE = 200
const MONTHS_AT_ONCE = 24

type Due = { assetId: string; costCenterId: string | null; month: string; amount: Big }

/** `due`: ended months not posted yet. `unknown`: assets whose earlier basis is not stored. */
type Owing = { due: Due[]; unknown: DepreciableAsset[] }

/**
 * Posts the depreciation of ended months since the month in the settings, each asset and month
 * once, one entry a month. Also stores the estimate by which earlier months were booked elsewhere.
 */
export async function postDepreciation(signal?: AbortSignal) {
  const { assetDepreciationFrom: from } = await companySettings()
  if (!from) return

  for (let last = ''; !signal?.aborted;) {
    const assets = await depreciableAfter(last, AT_ONCE)
    const { due, unknown } = await owingOf(assets, from)
    const owing = [
      ...new Set([...due.map(({ assetId }) => assetId), ...unknown.map(({ id }) => id)]),
    ]
    for (let isMore = owing.length > 0; isMore;)
      isMore = await transaction(() => postFor(owing, from))

    if (assets.length < AT_ONCE) return
    last = assets.at(-1)!.id
  }
}

/** Reads again under lock, as another worker may have posted; returns whether more is left. */
async function postFor(ids: readonly string[], from: string): Promise<boolean> {
  const { due, unknown } = await owingOf(await lockDepreciable(ids), from)
  if (unknown.length)
    defer(
      insertInto(
        'depreciation_bases',
        unknown.map((asset) => basisOf(asset, from))
      )
    )
  const months = [...Map.groupBy(due, ({ month }) => month)].sort(([a], [b]) => (a < b ? -1 : 1))

  for (const [month, parts] of months.slice(0, MONTHS_AT_ONCE)) {
    const { id } = await post({
      type: 'EXPENSE',
      concept: conceptOf('depreciation', { month, assets: parts.length }),
      date: await dayFor(month),
      lines: linesOf(parts),
      keepsCostCenters: true,
    })
    defer(
      insertInto(
        'asset_depreciations',
        parts.map((part) => rowOf(part, id))
      )
    )
  }
  return months.length > MONTHS_AT_ONCE
}

/** By cost centre, with both sides in it. */
function linesOf(parts: readonly Due[]): Line[] {
  const centers = [...Map.groupBy(parts, ({ costCenterId }) => costCenterId)]
  const sums = centers.map(
    ([costCenterId, some]) => [sum(some.map(({ amount }) => amount)), { costCenterId }] as const
  )
  return [
    ...sums.map(([amount, more]) => debit('depreciation_expense', amount, more)),
    ...sums.map(([amount, more]) => credit('accumulated_depreciation', amount, more)),
  ]
}

async function owingOf(assets: readonly DepreciableAsset[], from: string): Promise<Owing> {
  const ids = assets.map(({ id }) => id)
  const lastOver = lastMonthOver()
  const [posted, bases] = [await postedFor(ids), await basesOf(ids)]
  const owing: Owing = { due: [], unknown: [] }
  if (from > lastOver) return owing

  for (const asset of assets) {
    const [before, known] = [posted.get(asset.id)!, bases.get(asset.id)!]
    const amounts = new Map([...before].map(([month, { amount }]) => [month, amount]))
    if (isUnkept(asset, known, from)) owing.unknown.push(asset)
    if (!asset.inService) continue

    const due = scheduleOf(asset, amounts, { bases: known, from, lastOver }).filter(
      ({ month }) => month >= from && month <= lastOver && !before.has(month)
    )
    owing.due.push(
      ...due.map(({ month, amount }) => ({
        ...{ assetId: asset.id, costCenterId: asset.costCenterId },
        ...{ month, amount },
      }))
    )
  }
  return owing
}

/** The last day of the month, or the first open day after a closed period. */
async function dayFor(month: string) {
  const day = addDays(addMonths(`${month}-01`, 1), -1)
  const closed = await closedThrough()
  return closed && day <= closed ? addDays(closed, 1) : day
}

function rowOf({ assetId, month, amount }: Due, journalEntryId: string | null) {
  return {
    tenant_id: Current.tenantId,
    asset_id: assetId,
    month,
    amount: amount.toFixed(2),
    journal_entry_id: journalEntryId,
    created_at: sqlInstant(clock.now()),
  }
}

function basisOf({ id, usefulLifeMonths, salvageValue }: DepreciableAsset, until: string) {
  return {
    tenant_id: Current.tenantId,
    asset_id: id,
    until_month: until,
    useful_life_months: usefulLifeMonths,
    salvage_value: salvageValue?.toFixed(2) ?? null,
    created_at: sqlInstant(clock.now()),
  }
}
