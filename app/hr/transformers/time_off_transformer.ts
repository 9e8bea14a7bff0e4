import { defineTransformer, out } from '#core/resources/transformer'
import { TIME_OFF_STATES, TIME_OFF_TYPES, timeOffLifecycle } from '#hr/leave/time_off_lifecycle'

export const timeOffTransformer = defineTransformer(
  'TimeOffRequest',
  'time_off_requests',
  {
    id: out.id(),
    employeeId: out.id(),
    type: out.choice(TIME_OFF_TYPES),
    startDate: out.day({ description: 'The first day off' }),
    endDate: out.day({ description: 'The last day off' }),
    days: out.whole({
      description:
        'Of a VACATION the working days of the company less public holidays, of any other leave ' +
        'the calendar days',
    }),
    reason: out.orNull(out.text()),
    medicalCertificateUrl: out.orNull(out.text()),
    status: out.choice(TIME_OFF_STATES),
    rejectionReason: out.orNull(out.text()),
    decidedBy: out.orNull(
      out.id({ description: 'Who approved or rejected it, or cancelled it after that' })
    ),
    decidedAt: out.orNull(out.instant()),
  },
  { actions: ({ status }) => timeOffLifecycle.allowedActions(status) }
)
