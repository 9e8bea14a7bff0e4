import { id, listOf, object, scalar } from '#core/input/fields'
import { validator } from '#core/input/validation'

const value = scalar().meta({
  description:
    'Text in the form of its type, or the JSON number or boolean itself; `null` empties the field.',
})

export const setCustomValues = validator({
  values: listOf(object({ customFieldId: id(), value: value.nullable() }), { max: 500 }),
})
