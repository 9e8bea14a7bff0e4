/** What people earn is seen by who holds `payroll:read`, ADMIN and SUPER_ADMIN; everybody else gets the record without it. */
import { confidential } from '#core/confidential'
import { Current } from '#core/current'
import { holds, PAY } from '#core/permissions'
import { forbidden } from '#core/refusals'
import type { RecordDefinition } from '#core/record'

export const maySeePay = () => holds(Current.actor, PAY)

/** 403 to a dry run of what is held against somebody's pay: tried often enough it would tell the amount, and nobody would know. What is done for real stands in the audit log. */
export function mustNotProbePay() {
  if (Current.unit?.isDryRun && !maySeePay()) throw forbidden(`A dry run of this would tell what somebody earns: it takes ${PAY}, too. Without a dry run it is possible`)
}

/** The same record, without `pay` for whoever may not see salaries. */
export const hidingPay = <F extends Record<string, any>>(record: RecordDefinition<F>, ...pay: (keyof F & string)[]) => confidential(record, PAY, pay)
