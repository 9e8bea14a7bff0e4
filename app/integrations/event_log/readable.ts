/** The types of events that a caller may read, and the parameter that selects among them. */
import type { Actor } from '#core/context/current'
import { notAChoice } from '#core/input/validation/not_a_choice'
import { described, valuesFilter, type QueryField } from '#core/input/query_fields'
import { eventNames, mayReadAllOf } from '#core/resources/webhook_events'

/** As for webhooks: the types whose records the caller may all read. */
const readableTypes = (actor: Actor) => eventNames().filter((type) => mayReadAllOf(type, actor))

/** The wanted types that the actor may read; undefined for all there are. */
export function typesFor(actor: Actor, wanted: readonly string[] | undefined) {
  const types = readableTypes(actor).filter((type) => wanted?.includes(type) ?? true)
  return types.length === eventNames().length ? undefined : types
}

/** More than there are types, so that a caller may name them all. */
const MOST_NAMED = 500

/** Types with commas between; `customer.*` stands for all of a record, `*` for all. */
export function typesField(): QueryField<string[]> {
  const each = valuesFilter((text, refuse) => {
    const found = eventNames().filter((type) => isMeant(text, type))
    if (found.length) return found
    return refuse('INVALID_CHOICE', notAChoice(text, [...eventNames(), ...families()]).says)
  }, MOST_NAMED)
  return described(
    'Only events of these types, with commas between; `customer.*` stands for all types of customers.',
    {
      schema: { type: 'string', examples: ['customer.*,invoice.paid'] },
      read: (text, refuse) => each.read(text, refuse)?.flat(),
    }
  )
}

const isMeant = (text: string, type: string) =>
  text === type ||
  text === '*' ||
  (text.endsWith('.*') && type.startsWith(text.slice(0, -1)) && text.length > 2)

const families = () => new Set(eventNames().map((type) => `${type.slice(0, type.indexOf('.'))}.*`))
