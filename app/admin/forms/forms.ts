/** Sends a form of a page to an API operation, as the JSON that the operation declares. */
import type { HttpContext } from '@adonisjs/core/http'
import type { JsonSchema } from '#core/input/fields'
import { fromText } from '#core/input/validation'
import { call, type Answer } from '#admin/call_api'
import { endpointNamed } from '#admin/endpoint_access'

/** Fields of a form by name: texts, lists of texts, or nested values of a body. */
type Values = Record<string, any>

/**
 * Submits the page's form: `submit(ctx, 'PATCH /users/:id', { id })`. `_version` becomes If-Match
 * against lost updates, and `_key` the Idempotency-Key against double submits.
 */
export function submit(
  ctx: HttpContext,
  endpoint: string,
  params: Values = {},
  more: Values = {},
  query?: Values
): Promise<Answer> {
  const [method, pattern] = endpoint.split(' ')
  const form = ctx.request.body() as Values
  const headers = {
    ...(form._version && { 'if-match': `"${form._version}"` }),
    ...(method === 'POST' && form._key && { 'idempotency-key': String(form._key) }),
  }

  return call(ctx, method, pathOf(pattern, params), {
    query,
    body: { ...bodyFor(endpoint, form), ...more },
    headers,
  })
}

/** The fields that the endpoint takes, with numbers and flags parsed and empty values as null. */
export function bodyFor(endpoint: string, form: Values): Values {
  const schema = endpointNamed(endpoint).declaration?.input?.toJSONSchema() as
    JsonSchema | undefined
  return schema ? typed(schema, nested(form, Object.keys(schema.properties ?? {}))) : {}
}

function pathOf(pattern: string, params: Values) {
  return pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]))
}

/** `businessHours.from` becomes `from` in `businessHours`. */
function nested(form: Values, names: readonly string[]): Values {
  const body: Values = Object.create(null)
  for (const [path, value] of Object.entries(form)) {
    const [name, ...within] = path.split('.')
    if (!names.includes(name)) continue

    const last = within.pop()
    if (last === undefined) body[name] = value
    else
      within.reduce(
        (level, key) => (level[key] ??= Object.create(null)),
        (body[name] ??= Object.create(null))
      )[last] = value
  }
  return body
}

function typed(schema: JsonSchema, values: Values): Values {
  const body: Values = fromText({ toJSONSchema: () => schema }, values)
  for (const [key, value] of Object.entries(values)) {
    if (value === '') body[key] = null
    else if (typeof value === 'string' && value.includes('\r\n'))
      body[key] = value.replaceAll('\r\n', '\n') // browsers send CRLF
    else if (Array.isArray(value)) body[key] = value.filter((one) => one !== '')
    else if (typeof value === 'object')
      body[key] = typed(ofObject(schema.properties?.[key] ?? schema.additionalProperties), value)
  }
  return body
}

const ofObject = (schema: JsonSchema = {} as JsonSchema): JsonSchema =>
  schema.anyOf?.find((one: JsonSchema) => one.properties ?? one.additionalProperties) ?? schema
