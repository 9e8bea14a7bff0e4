/** Texts of maintenances. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'maintenances.index':
      'Lists maintenances by asset, type, status and start. ' +
      'Filter with `status=OPEN` for those that go on.',
    'maintenances.store':
      'Opens a maintenance and sets the asset to IN_MAINTENANCE; ' +
      'with `endDate` it is recorded as over. ' +
      'A damaged asset gets one by `POST /assets/:id/return` by itself.',
    'maintenances.show': 'Reads one maintenance. Its asset is read with `GET /assets/:id`.',
    'maintenances.update':
      'Changes cost, technician or notes; ' +
      'an `endDate` completes the maintenance like `POST /maintenances/:id/complete`. ' +
      'Asset, type and start cannot change.',
    'maintenances.destroy':
      'Deletes a maintenance; ' +
      'an open one ends and its asset gets its status back. ' +
      'Use `POST /maintenances/:id/complete` for work that was done.',
    'maintenances.complete':
      'Completes an open maintenance, now or at `endDate`, never before its start; ' +
      'with the last open one the asset gets its earlier status back. ' +
      'A completed one answers 409 `INVALID_TRANSITION`; ' +
      'change its cost with `PATCH /maintenances/:id`.',
  },

  fields: {
    'Maintenance.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['update', 'complete'],
    },
    'Maintenance.assetId': 'Asset under maintenance. It cannot be changed later.',
    'Maintenance.type': 'Kind of maintenance. It cannot be changed later.',
    'Maintenance.status': 'OPEN until it has an `endDate`. Read-only.',
    'MaintenanceUpdate.status': 'The current status, which may be repeated; another is refused.',
    'Maintenance.startDate': 'Instant of the start, in UTC. It cannot be changed later.',
    'Maintenance.endDate':
      'Instant of the end, in UTC; null while it is open. Setting it completes the maintenance.',
    'MaintenancesCompleteInput.endDate':
      'Instant of the end, not before the start; now when absent.',
    'cost': {
      description: "Cost in the company's currency; null when unknown. Nothing is posted.",
      example: 120000,
    },
    'Maintenance.technician': {
      description: 'Technician: a name, or an id of your own.',
      example: 'Taller Andino',
    },
    'MaintenancesCompleteInput.technician': {
      description: 'Technician: a name, or an id of your own.',
      example: 'Taller Andino',
    },
  },

  enums: {
    'Maintenance.status': {
      OPEN: 'In progress.',
      COMPLETED: 'Ended.',
    },
  },
} satisfies Descriptions
