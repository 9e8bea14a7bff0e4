import { defineLifecycle } from '#core/resources/state_machine'

/** Set by `tenant:import` and `tenant:delete`; nobody can use the company meanwhile. */
const SHUT_OFF = ['IMPORTING', 'DELETING'] as const

export const tenantLifecycle = defineLifecycle({
  resource: 'tenants',
  states: ['ACTIVE', 'SUSPENDED', ...SHUT_OFF],
  initial: 'ACTIVE',
  steps: {
    suspend: { from: ['ACTIVE'], to: 'SUSPENDED' },
    resume: { from: ['SUSPENDED'], to: 'ACTIVE' },
  },
})
