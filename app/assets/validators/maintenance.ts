import { isBefore } from '#core/calendar/due_dates'
import { choice, id, instant, line, money, optional, text, withDefault } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { MAINTENANCE_STATES, MAINTENANCE_TYPES } from '#assets/maintenance/maintenance_lifecycle'

const outcome = {
  endDate: optional(
    instant().meta({ description: 'Completes the maintenance and restores the asset' })
  ),
  cost: optional(money({ min: 0 })),
  technician: optional(line().meta({ description: 'A name, or an id of yours' })),
  notes: optional(text()),
}

const fields = {
  assetId: id(),
  type: withDefault(choice(MAINTENANCE_TYPES), 'CORRECTIVO'),
  startDate: instant(),
  ...outcome,
}

export const createMaintenance = validator(fields, {
  check({ startDate, endDate }, fail) {
    if (endDate && isBefore(endDate, startDate))
      fail('endDate', 'INVALID', 'endDate must not be before startDate.')
  },
})

/** `status` follows from `endDate`; it may be repeated. */
export const updateMaintenance = updateValidator(
  { ...fields, status: optional(choice(MAINTENANCE_STATES)) },
  { immutable: ['assetId', 'type', 'startDate', 'status'] }
)

export const completeMaintenance = validator(outcome)

export type NewMaintenance = Infer<typeof createMaintenance>
export type MaintenanceChanges = Infer<typeof completeMaintenance>
