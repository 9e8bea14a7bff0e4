/** Example values for a schema: its own, those usual for the field's name, or any valid value. */
import type { JsonSchema } from '#core/resources/transformer'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
const INSTANT = '2026-11-20T17:59:55.000Z'

const BY_NAME: Record<string, unknown> = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTlhIn0.c2lnbmF0dXJl',
  address: 'Calle 85 # 11-53, Bogotá',
  averageCost: 189000,
  balance: 0,
  barcode: '7701234567894',
  comment: 'Pide cotización para diciembre.',
  costPrice: 189000,
  countryCode: 'CO',
  creditLimit: 1500000,
  currency: 'COP',
  currentPassword: 'la-clave-de-antes',
  email: 'compras@nandu.co',
  industry: 'Comercio',
  ip: '203.0.113.9',
  isActive: true,
  isService: false,
  key: 'ofc_live_4f7a1c09b2d3_mZk3Vb8Yc1Nq7Rf2Xs5Tw9Ua4',
  limit: 20,
  locale: 'es-CO',
  minStock: 5,
  name: 'Café Ñandú S.A.S.',
  newPassword: 'una-clave-larga-1',
  nextCursor: 'WyItaWQiLCIwMWExZmIyMC0wZTk5LTcwNDYtOTJiNC1iODhiN2YwNzNiMTQiXQ',
  page: 1,
  password: 'una-clave-larga-1',
  phone: '+57 601 555 0100',
  reason: 'Pedido por el cliente.',
  requestId: ID,
  sellingPrice: 249900,
  stock: 12,
  taxRate: 19,
  timezone: 'America/Bogota',
  total: 42,
  totalPages: 3,
  unitOfMeasure: 'und',
  version: 1,
}

/** `known` are examples by field that take precedence, such as those of the output record. */
export function exampleOf(
  schema: JsonSchema,
  name = '',
  known: Record<string, unknown> = {},
  isTop = true
): unknown {
  const { examples, anyOf, oneOf, properties, items } = schema as { [key: string]: any }
  if (!isTop && name in known && fits(schema, known[name])) return known[name]
  if (examples?.length) return examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined && schema.default !== null && !(name in BY_NAME))
    return schema.default
  if (anyOf ?? oneOf) return exampleOf((anyOf ?? oneOf)[0], name, known, isTop)
  if (properties)
    return Object.fromEntries(
      Object.entries<JsonSchema>(properties).map(([key, property]) => [
        key,
        exampleOf(property, key, known, false),
      ])
    )
  if (items) return [exampleOf(items, name.replace(/s$/, ''), {}, false)]
  if (schema.enum) return (schema.enum as unknown[])[0]
  return fits(schema, BY_NAME[name]) ? BY_NAME[name] : anythingOf(schema)
}

export function shownBy({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties as Record<string, { examples?: unknown[] }>).flatMap(
      ([key, { examples }]) => (examples?.length ? [[key, examples[0]]] : [])
    )
  )
}

function anythingOf(schema: JsonSchema): unknown {
  const { minimum, exclusiveMinimum, maximum } = schema as Record<string, number | undefined>
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return Math.min(
        Math.max(10, minimum ?? -Infinity, (exclusiveMinimum ?? -Infinity) + 1),
        maximum ?? Infinity
      )
    case 'boolean':
      return true
    case 'array':
      return []
    case 'object':
      return {}
    default:
      return null
  }
}

function textOf({ format, minLength = 0 }: { format?: string; minLength?: number }) {
  const byFormat: Record<string, string> = {
    'uuid': ID,
    'date-time': INSTANT,
    'date': '2026-11-20',
    'email': 'ana@example.com',
    'uri': 'https://example.com',
    'binary': '',
  }
  return byFormat[format ?? ''] ?? 'Texto'.padEnd(minLength, '.')
}

function fits(schema: JsonSchema, value: unknown) {
  if (value === undefined) return false
  if (schema.enum) return (schema.enum as unknown[]).includes(value)

  const types = [schema.type].flat()
  const isWhole = Number.isInteger(value)
  return (
    types.includes(value === null ? 'null' : typeof value) || (isWhole && types.includes('integer'))
  )
}
