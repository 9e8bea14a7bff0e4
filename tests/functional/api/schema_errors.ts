/**
 * Where a value differs from a JSON schema of the API's description: as much of JSON Schema as the
 * description uses.
 */
type Schema = Record<string, any>

const FORMATS: Record<string, RegExp> = {
  'uuid': /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/,
  'date': /^\d{4}-\d\d-\d\d$/,
}

export function schemaErrors(document: Schema, schema: Schema, value: any, at = '$'): string[] {
  if (schema.$ref) return schemaErrors(document, resolve(document, schema.$ref), value, at)
  if (schema.anyOf) {
    const all: string[][] = schema.anyOf.map((one: Schema) =>
      schemaErrors(document, one, value, at)
    )
    return all.some((errors) => !errors.length) ? [] : all[0]
  }

  const types = [schema.type ?? []].flat()
  if ('const' in schema && schema.const !== value)
    return [`${at} is ${JSON.stringify(value)}, not ${schema.const}`]
  if (types.length && !types.some((type) => isOf(type, value)))
    return [`${at} is ${JSON.stringify(value)}, not ${types.join(' or ')}`]
  if (schema.enum && !schema.enum.includes(value))
    return [`${at} is ${JSON.stringify(value)}, not one of ${schema.enum}`]
  if (typeof value === 'string') return textErrors(schema, value, at)
  if (typeof value === 'number')
    return value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity)
      ? [`${at} is ${value}, out of range`]
      : []
  if (Array.isArray(value))
    return schema.items
      ? value.flatMap((item, index) =>
          schemaErrors(document, schema.items, item, `${at}[${index}]`)
        )
      : []
  return value && schema.properties ? objectErrors(document, schema, value, at) : []
}

function objectErrors(
  document: Schema,
  { properties, required = [] }: Schema,
  value: Schema,
  at: string
): string[] {
  return [
    ...required
      .filter((key: string) => !(key in value))
      .map((key: string) => `${at}.${key} is missing`),
    ...Object.keys(value).flatMap((key) =>
      properties[key]
        ? schemaErrors(document, properties[key], value[key], `${at}.${key}`)
        : [`${at}.${key} is not described`]
    ),
  ]
}

function textErrors({ format, pattern }: Schema, value: string, at: string) {
  const isWrong =
    (FORMATS[format] && !FORMATS[format].test(value)) ||
    (pattern && !new RegExp(pattern).test(value))
  return isWrong ? [`${at} is ${JSON.stringify(value)}, not as ${format ?? pattern}`] : []
}

function isOf(type: string, value: any) {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  // JSON Schema names its other types as JavaScript does.
  // eslint-disable-next-line valid-typeof
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}

/** What a `#/…` reference leads to. */
export function resolve(document: Schema, reference: string): Schema {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<any>((node, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  if (!found) throw new Error(`${reference} leads nowhere`)
  return found
}
