import { defineEvents } from '#core/resources/webhook_events'
import { runTransformer } from '#payroll/transformers/run_transformer'

/** Progress is not announced: `processed` and amounts grow while a run is COMPUTING. */
export default function definePayrollEvents() {
  defineEvents(
    { record: runTransformer, scope: 'payroll', id: 'payrollRunId' },
    {
      'payroll.started': 'The calculation of a payroll run started',
      'payroll.computed': 'A payroll run was calculated and can be approved',
      'payroll.failed': 'The calculation of a payroll run failed; see `error`',
      'payroll.approved': 'A payroll run was approved; the message has no amounts',
      'payroll.paid': 'A payroll run was paid; the message has no amounts',
      'payroll.cancelled': 'A payroll run was cancelled before its approval',
      'payroll.reversed': 'An approved payroll run was reversed, with its payment',
    }
  )
}
