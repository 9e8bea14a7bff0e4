/**
 * What people earn is seen by callers with `payroll:read`, ADMIN and SUPER_ADMIN; everybody else
 * gets the record without it.
 */
import { confidential } from '#core/resources/field_visibility'
import { PAY } from '#core/context/scopes'
import type { Transformer } from '#core/resources/transformer'

/** The same record, without `pay` for whoever may not see salaries. */
export const hidingPay = <F extends Record<string, any>>(
  record: Transformer<F>,
  ...pay: (keyof F & string)[]
) => confidential(record, PAY, pay)
