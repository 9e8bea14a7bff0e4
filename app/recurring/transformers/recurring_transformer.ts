/** A series as the API answers it: the document that it makes, its rhythm and where it stands. */
import type { JsonSchema } from '#core/input/fields'
import { defineTransformer, out, type Field } from '#core/resources/transformer'
import type { Kind } from '#recurring/kinds/kind'
import { RECURRING_STATES } from '#recurring/lifecycles'
import { MODES, PRICES } from '#recurring/models/recurring_template'
import { CATCH_UPS } from '#recurring/schedule/due_periods'
import { UNITS } from '#recurring/schedule/rhythm'

/** Fields of the document are in one column, which is read once. */
export function recurringTransformer(kind: Kind) {
  const { customerId, ...document } = shownOf(kind)
  const stored = defineTransformer(
    kind.title,
    'recurring_templates',
    {
      id: out.id(),
      status: out.choice(RECURRING_STATES),
      ...(customerId && { customerId: out.id() }),
      ...document,
      every: out.whole(),
      unit: out.choice(UNITS),
      startDate: out.day(),
      endDate: out.orNull(out.day()),
      occurrences: out.orNull(out.whole()),
      mode: out.choice(kind.hasDrafts ? MODES : (['ISSUE'] as const)),
      catchUp: out.choice(CATCH_UPS),
      prices: out.choice(kind.isSale ? PRICES : (['FIXED'] as const)),
      ...(kind.isSale && { send: out.flag() }),
      nextDate: out.orNull(out.day()),
      made: out.whole(),
      failed: out.whole(),
    },
    { actions: ({ status }) => kind.lifecycle.allowedActions(status) }
  )
  const inTemplate = Object.keys(document)

  return {
    ...stored,
    isComputed: false,
    get schema() {
      return stored.schema
    },
    get names() {
      return stored.names
    },
    columns: (only?: readonly string[]) => `${stored.columns(only)},t.template AS template`,
    of(source: any) {
      const template = JSON.parse(source.template) as Record<string, unknown>
      const shown = inTemplate.map((name) => [name, template[name] ?? null])
      return Object.assign(stored.of(source), Object.fromEntries(shown))
    },
  }
}

/** The fields of the document, with the schemas of its input; `of` reads them. */
function shownOf({ fields }: Kind): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, input]) => {
      // Vine's type of a field does not show that each has a schema.
      const { default: _, ...schema } = (input as any).toJSONSchema() as JsonSchema
      return [name, { schema: nullable(withoutText(schema)), sql: 'NULL', initial: null }]
    })
  )
}

/** A line may be sent as a text, and is answered as an object. */
const withoutText = (schema: JsonSchema): JsonSchema =>
  schema.items?.anyOf ? { ...schema, items: schema.items.anyOf[0] } : schema

const nullable = ({ type, enum: values, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  ...(type && { type: [...new Set([type, 'null'].flat())] }),
  ...(values && { enum: [...new Set([...values, null])] }),
})
