/** JSON Schemas of tools, from the declarations of their operations. */
import string from '@adonisjs/core/helpers/string'
import type { Declaration } from '#core/endpoints/operations'
import type { JsonSchema } from '#core/resources/transformer'

type Properties = Record<string, JsonSchema>

const DRY_RUN: JsonSchema = {
  type: 'boolean',
  description: 'Try it: say what would happen and change nothing.',
}

/** Models use pages instead of cursors, and results always have all required fields. */
const NOT_OFFERED = new Set(['cursor', 'fields'])

/** The input schema, which allows no other arguments. */
export function argumentsOf(
  pattern: string,
  { input, parameters = [] }: Declaration,
  { writes, without, needs }: Record<'without' | 'needs', readonly string[]> & { writes: boolean }
): JsonSchema {
  const body = (input?.toJSONSchema() ?? {}) as { properties?: Properties; required?: string[] }
  const inPath = pathParameters(pattern)
  const inQuery = parameters
    .filter(({ name }) => !NOT_OFFERED.has(name) && !name.includes('{'))
    .map(({ name, description, schema }) => [
      name,
      { ...ofText(schema), ...(description && { description }) },
    ])
  const properties = {
    ...inPath,
    ...Object.fromEntries(inQuery),
    ...body.properties,
    ...(writes && { dryRun: DRY_RUN }),
  }
  const required = [...Object.keys(inPath), ...needs, ...(body.required ?? [])]

  const schema: JsonSchema = { type: 'object', properties, ...(required.length && { required }) }
  return closed(without.reduce((left, path) => withoutField(left, path.split('.')), schema))
}

/**
 * The output schema; undefined without an answer. Models read the answer itself, so the schema only
 * names its fields, with their types and choices.
 */
export function resultOf({ kind, output }: Declaration): JsonSchema | undefined {
  if (!output) return

  const one = brief(output.schema, true)
  return kind === 'list'
    ? {
        type: 'object',
        properties: { data: { type: 'array', items: one }, meta: META },
        required: ['data', 'meta'],
      }
    : one
}

const META: JsonSchema = { type: 'object', description: '`page`, `limit`, `total`, `totalPages`.' }

function pathParameters(pattern: string): Properties {
  const names = [...pattern.matchAll(/\/([\w-]+)\/:(\w+)/g)].map(([, collection, name]) => [
    name,
    string.noCase(string.singular(collection)),
  ])
  return Object.fromEntries(
    names.map(([name, record]) => [
      name,
      { type: 'string', format: 'uuid', description: `The id of the ${record}.` },
    ])
  )
}

/** Text flags of a query become booleans. */
function ofText({ enum: values, ...rest }: JsonSchema): JsonSchema {
  if (!Array.isArray(values)) return rest
  return values.join() === 'true,false' ? { type: 'boolean' } : { ...rest, enum: values }
}

function withoutField(schema: any, [field, ...deeper]: string[]): JsonSchema {
  if (schema.anyOf)
    return {
      ...schema,
      anyOf: schema.anyOf.map((one: JsonSchema) => withoutField(one, [field, ...deeper])),
    }
  if (schema.items) return { ...schema, items: withoutField(schema.items, [field, ...deeper]) }
  if (!schema.properties) return schema

  const { [field]: gone, ...kept } = schema.properties
  const properties =
    deeper.length && gone ? { ...schema.properties, [field]: withoutField(gone, deeper) } : kept
  const required = (schema.required ?? []).filter((name: string) => name in properties)
  return { type: schema.type, properties, ...(required.length && { required }) }
}

/** Disallows unknown fields at any depth. A format needs no example, which models would pay for. */
function closed(schema: any): JsonSchema {
  const { properties, items, anyOf, examples, ...rest } = schema
  return {
    ...rest,
    ...(examples && !rest.format && { examples }),
    ...(properties && {
      properties: mapped(properties, closed),
      additionalProperties: rest.additionalProperties ?? false,
    }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  }
}

/** Names the fields of a record; what is nested in them is only an object or a list. */
function brief({ type, enum: values, properties, anyOf }: any, hasFields = false): JsonSchema {
  return {
    ...(type && { type }),
    ...(values && { enum: values }),
    ...(anyOf && { anyOf: anyOf.map((one: JsonSchema) => brief(one, hasFields)) }),
    ...(hasFields && properties && { properties: mapped(properties, (one) => brief(one)) }),
  }
}

const mapped = (properties: Properties, change: (schema: JsonSchema) => JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema)]))
