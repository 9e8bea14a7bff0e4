import { repeatedName } from '#core/http/duplicate_keys'
import { invalid } from '#core/errors/refusal'

/** Refuses 422 other JSON, values that are not `right`, and repeated names. */
export function jsonObject(
  parameter: string,
  text: string | null | undefined,
  right: (value: unknown) => boolean,
  says: string
): Record<string, unknown> | null {
  if (text === null || text === undefined) return null

  const value = parsed(text)
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    !Object.values(value).every(right)
  )
    throw invalid(parameter, 'TYPE', says)
  const repeated = repeatedName(text, value)
  if (repeated !== undefined)
    throw invalid(parameter, 'DUPLICATE', `${parameter} has ${repeated.slice(0, 100)} twice`)
  return value as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
