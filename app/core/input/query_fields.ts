/** The kinds of query parameters. Vine is not used: every read parses them, and all are texts. */
import { charactersIn, isCleanText, readDateTime, readDay } from '#core/input/checks'
import { isUuid, type JsonSchema } from '#core/input/fields'
import { badCharacter, composed } from '#core/primitives/text'
import { nearest } from '#core/primitives/nearest'
import { notAChoice } from '#core/input/validation/not_a_choice'

export type Refuse = (code: string, says: string) => undefined

/** A query parameter. `read` never gets an empty text, except for `cursor`. */
export type QueryField<Output> = {
  read(text: string, refuse: Refuse): Output | undefined
  schema: JsonSchema
  description?: string
  /** Set for a family of parameters `name.<key>`, which are read one by one. */
  members?: Members
}

/** `read` returns the key after the dot; undefined is refused with `code` and `says`. */
type Members = { shown: string; read(text: string): string | undefined; code: string; says: string }

export type ByRecord<Output> = ReadonlyMap<string, Output>

export const described = <Output>(
  description: string,
  field: QueryField<Output>
): QueryField<Output> => ({ ...field, description })

export const idFilter = (): QueryField<string> => ({
  schema: { type: 'string', format: 'uuid' },
  read: (text, refuse) =>
    isUuid(text) ? text.toLowerCase() : refuse('INVALID_UUID', 'must be an id (a UUID)'),
})

export const choiceFilter = <const Choices extends readonly string[]>(
  choices: Choices
): QueryField<Choices[number]> => {
  const known = new Set<string>(choices)
  return {
    schema: { type: 'string', enum: [...choices] },
    read: (text, refuse) =>
      known.has(text) ? text : refuse('INVALID_CHOICE', notAChoice(text, choices).says),
  }
}

/** Parameters `name.<id>`, such as custom fields: a map from ids to values. */
export const byRecord = <Output>(field: QueryField<Output>): QueryField<ByRecord<Output>> =>
  byKey(field, {
    shown: '{id}',
    read: (id) => (isUuid(id) ? id.toLowerCase() : undefined),
    code: 'INVALID_UUID',
    says: 'must end with an id (a UUID)',
  })

/** Parameters `name.<key>`: a map from keys to values. */
export const byKey = <Output>(
  field: QueryField<Output>,
  members: Members
): QueryField<ReadonlyMap<string, Output>> => ({ ...(field as QueryField<any>), members })

/** An ISO 8601 date-time with offset. A `+` that URL decoding made a blank is restored. */
export const sinceFilter = (): QueryField<string> => ({
  schema: { type: 'string', format: 'date-time', examples: ['2026-11-20T17:59:55Z'] },
  read(text, refuse) {
    const time = readDateTime(text.replace(/ (?=\d\d:?\d\d$)/, '+'))
    if (time?.utc === undefined || !text.includes('T'))
      return refuse(
        'INVALID_DATE',
        'must be an existing date-time with its offset from UTC, such as 2026-11-20T17:59:55Z'
      )
    return new Date(time.utc).toISOString()
  },
})

const MOST_VALUES = 100

/** Values separated by commas. A value in double quotes may contain commas, and doubled quotes. */
export const valuesFilter = <Output>(
  readOne: (text: string, refuse: Refuse) => Output | undefined,
  most = MOST_VALUES
): QueryField<Output[]> => ({
  schema: { type: 'string' },
  read(text, refuse) {
    if (!text.trim()) return
    const parts = partsOf(text)
    if (!parts)
      return refuse(
        'INVALID',
        'has a double quote that does not end: a value that begins with one stands in double ' +
          'quotes, with quotes in it doubled'
      )
    if (parts.includes(''))
      return refuse('INVALID', 'has no value between two commas, or at an end')
    if (parts.length > most)
      return refuse('TOO_MANY_ITEMS', `must have at most ${most} values, and has ${parts.length}`)

    const values = [...new Set(parts)].map((part) => readOne(part, refuse))
    return values.includes(undefined) ? undefined : (values as Output[])
  },
})

const PART = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|(?!\s*")([^,]*))(,|$)/y

function partsOf(text: string): string[] | undefined {
  const parts: string[] = []
  for (PART.lastIndex = 0; ;) {
    const match = PART.exec(text)
    if (!match) return
    const [, quoted, bare, end] = match
    parts.push((quoted?.replaceAll('""', '"') ?? bare).trim())
    if (!end) return parts
  }
}

export const flagFilter = (): QueryField<boolean> => ({
  schema: { type: 'string', enum: ['true', 'false'] },
  read(text, refuse) {
    if (text === 'true') return true
    if (text === 'false') return false
    return refuse('INVALID_CHOICE', 'must be true or false')
  },
})

/** `YYYY-MM-DD`. `from` and `to` include the day, in the tenant's time zone. */
export const dayFilter = (): QueryField<string> => ({
  schema: { type: 'string', format: 'date' },
  read: (text, refuse) =>
    readDay(text) ?? refuse('INVALID_DATE', 'must be an existing day, such as 2026-11-20'),
})

export const periodFilter = (): QueryField<string> => ({
  schema: { type: 'string', pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$' },
  read: (text, refuse) =>
    /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text)
      ? text
      : refuse('INVALID_DATE', 'must be a year and month, such as 2026-11'),
})

/** Composed and trimmed like stored texts; a blank text counts as absent. */
export const textFilter = (max = 255): QueryField<string> => ({
  schema: { type: 'string', maxLength: max },
  read(text, refuse) {
    const trimmed = composed(text.replace(/[\t\n\r]/g, ' '), 'line')
    if (trimmed.length > max && charactersIn(trimmed) > max)
      return refuse('TOO_LONG', `must be at most ${max} characters long`)
    const bad = badCharacter(trimmed, 'line')
    if (bad) return refuse('INVALID_CHARACTER', bad.says)
    if (!isCleanText(trimmed))
      return refuse('INVALID', 'has characters that cannot be searched for')
    return trimmed || undefined
  },
})

/** A code that the product defines. Its columns are ASCII. */
export const codeFilter = (max = 64): QueryField<string> => ({
  schema: { type: 'string', maxLength: max, pattern: '^[ -~]*$' },
  read: (text, refuse) =>
    text.length <= max && /^[\x20-\x7e]*$/.test(text)
      ? text
      : refuse('INVALID', `must be a code of at most ${max} letters, digits and signs`),
})

export const wholeFilter = ({ min = 0, max = 2_147_483_647 } = {}): QueryField<number> => ({
  schema: { type: 'integer', minimum: min, maximum: max },
  read(text, refuse) {
    if (!/^-?\d+$/.test(text)) return refuse('TYPE', 'must be a whole number')
    const number = Number(text)
    if (number < min) return refuse('TOO_SMALL', `must be at least ${min}`)
    if (number > max) return refuse('TOO_LARGE', `must be at most ${max}`)
    return number + 0
  },
})

export const page = described('The page to read, from 1.', withDefault(wholeFilter({ min: 1 }), 1))
export const limit = described(
  'How many records a page holds.',
  withDefault(wholeFilter({ min: 1, max: 100 }), 20)
)

/** Room for three texts of 255 four-byte characters, and their field names, in base64url. */
const LONGEST_CURSOR = 6_000

export const cursor: QueryField<string> = {
  schema: { type: 'string', maxLength: LONGEST_CURSOR },
  description:
    'For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes ' +
    'the place of `page`.',
  read: (text, refuse) =>
    text.length <= LONGEST_CURSOR && isCleanText(text)
      ? text
      : refuse('INVALID', 'must be a cursor that this list has given'),
}

export type Sort<Name extends string = string> = { field: Name; descending: boolean }

/** `otherwise` describes the default order. */
export function sortedBy(names: readonly string[], otherwise = 'Newest first'): QueryField<Sort[]> {
  return {
    schema: { type: 'string', ...(names.length > 0 && { examples: [`-${names[0]}`] }) },
    description: `A comma list of ${names.join(', ')}; \`-\` first for descending. ${otherwise} by default.`,
    read(text, refuse) {
      const sorts: Sort[] = []

      for (const part of text.split(',', names.length + 1)) {
        const trimmed = part.trim()
        const descending = trimmed.startsWith('-')
        const field = descending ? trimmed.slice(1) : trimmed

        const isTwice = sorts.some((sort) => sort.field === field)
        if (isTwice || !names.includes(field)) {
          const what = isTwice
            ? `has ${field} twice`
            : `does not take ${JSON.stringify(field.slice(0, 100))}${near(field, names)}`
          return refuse(
            'INVALID_CHOICE',
            `${what}: it must be a comma list of ${names.join(', ')}, each once`
          )
        }
        sorts.push({ field, descending })
      }
      return sorts
    },
  }
}

function near(asked: string, names: readonly string[]) {
  const [found] = nearest(asked, names)
  return found ? ` (did you mean ${found}?)` : ''
}

function withDefault<Output>(field: QueryField<Output>, value: Output): QueryField<Output> {
  return { ...field, schema: { ...field.schema, default: value } }
}
