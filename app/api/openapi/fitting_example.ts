/** Whether an example fits a schema, and whether a schema needs one. */
import type { JsonSchema } from '#core/resources/transformer'

/** Formats whose every value looks the same. */
const PLAIN_FORMATS = ['uuid', 'date', 'date-time', 'email', 'uri', 'binary']

/** Booleans, choices and plain formats show their values themselves, objects by their fields. */
export function needsExample(schema: JsonSchema): boolean {
  const { type, format, items, properties, anyOf, oneOf, ...rest } = schema as Record<string, any>
  if (rest.$ref || rest.enum || rest.const !== undefined || rest.examples || properties)
    return false
  if (PLAIN_FORMATS.includes(format) || typesOf(type).join() === 'boolean') return false
  if (anyOf ?? oneOf) return (anyOf ?? oneOf).some(needsExample)
  return items ? needsExample(items) : typesOf(type).join() !== 'null'
}

export function fitsExample(schema: JsonSchema, example: unknown): boolean {
  const { type, items, properties, anyOf, oneOf, $ref, ...rest } = schema as Record<string, any>
  if ($ref) return false
  if (rest.enum) return rest.enum.includes(example)
  if (rest.const !== undefined) return rest.const === example
  if (anyOf ?? oneOf) return (anyOf ?? oneOf).some((one: JsonSchema) => fitsExample(one, example))
  if (type !== undefined && !hasType([type].flat(), example)) return false

  if (typeof example === 'string') return fitsText(rest, example)
  if (typeof example === 'number')
    return example >= (rest.minimum ?? -Infinity) && example <= (rest.maximum ?? Infinity)
  if (Array.isArray(example)) return !items || example.every((one) => fitsExample(items, one))
  if (properties && example && typeof example === 'object')
    return (
      (rest.required ?? []).every((name: string) => name in example) &&
      Object.entries(example).every(
        ([name, one]) => name in properties && fitsExample(properties[name], one)
      )
    )
  return true
}

const typesOf = (type: unknown) =>
  [type].flat().filter((one) => one !== 'null' && one !== undefined)

function hasType(types: string[], example: unknown) {
  if (example === null) return types.includes('null')
  if (Array.isArray(example)) return types.includes('array')
  if (typeof example === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(example))
  return types.includes(typeof example)
}

function fitsText({ format, pattern, minLength = 0, maxLength = Infinity }: any, text: string) {
  const ofFormat: Record<string, RegExp> = {
    'uuid': /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/,
    'date': /^\d{4}-\d\d-\d\d$/,
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
    'email': /@/,
    'uri': /^\w+:/,
  }
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    (ofFormat[format]?.test(text) ?? true) &&
    (!pattern || new RegExp(pattern, 'u').test(text))
  )
}
