/** A list of codes or ids. */
import { isOfLength, isTextOf, refuse, refuseType } from '#core/input/checks'
import { field } from '#core/input/fields/field'
import { composed } from '#core/primitives/text'

/** Files have it in one cell, `IVA19; INC8`; bodies as a list. */
export const codes = ({ max, length = 64 }: { max: number; length?: number }) =>
  field<string[]>(
    { type: 'array', items: { type: 'string', minLength: 1, maxLength: length }, maxItems: max },
    (value, context) => {
      if (!Array.isArray(value)) return refuseType(value, context, 'must be a list of codes')
      if (value.length > max)
        return refuse(context, 'TOO_MANY_ITEMS', `must have at most ${max} items`, { max })
      const all = value.map((one) => (typeof one === 'string' ? composed(one, 'code') : one))
      return all.every(
        (one) => isTextOf('code', one, context) && isOfLength(one, 1, length, context)
      )
        ? all
        : undefined
    }
  ).parse((value) => (typeof value === 'string' ? partsOf(value) : value))

const partsOf = (written: string) =>
  written
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean)
