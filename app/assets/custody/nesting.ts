/** Assets may lie inside assets or components at any depth, but not in a cycle. */
import { Current } from '#core/context/current'
import { execute, rows, type DatabaseRow } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { insertInto } from '#core/database/sql'
import type { Holder } from '#assets/custody/holders'

/** Steps up per query; MySQL stops a recursion after 1000. */
const STEPS = 500

const AROUND_COMPONENT =
  '(SELECT c.allocated_to_asset_id FROM components c WHERE c.tenant_id = a.tenant_id AND c.id = a.assigned_to_id)'

const UPWARDS = `WITH RECURSIVE up AS (
  SELECT a.id, a.assigned_to_type, a.assigned_to_id, CASE a.assigned_to_type WHEN 'ASSET' THEN a.assigned_to_id WHEN 'COMPONENT' THEN ${AROUND_COMPONENT} END AS around, 1 AS step
    FROM assets a WHERE a.tenant_id = ? AND a.id = ?
  UNION ALL
  SELECT a.id, a.assigned_to_type, a.assigned_to_id, CASE a.assigned_to_type WHEN 'ASSET' THEN a.assigned_to_id WHEN 'COMPONENT' THEN ${AROUND_COMPONENT} END, up.step + 1
    FROM up JOIN assets a ON a.tenant_id = ? AND a.id = up.around WHERE up.step < ${STEPS}
) SELECT id, assigned_to_type, assigned_to_id, around FROM up ORDER BY step`

/**
 * Refuses (409 ASSIGNMENT_CYCLE) a holder inside the asset; one check per tenant at a time, as two
 * assignments could close a cycle together.
 */
export async function refuseRing({ id }: { id: string }, holder: Holder) {
  if (holder.type !== 'ASSET' && holder.type !== 'COMPONENT') return

  await oneAtATime()
  const around = holder.type === 'ASSET' ? holder.id : await assetAround(holder.id)
  if (around) await mustLieOutside({ type: 'ASSET', id }, around, 'assignedToId')
}

/** Refuses (409 ASSIGNMENT_CYCLE) an asset that lies inside the component. */
export async function refuseRingOfComponent(id: string, assetId: string) {
  await oneAtATime()
  await mustLieOutside({ type: 'COMPONENT', id }, assetId, 'allocatedToAssetId')
}

async function mustLieOutside(what: Holder, assetId: string, field: string) {
  for (let from: string | null = assetId; from;) {
    const above: DatabaseRow[] = await rows(UPWARDS, [Current.tenantId, from, Current.tenantId])
    const isWithin = above.some(
      ({ id, assigned_to_type, assigned_to_id }) =>
        (what.type === 'ASSET' && id === what.id) ||
        (assigned_to_type === what.type && assigned_to_id === what.id)
    )
    if (isWithin)
      throw conflict(
        'ASSIGNMENT_CYCLE',
        `The ${what.type.toLowerCase()} would be assigned to itself, directly or through others`,
        { field }
      )

    from = above.length === STEPS ? above.at(-1)!.around : null
  }
}

/** A row lock of the tenant, taken after those of the assets. */
async function oneAtATime() {
  await execute(
    `${insertInto('number_series', [{ tenant_id: Current.tenantId, name: 'asset-nesting', last: 0 }])} ON DUPLICATE KEY UPDATE last = last`
  )
}

async function assetAround(componentId: string): Promise<string | null> {
  const [component] = await rows(
    'SELECT allocated_to_asset_id FROM components WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, componentId]
  )
  return component?.allocated_to_asset_id ?? null
}
