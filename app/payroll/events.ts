import { defineEvents } from '#core/resources/webhook_events'
import { runTransformer } from '#payroll/transformers/run_transformer'

/** Progress is not announced: `processed` and amounts grow while a run is COMPUTING. */
export default function definePayrollEvents() {
  defineEvents(
    { record: runTransformer, scope: 'payroll', id: 'payrollRunId' },
    {
      'payroll.started': 'The payroll of a month is being computed, for the first time or anew',
      'payroll.computed': 'The payroll of a month is a draft, to be approved',
      'payroll.failed': 'The payroll of a month could not be computed; `error` says why',
      'payroll.approved': 'The payroll of a month was approved; the message tells no amounts',
      'payroll.paid': 'The payroll of a month was paid; the message tells no amounts',
      'payroll.cancelled': 'A payroll that was not approved was cancelled',
      'payroll.reversed': 'An approved payroll was taken back, and its payment with it',
    }
  )
}
