import { id, listOf, object, optional, scalar } from '#core/fields'
import { validator } from '#core/validation'

/** `value` is text in the form of its type, or the JSON number or boolean itself; null empties the field. */
export const setCustomValues = validator(
  { values: listOf(object({ customFieldId: id(), value: optional(scalar()) }), { max: 500 }) },
  {
    check({ values }, fail) {
      values.forEach(({ value }, index) => {
        if (value === undefined) fail(`values.${index}.value`, 'REQUIRED', 'value is required; null empties the field.')
      })
    },
  }
)
