import { defineLifecycle } from '#core/resources/state_machine'

/** The next run pays approved overtime; until then it can be deleted. */
export const overtimeLifecycle = defineLifecycle({
  resource: 'overtime',
  states: ['PENDING', 'APPROVED'],
  initial: 'PENDING',
  steps: {
    update: { from: ['PENDING'], to: 'PENDING' },
    approve: { from: ['PENDING'], to: 'APPROVED' },
    delete: { from: ['PENDING', 'APPROVED'] },
  },
})

/** The database stores the state as a flag. */
export const overtimeState = ({ approved }: { approved: unknown }) =>
  Number(approved) ? 'APPROVED' : 'PENDING'
