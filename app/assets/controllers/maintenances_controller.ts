import { clock } from '#core/primitives/clock'
import { isBefore } from '#core/calendar/due_dates'
import { defineList, instantRange } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  inPath,
  lists,
  lockOrFail,
  pathId,
  reads,
  updates,
} from '#core/endpoints/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import {
  changeMaintenance,
  closeDeleted,
  createMaintenance,
} from '#assets/actions/change_maintenance'
import { MAINTENANCE_STATES, MAINTENANCE_TYPES } from '#assets/maintenance/maintenance_lifecycle'
import Maintenance from '#assets/models/maintenance'
import { maintenanceTransformer } from '#assets/transformers/maintenance_transformer'
import * as input from '#assets/validators/maintenance'

const maintenanceList = defineList({
  record: maintenanceTransformer,
  sorts: ['startDate', 'endDate', 'updatedAt'],
  filters: {
    assetId: idFilter(),
    type: choiceFilter(MAINTENANCE_TYPES),
    status: choiceFilter(MAINTENANCE_STATES),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: instantRange('start_date'),
})

export const maintenances = {
  index: lists(maintenanceList),
  show: reads(maintenanceTransformer),
  store: creates(maintenanceTransformer, input.createMaintenance, createMaintenance, {
    summary: 'Open a maintenance',
  }),
  update: updates(
    maintenanceTransformer,
    Maintenance,
    input.updateMaintenance,
    (maintenance, changes, { request }) =>
      changeMaintenance(maintenance, unlessSentBack(maintenance, changes, request.body())),
    { summary: 'Change a maintenance' }
  ),
  destroy: deletes(Maintenance, {
    check: closeDeleted,
    summary: 'Delete a maintenance',
  }),

  complete: does(
    {
      of: inPath(Maintenance),
      input: input.completeMaintenance,
      record: maintenanceTransformer,
      summary: 'Complete a maintenance',
    },
    async ({ endDate, ...facts }, ctx) => {
      const maintenance = await lockOrFail(Maintenance, pathId(ctx))
      await changeMaintenance(maintenance, {
        ...facts,
        endDate: endDate ?? nowOrStart(maintenance),
      })
      return maintenance
    }
  ),
}

/** The start while it is ahead, such as of a machine whose clock was: no work ends before it. */
function nowOrStart({ startDate }: Maintenance) {
  const now = clock.now().toISOString()
  return isBefore(now, startDate) ? startDate : now
}

/** A client that sends back `status` and `endDate` as read does not complete it again. */
function unlessSentBack(
  { status, endDate: end }: Maintenance,
  { endDate, ...facts }: input.MaintenanceChanges,
  sent: Record<string, unknown>
): input.MaintenanceChanges {
  return sent.status === status && endDate === end ? facts : { ...facts, endDate }
}
