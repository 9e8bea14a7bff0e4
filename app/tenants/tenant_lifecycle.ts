import { defineLifecycle } from '#core/lifecycle'

export const tenantLifecycle = defineLifecycle({
  resource: 'tenants',
  states: ['ACTIVE', 'SUSPENDED'],
  initial: 'ACTIVE',
  steps: {
    suspend: { from: ['ACTIVE'], to: 'SUSPENDED' },
    resume: { from: ['SUSPENDED'], to: 'ACTIVE' },
  },
})
