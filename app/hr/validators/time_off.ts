import { choice, day, id, optional, text, urlOrFile } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { TIME_OFF_STATES, TIME_OFF_TYPES } from '#hr/leave/time_off_lifecycle'

const fields = {
  employeeId: id(),
  type: choice(TIME_OFF_TYPES),
  startDate: day(),
  endDate: day(),
  reason: optional(text()),
  medicalCertificateUrl: optional(urlOrFile().meta({ description: 'Required for SICK_LEAVE.' })),
}

export const createTimeOff = validator(fields)

/** Only verbs change `status`; it may be repeated. */
export const updateTimeOff = updateValidator(
  { ...fields, status: optional(choice(TIME_OFF_STATES)) },
  {
    immutable: ['employeeId', 'status'],
    kept: ['days', 'rejectionReason', 'decidedBy', 'decidedAt'],
  }
)

export const rejectTimeOff = validator({ reason: optional(text()) })

export type NewTimeOff = Infer<typeof createTimeOff>
export type TimeOffChanges = Partial<
  Pick<NewTimeOff, 'type' | 'startDate' | 'endDate' | 'reason' | 'medicalCertificateUrl'>
>
