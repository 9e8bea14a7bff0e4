import { defineLifecycle } from '#core/resources/state_machine'

/**
 * What the terminal does to a company that nobody can use meanwhile: `tenant:import`,
 * `tenant:delete`.
 */
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
