/** What people earn is seen by who holds `payroll:read`, ADMIN and SUPER_ADMIN; everybody else gets the record without it. */
import { confidential } from '#core/confidential'
import { Current } from '#core/current'
import { holds } from '#core/permissions'
import type { RecordDefinition } from '#core/record'

const PAY = 'payroll:read'

export const maySeePay = () => holds(Current.actor, PAY)

/** The same record, without `pay` for whoever may not see salaries. */
export const hidingPay = <F extends Record<string, any>>(record: RecordDefinition<F>, ...pay: (keyof F & string)[]) => confidential(record, PAY, pay)
