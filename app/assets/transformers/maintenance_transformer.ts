import { defineTransformer, out } from '#core/resources/transformer'
import {
  MAINTENANCE_STATES,
  MAINTENANCE_TYPES,
  maintenanceLifecycle,
} from '#assets/maintenance/maintenance_lifecycle'

export const maintenanceTransformer = defineTransformer(
  'Maintenance',
  'maintenances',
  {
    id: out.id(),
    assetId: out.id(),
    type: out.choice(MAINTENANCE_TYPES),
    status: out.choice(MAINTENANCE_STATES, { description: 'COMPLETED once it has an `endDate`' }),
    startDate: out.instant(),
    endDate: out.orNull(out.instant()),
    cost: out.orNull(out.number()),
    technician: out.orNull(out.text({ example: 'Taller Andino' })),
    notes: out.orNull(out.text()),
  },
  { actions: ({ status }) => maintenanceLifecycle.allowedActions(status) }
)
