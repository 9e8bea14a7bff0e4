/** Items to recover from an employee who leaves, and their assets in the timeline. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { defineTransformer, out } from '#core/resources/transformer'
import { onDeactivation, type ToRecover } from '#hr/deactivation'
import { addToTimeline, type Person } from '#hr/timeline'

const ofAsset = (column: string) =>
  `(SELECT a.${column} FROM assets a WHERE a.tenant_id = t.tenant_id AND a.id = t.asset_id)`

const custodyRecord = defineTransformer(
  'AssetCustody',
  'asset_history_lines',
  {
    id: out.id(),
    assetId: out.id(),
    assetTag: out.text({ sql: ofAsset('asset_tag') }),
    name: out.text({ sql: ofAsset('name') }),
    action: out.choice(['assigned', 'returned']),
    note: out.orNull(out.text()),
    createdAt: out.instant(),
  },
  { bare: true }
)

/** A holder may be stored as employee or as user; call once at startup. */
export function registerItemsOfEmployees() {
  onDeactivation(itemsOf)
  addToTimeline({
    type: 'ASSET',
    record: custodyRecord,
    instant: 't.created_at',
    of: (person) => ['t.holder_id IN (?, ?)', ...idsOf(person)],
  })
}

async function itemsOf(person: Person): Promise<ToRecover[]> {
  const ids = idsOf(person)
  const found = await rows(
    `SELECT 'ASSET' AS type, t.id, t.name, t.asset_tag AS code FROM assets t WHERE t.tenant_id = ? AND t.live = 1 AND t.assigned_to_type = 'USER' AND t.assigned_to_id IN (?, ?)
     UNION ALL SELECT 'LICENSE', l.id, l.name, NULL FROM license_seats s JOIN licenses l ON l.tenant_id = s.tenant_id AND l.id = s.license_id WHERE s.tenant_id = ? AND (s.employee_id = ? OR s.user_id = ?)
     ORDER BY type, name, id`,
    [Current.tenantId, ...ids, Current.tenantId, ...ids]
  )
  return found as ToRecover[]
}

const idsOf = ({ id, userId }: Person) => [id, userId ?? id]
