/**
 * What people earn is seen by callers with `payroll:read`, ADMIN and SUPER_ADMIN; everybody else
 * gets the record without it.
 */
import { confidential } from '#core/confidential'
import { PAY } from '#core/scopes'
import type { RecordDefinition } from '#core/record'

/** The same record, without `pay` for whoever may not see salaries. */
export const hidingPay = <F extends Record<string, any>>(
  record: RecordDefinition<F>,
  ...pay: (keyof F & string)[]
) => confidential(record, PAY, pay)
