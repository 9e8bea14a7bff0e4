/** Fields of booleans, and of values of any simple type. */
import { isOfLength, isTextOf, refuse, refuseType } from '#core/input/checks'
import { field } from '#core/input/fields/field'
import { composed } from '#core/primitives/text'

export const flag = () =>
  field<boolean>({ type: 'boolean' }, (value, context) =>
    typeof value === 'boolean' ? value : refuseType(value, context, 'must be true or false')
  )

/** A value whose type is decided elsewhere, such as the value of a custom field. */
export const scalar = () =>
  field<string | number | boolean>({ type: ['string', 'number', 'boolean'] }, (value, context) => {
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
      return value
    if (typeof value !== 'string')
      return refuse(context, 'TYPE', 'must be a text, a number, true or false')
    return isTextOf('lines', value, context) && isOfLength(value, 0, 65_535, context)
      ? value
      : undefined
  }).parse((value) => (typeof value === 'string' ? composed(value, 'lines') || null : value))
