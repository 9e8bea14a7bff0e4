import { defineEvents } from '#core/event_types'
import { runRecord } from '#payroll/transformers/run_record'

export const definePayrollEvents = () => defineEvents({ record: runRecord, scope: 'payroll', id: 'payrollRunId' }, { 'payroll.approved': 'The payroll of a month was approved; the message tells no amounts' })
