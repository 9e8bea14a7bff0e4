import { defineTransformer, out } from '#core/resources/transformer'
import { runOf } from '#payroll/runs/inputs'
import { overtimeLifecycle, overtimeState } from '#payroll/inputs/overtime_lifecycle'
import { OVERTIME_TYPES } from '#payroll/inputs/overtime_types'

export const overtimeTransformer = defineTransformer(
  'Overtime',
  'overtimes',
  {
    id: out.id(),
    employeeId: out.id(),
    type: out.choice(OVERTIME_TYPES, {
      description: 'RECARGO_NOCTURNO pays the surcharge alone: the hour is within the salary',
    }),
    date: out.day(),
    hours: out.number(),
    notes: out.orNull(out.text()),
    approved: out.flag({
      initial: false,
      description: 'Only what is approved is paid, by the next payroll run',
    }),
    approvedAt: out.orNull(out.instant()),
    approvedBy: out.orNull(out.id({ description: 'The user or key that approved it' })),
    payrollRunId: out.orNull(
      out.id({ sql: runOf('OVERTIME'), description: 'The run that pays it' })
    ),
  },
  {
    actions: (row) =>
      overtimeLifecycle.allowedActions(overtimeState({ approved: row.approved ?? false })),
  }
)
