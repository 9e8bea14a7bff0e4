/** Whether an update repeats what the record shows. */
import Big from 'big.js'
import { isObject } from '#core/input/validation'
import type { ApiRecord } from '#core/resources/transformer'

/** Missing fields do not change. Lists have equal lengths, their objects at least the fields sent. */
export const areAsShown = (sent: object, shown: ApiRecord): boolean =>
  Object.entries(sent).every(([field, value]) => isAsShown(value, shown[field]))

function isAsShown(value: unknown, shown: unknown): boolean {
  if (value === undefined || value === null) return value === undefined || !shown
  if (value instanceof Big) return Number(value) === shown
  if (Array.isArray(value))
    return (
      Array.isArray(shown) &&
      value.length === shown.length &&
      value.every((one, index) => isAsShown(one, shown[index]))
    )
  if (isObject(value)) return isObject(shown) && areAsShown(value, shown as ApiRecord)
  return value === shown
}
