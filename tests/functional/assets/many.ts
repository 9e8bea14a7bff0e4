/** A company with many assets, written past the API, for what must stay fast. */
import { Current } from '#core/context/current'
import { execute, selects } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import type { Company } from '#tests/company'
import { anAssetModel, aCategoryOf } from './equipment.js'
import { aWarehouse } from './things.js'

const STATUSES = ['STORED', 'IN_PRODUCTION', 'PENDING', 'IN_MAINTENANCE', 'LOST', 'DECOMMISSIONED']
const AT_ONCE = 5_000

const hex = (number: number, length: number) => number.toString(16).padStart(length, '0')
const idOf = (tenant: number, index: number) =>
  `019a8f5e-${hex(index >> 16, 4)}-7${hex(index & 0xfff, 3)}-9c55-${hex(tenant, 6)}${hex(index, 6)}`
const at = (index: number) => `2026-01-${String((index % 28) + 1).padStart(2, '0')} 00:00:00.000`

/** Answers a model, its category and a warehouse, of which there is one asset in twenty each. */
export async function manyAssets({ api, as }: Company, count: number) {
  const category = await aCategoryOf(api, 'ASSET')
  const [model, warehouse] = [
    await anAssetModel(api, { categoryId: category.id }),
    await aWarehouse(api),
  ]

  await as(async () => {
    const { tenantId } = Current
    const asset = (n: number) => ({
      tenant_id: tenantId,
      id: idOf(tenantId, n),
      asset_tag: `T${hex(tenantId, 6)}${String(n).padStart(7, '0')}`,
      name: `Portátil ${n % 997}`,
      model_id: n % 20 ? null : model.id,
      category_id: n % 20 ? null : category.id,
      location_id: n % 20 === 1 ? warehouse.id : null,
      status: n % 20 === 3 ? 'IN_PRODUCTION' : STATUSES[n % 7 ? 0 : n % 6],
      serial: n % 3 ? `SN${n * 7}` : null,
      purchase_date: n % 4 ? at(n) : null,
      purchase_cost: n % 5 ? n % 1_000 : null,
      assigned_to_type: n % 20 === 3 ? 'WAREHOUSE' : null,
      assigned_to_id: n % 20 === 3 ? warehouse.id : null,
      expected_checkin_date: n % 100 === 3 ? at(n) : null,
      unaudited_since: at(n),
      search_text: `portatil ${n % 997} t${hex(tenantId, 6)}${String(n).padStart(7, '0')} ${n % 3 ? `sn${n * 7}` : ''}`,
      version: 1,
      created_at: at(n),
      updated_at: at(n * 5),
    })
    for (let from = 0; from < count; from += AT_ONCE)
      await execute(
        insertInto(
          'assets',
          Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => asset(from + index))
        )
      )
    await execute('INSERT INTO record_counts (tenant_id, name, total, stamp) VALUES (?, ?, ?, 1)', [
      tenantId,
      'assets',
      count,
    ])
  })
  // Without fresh statistics the optimiser guesses from what other tests have left.
  await Current.acrossTenants('a test', () => selects([['ANALYZE TABLE assets']]))
  return { category, model, warehouse }
}
