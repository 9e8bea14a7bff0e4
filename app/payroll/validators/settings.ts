import { amount4, choice, day, listOf, object, optional, text } from '#core/input/fields'
import { updateValidator } from '#core/input/validation'
import { PARAMETERS } from '#payroll/statutory/pack'

const override = object({
  parameter: choice(PARAMETERS),
  from: day(),
  value: optional(amount4({ min: 0 })),
  note: optional(text({ max: 255 })),
})

export const updatePayrollSettings = updateValidator(
  { overrides: listOf(override, { max: 500 }) },
  {
    check({ overrides = [] }, fail) {
      const seen = new Set<string>()
      overrides.forEach(({ parameter, from, value }, index) => {
        const key = `${parameter} ${from}`
        if (seen.has(key))
          fail(
            `overrides.${index}.from`,
            'DUPLICATE',
            `${parameter} has another value from ${from} on.`
          )
        if (parameter === 'monthlyHours' && value?.eq(0))
          fail(
            `overrides.${index}.value`,
            'TOO_SMALL',
            'monthlyHours must be above 0: salaries are divided by it.'
          )
        seen.add(key)
      })
    },
  }
)
