/** Invariants: counters match the rows of holders, and posted depreciation matches the journal. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { defineInvariant } from '#accounting/integrity'

export default function defineAssetInvariants() {
  defineInvariant('accessories out = accessories with assets', () =>
    counted('accessories', 'assigned', 'accessory_assignments', 'accessory_id', 'SUM(o.quantity)')
  )
  defineInvariant('consumables gone = deliveries', () =>
    counted('consumables', 'delivered', 'consumable_deliveries', 'consumable_id', 'SUM(o.quantity)')
  )
  defineInvariant('seats taken = holders of licenses', () =>
    counted('licenses', 'taken', 'license_seats', 'license_id', 'COUNT(*)')
  )
  defineInvariant('depreciation of assets = its entries', depreciationIsPosted)
}

/** Records whose counter differs from their rows. */
async function counted(table: string, counter: string, below: string, key: string, sum: string) {
  const broken = await rows(
    `SELECT t.id, t.name, t.${counter} AS kept, COALESCE(b.there, 0) AS there FROM ${table} t
       LEFT JOIN (SELECT o.tenant_id, o.${key} AS id, ${sum} AS there FROM ${below} o WHERE o.tenant_id = ? GROUP BY o.tenant_id, o.${key}) b ON b.tenant_id = t.tenant_id AND b.id = t.id
      WHERE t.tenant_id = ? AND t.${counter} <> COALESCE(b.there, 0) LIMIT 20`,
    [Current.tenantId, Current.tenantId]
  )
  return { left: broken.length, right: 0, broken }
}

async function depreciationIsPosted() {
  const { tenantId } = Current
  const [{ kept, posted }] = await rows(
    `SELECT (SELECT COALESCE(SUM(d.amount), 0) FROM asset_depreciations d WHERE d.tenant_id = ?) AS kept,
            (SELECT COALESCE(SUM(l.debit), 0) FROM journal_lines l
              WHERE l.tenant_id = ? AND l.entry_id IN (SELECT d.journal_entry_id FROM asset_depreciations d WHERE d.tenant_id = ?)) AS posted`,
    [tenantId, tenantId, tenantId]
  )
  return { left: new Big(kept), right: new Big(posted) }
}
