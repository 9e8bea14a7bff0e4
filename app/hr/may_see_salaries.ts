/** What people earn is seen by who holds `payroll:read`, ADMIN and SUPER_ADMIN; everybody else gets the record without it. */
import { Current } from '#core/current'
import { holds } from '#core/permissions'
import type { RecordDefinition } from '#core/record'

export const maySeeSalaries = () => holds(Current.actor, 'payroll:read')

/** The same record, without `pay` for whoever may not see salaries. */
export function hidingPay<F extends Record<string, any>>(record: RecordDefinition<F>, ...pay: (keyof F & string)[]): RecordDefinition<F> {
  return {
    ...record,

    of(source: any) {
      const answer = record.of(source)
      if (!maySeeSalaries()) for (const field of pay) delete answer[field]
      return answer
    },

    get schema() {
      const { properties, required, ...rest } = record.schema as { properties: Record<string, any>; required: string[] }
      const shown = Object.fromEntries(pay.map((field) => [field, { ...properties[field], description: [properties[field].description, 'Only with the scope `payroll:read`; left out for others.'].filter(Boolean).join('. ') }]))
      return { ...rest, properties: { ...properties, ...shown }, required: required.filter((field) => !pay.includes(field)) }
    },
  }
}
