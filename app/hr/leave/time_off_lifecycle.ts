import { defineLifecycle } from '#core/resources/state_machine'

export const TIME_OFF_TYPES = [
  'VACATION',
  'PERMISSION',
  'SICK_LEAVE',
  'MEDICAL_APPOINTMENT',
  'MATERNITY_LEAVE',
  'PATERNITY_LEAVE',
  'BEREAVEMENT_LEAVE',
  'MARRIAGE_LEAVE',
  'OTHER',
] as const

export type TimeOffType = (typeof TIME_OFF_TYPES)[number]

export const TIME_OFF_STATES = ['REQUESTED', 'APPROVED', 'REJECTED', 'CANCELLED'] as const

export type TimeOffStatus = (typeof TIME_OFF_STATES)[number]

/** Approved leave is cancelled before it can be deleted. */
export const timeOffLifecycle = defineLifecycle({
  resource: 'time-off-requests',
  states: TIME_OFF_STATES,
  initial: 'REQUESTED',
  steps: {
    update: { from: ['REQUESTED'], to: 'REQUESTED' },
    approve: { from: ['REQUESTED'], to: 'APPROVED' },
    reject: { from: ['REQUESTED'], to: 'REJECTED' },
    cancel: { from: ['REQUESTED', 'APPROVED'], to: 'CANCELLED' },
    delete: { from: ['REQUESTED', 'REJECTED', 'CANCELLED'] },
  },
})
