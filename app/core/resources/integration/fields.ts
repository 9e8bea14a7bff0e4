/** The fields `externalId` and `metadata` of request bodies. */
import type { FieldContext } from '@vinejs/vine/types'
import { charactersIn, isCleanText, refuse } from '#core/input/checks'
import { code, optional } from '#core/input/fields'
import { field } from '#core/input/fields/field'
import {
  LONGEST_KEY,
  LONGEST_VALUE,
  MOST_KEYS,
  isKey,
  type Metadata,
} from '#core/resources/integration/metadata'
import { badCharacter, composed } from '#core/primitives/text'

type Sent = Record<string, string | null>

const EXAMPLE = { channel: 'web', costCenter: 'CC-12' }

/** Fields for a creation; `updateValidator` derives those of an update. */
export const integrationFields = () => ({
  externalId: optional(
    code(128).meta({
      description:
        'The id that another system has for this record: unique among the records of its kind in ' +
        'the company. Case counts.',
      examples: ['CRM-20931'],
    })
  ),
  metadata: optional(metadata({ removes: false }), { inUpdate: metadata({ removes: true }) }),
})

/** Refuses TYPE, TOO_MANY_ITEMS, TOO_LONG, INVALID. Empty values are dropped unless `removes`. */
function metadata({ removes }: { removes: boolean }) {
  const schema = {
    type: 'object',
    maxProperties: MOST_KEYS,
    propertyNames: { minLength: 1, maxLength: LONGEST_KEY },
    additionalProperties: { type: ['string', 'null'], maxLength: LONGEST_VALUE },
    description: removes
      ? 'Merged by key: null as a value removes its key, null as a whole removes all.'
      : 'Keys and values of your own. Case counts.',
    examples: [EXAMPLE],
  }
  return field<Sent, Metadata>(
    schema,
    (value, context) => read(value, context, removes) as Metadata | undefined
  )
}

function read(value: unknown, context: FieldContext, removes: boolean): Sent | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(
      context,
      'TYPE',
      'must be an object of keys with texts, such as { "channel": "web" }'
    )
  const entries = Object.entries(value)
  if (entries.length > MOST_KEYS)
    return refuse(
      context,
      'TOO_MANY_ITEMS',
      `must have at most ${MOST_KEYS} keys, and has ${entries.length}`,
      { max: MOST_KEYS }
    )

  const read: Sent = {}
  for (const [key, sent] of entries) {
    const text = textOf(key, sent, context)
    if (text || (removes && text === null)) read[key] = text
  }
  return read
}

function textOf(key: string, value: unknown, context: FieldContext): string | null | undefined {
  const wrong = (code: string, says: string, meta?: object) =>
    void context.report(
      `metadata.${key.slice(0, LONGEST_KEY)} ${says}.`,
      code,
      at(context, key),
      meta
    )

  if (!isKey(key))
    return wrong(
      'INVALID',
      `is no key: it must have 1..${LONGEST_KEY} characters, without blanks around it or invisible characters`
    )
  if (value === null) return null
  if (typeof value !== 'string')
    return wrong(
      'TYPE',
      `must be a text${typeof value === 'object' ? '' : `, such as ${JSON.stringify(String(value))}`}`
    )
  const text = composed(value, 'lines')
  const { says, ...place } = badCharacter(text, 'lines') ?? {}
  if (says) return wrong('INVALID_CHARACTER', says, place)
  if (!isCleanText(text))
    return wrong('INVALID', 'has characters that cannot be stored (half of a surrogate pair)')

  const { length } = text
  if (length > LONGEST_VALUE && charactersIn(text) > LONGEST_VALUE)
    return wrong('TOO_LONG', `must be at most ${LONGEST_VALUE} characters long`, {
      max: LONGEST_VALUE,
    })
  return text || null
}

const at = (context: FieldContext, key: string): FieldContext => ({
  ...context,
  name: key,
  getFieldPath: () => `${context.getFieldPath()}.${key}`,
})
