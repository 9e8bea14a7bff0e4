import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import { operation, pathId, readRecord } from '#core/endpoints/operations'
import { companySettings } from '#tenants/settings'
import { OUT_OF_SERVICE, type AssetStatus } from '#assets/asset/asset_lifecycle'
import {
  basesOf,
  boughtAsset,
  depreciableAsset,
  lastMonthOver,
  postedFor,
} from '#assets/depreciation/depreciable_assets'
import { pastOf, scheduleOf, type Month } from '#assets/depreciation/depreciation'
import { assetTransformer } from '#assets/transformers/asset_transformer'
import { DEPRECIATION_SCHEMA } from '#assets/transformers/depreciation_schema'

export const depreciation = {
  show: operation(
    {
      kind: 'read',
      status: 200,
      output: { schema: DEPRECIATION_SCHEMA, title: 'Depreciation' },
      summary: 'Read the depreciation of an asset',
    },
    async (ctx) => {
      const { id, purchaseCost, status } = await readRecord(assetTransformer, pathId(ctx))
      const [asset, posted, bases, { assetDepreciationFrom: from }] = await Promise.all([
        depreciableAsset(id),
        postedFor([id]),
        basesOf([id]),
        companySettings(),
      ])
      const [past, lastOver] = [posted.get(id)!, lastMonthOver()]
      const amounts = new Map([...past].map(([month, { amount }]) => [month, amount]))
      const books = { bases: bases.get(id), from, lastOver }
      const schedule = asset
        ? scheduleOf(asset, amounts, books)
        : await endedSchedule(id, amounts, books)
      const isBooked = bookedMonths(status, past, from)
      const now = schedule.findLast(({ month }) => month <= lastOver && isBooked(month))

      return {
        assetId: id,
        usefulLifeMonths: asset?.usefulLifeMonths ?? null,
        salvageValue: asset ? Number(asset.salvageValue ?? zero) : null,
        accumulated: Number(
          now?.accumulated ?? (schedule.length ? zero : sum([...amounts.values()]))
        ),
        bookValue: now ? Number(now.bookValue) : purchaseCost,
        schedule: schedule.map(({ month, amount, accumulated, bookValue }) => ({
          month,
          amount: Number(amount),
          accumulated: Number(accumulated),
          bookValue: Number(bookValue),
          journalEntryId: past.get(month)?.journalEntryId ?? null,
        })),
      }
    }
  ),
}

/** Without a model's useful life the schedule shows only booked months. */
async function endedSchedule(
  id: string,
  posted: ReadonlyMap<string, Big>,
  books: Parameters<typeof pastOf>[2]
): Promise<Month[]> {
  const bought = posted.size || books?.bases?.length ? await boughtAsset(id) : undefined
  return bought ? pastOf({ ...bought, salvageValue: null }, posted, books) : []
}

/** Months that count: of a retired asset those in the books, else all that ended (posted daily). */
function bookedMonths(
  status: AssetStatus,
  posted: ReadonlyMap<string, unknown>,
  from: string | null
): (month: string) => boolean {
  return from && OUT_OF_SERVICE.includes(status)
    ? (month) => month < from || posted.has(month)
    : () => true
}
