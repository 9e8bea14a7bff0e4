/** Salaries are visible with `payroll:read`; other callers get records without them. */
import { confidential } from '#core/resources/field_visibility'
import { PAY } from '#core/context/scopes'
import type { Field, Transformer } from '#core/resources/transformer'

export const hidingPay = <F extends Record<string, Field>>(
  record: Transformer<F>,
  ...pay: (keyof F & string)[]
) => confidential(record, PAY, pay)
