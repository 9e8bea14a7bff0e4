import { defineLifecycle } from '#core/resources/state_machine'

export const MAINTENANCE_STATES = ['OPEN', 'COMPLETED'] as const

export type MaintenanceStatus = (typeof MAINTENANCE_STATES)[number]

export const MAINTENANCE_TYPES = ['PREVENTIVO', 'CORRECTIVO', 'PREDICTIVO'] as const

export type MaintenanceType = (typeof MAINTENANCE_TYPES)[number]

/** A completed maintenance keeps its end; cost, technician and notes may change. */
export const maintenanceLifecycle = defineLifecycle({
  resource: 'maintenances',
  states: MAINTENANCE_STATES,
  initial: 'OPEN',
  steps: {
    update: { from: MAINTENANCE_STATES },
    complete: { from: ['OPEN'], to: 'COMPLETED' },
  },
})
