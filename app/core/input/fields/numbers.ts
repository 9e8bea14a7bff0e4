/** Fields of numbers. Those with decimals return `Big`. */
import Big from 'big.js'
import type { FieldContext } from '@vinejs/vine/types'
import { digitsOf } from '#core/primitives/currencies'
import { Current } from '#core/context/current'
import {
  decimalsOf,
  isNumber,
  isPreciseTo,
  isWithin,
  refuse,
  type Bounds,
} from '#core/input/checks'
import { field } from '#core/input/fields/field'

/** An amount in the company's currency, with its decimals (ISO 4217), below 10^13 either way. */
export const money = (bounds: Bounds = {}) => decimal(2, 1e13, bounds, isMoney)

/** An amount that settles a debt: 2 decimals in any currency, because old debts may have cents. */
export const settlement = () => decimal(2, 1e13, { positive: true })

/** At most 4 decimals, below 10^11 on either side of zero. */
export const amount4 = (bounds: Bounds = {}) => decimal(4, 1e11, bounds)

export const quantity = (bounds: Bounds = { positive: true }) => amount4(bounds)

export const unitPrice = (bounds: Bounds = { min: 0 }) => amount4(bounds)

/** 0..100 (4.5 is 4.5 %), with at most 4 decimals. */
export const percent = () => decimal(4, 1e11, { min: 0, max: 100 })

/** Whole numbers that fit a signed INT of MySQL by default. */
export const whole = ({ min = 0, max = 2_147_483_647 }: { min?: number; max?: number } = {}) =>
  field<number>({ type: 'integer', minimum: min, maximum: max }, (value, context) => {
    return isNumber(value, context) &&
      isWithin(value, { min, max }, Infinity, context) &&
      isPreciseTo(0, value, context)
      ? value + 0
      : undefined
  })

type Precise = (value: number, context: FieldContext) => boolean

function decimal(
  places: number,
  limit: number,
  bounds: Bounds,
  isPrecise: Precise = (value, context) => isPreciseTo(places, value, context)
) {
  const { min, max, positive } = bounds
  const schema = {
    type: 'number',
    ...(positive
      ? { exclusiveMinimum: 0 }
      : min !== undefined
        ? { minimum: min }
        : { exclusiveMinimum: -limit }),
    ...(max !== undefined ? { maximum: max } : { exclusiveMaximum: limit }),
    description: `At most ${places} decimals${isPrecise === isMoney ? ', none where the currency has none' : ''}.`,
  }

  return field<number, Big>(schema, (value, context) => {
    // Adding 0 turns -0 into 0.
    return isNumber(value, context) &&
      isWithin(value, bounds, limit, context) &&
      isPrecise(value, context)
      ? new Big(value + 0)
      : undefined
  })
}

function isMoney(value: number, context: FieldContext) {
  const { currency } = Current.tenantIfAny ?? {}
  if (!currency || digitsOf(currency) > 0 || decimalsOf(value) <= 0)
    return isPreciseTo(2, value, context)

  refuse(context, 'TOO_PRECISE', `must be a whole amount: ${currency} has no decimals`, {
    decimals: 0,
  })
  return false
}
