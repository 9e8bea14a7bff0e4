import { isBefore } from '#core/calendar/due_dates'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { lockAsset } from '#assets/asset/lock_asset'
import { endOf, openMaintenance } from '#assets/maintenance/maintenance'
import { maintenanceLifecycle } from '#assets/maintenance/maintenance_lifecycle'
import type Maintenance from '#assets/models/maintenance'
import type { MaintenanceChanges, NewMaintenance } from '#assets/validators/maintenance'

/** Starts a maintenance of an asset; with an end date it is completed at once. */
export async function createMaintenance({
  assetId,
  ...facts
}: NewMaintenance): Promise<Maintenance> {
  return openMaintenance(await lockAsset(assetId, 'assetId'), facts)
}

/**
 * Changes a locked maintenance; an end date completes it, once (409 INVALID_TRANSITION), and
 * restores the asset. Announces `maintenance.updated` or `.completed`.
 */
export async function changeMaintenance(
  maintenance: Maintenance,
  { endDate, ...facts }: MaintenanceChanges
) {
  const named = { maintenanceId: maintenance.id, assetId: maintenance.assetId }
  if (endDate === undefined || (endDate === null && !maintenance.endDate)) {
    return whenChanged(
      maintenance,
      () => maintenance.merge(facts).save(),
      () => announce('maintenance.updated', named)
    )
  }
  if (endDate === null)
    throw conflict(
      'INVALID_TRANSITION',
      'A completed maintenance cannot be opened again',
      standing(maintenance)
    )

  const status = maintenanceLifecycle.next('complete', maintenance.status)
  if (isBefore(endDate, maintenance.startDate))
    throw invalid('endDate', 'INVALID', 'endDate must not be before startDate.')
  const asset = await lockAsset(maintenance.assetId, 'assetId')
  await maintenance.merge({ ...facts, endDate, status }).save()
  await endOf(maintenance, asset)
  await announce('maintenance.completed', named)
}

/** Runs before a deletion: an open maintenance ends. Announces `maintenance.deleted`. */
export async function closeDeleted(maintenance: Maintenance) {
  if (maintenance.status === 'OPEN')
    await endOf(
      maintenance,
      await lockAsset(maintenance.assetId, 'assetId'),
      'The maintenance was deleted'
    )
  await announce('maintenance.deleted', {
    maintenanceId: maintenance.id,
    assetId: maintenance.assetId,
  })
}

const standing = ({ status }: Maintenance) => ({
  currentStatus: status,
  allowedActions: maintenanceLifecycle.allowedActions(status),
})
