import { defineLifecycle } from '#core/resources/state_machine'

/** What was approved is paid by the next run; until then it can still be deleted. */
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

/** The state is kept as a flag. */
export const overtimeState = ({ approved }: { approved: unknown }) =>
  Number(approved) ? 'APPROVED' : 'PENDING'
