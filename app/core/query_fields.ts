/** What the query string of a list or report may say. Written by hand, not with Vine: it runs on every read, and all in it is text. */
import { charactersIn, isCleanText, readDay } from '#core/field_checks'
import { isUuid, type JsonSchema } from '#core/fields'
import { ValidationFailed, fieldError, type FieldError } from '#core/validation'

type Refuse = (code: string, says: string) => undefined

/** One parameter: reads its text, never empty, or refuses it; and how it is published. */
export type QueryField<Output> = {
  read(text: string, refuse: Refuse): Output | undefined
  schema: JsonSchema
  description?: string
  /** A parameter for each record of some kind, `name.<id>`; it reads them one by one. */
  ofRecords?: true
}

/** The values of the parameters `name.<id>`, by the ids. */
export type ByRecord<Output> = ReadonlyMap<string, Output>

export type Parameter = { name: string; in: 'query'; required: boolean; description?: string; schema: JsonSchema }
export type QueryFields = Record<string, QueryField<any>>
type Values<F extends QueryFields> = { [K in keyof F]?: F[K] extends QueryField<infer Output> ? Output : never }

/** The same field with a description for the documentation. */
export const described = <Output>(description: string, field: QueryField<Output>): QueryField<Output> => ({ ...field, description })

/** The id of a record; what is no UUID is refused. */
export const idFilter = (): QueryField<string> => ({
  schema: { type: 'string', format: 'uuid' },
  read: (text, refuse) => (isUuid(text) ? text.toLowerCase() : refuse('INVALID_UUID', 'must be an id (a UUID)')),
})

/** One of the given words, exactly. */
export const choiceFilter = <const Choices extends readonly string[]>(choices: Choices): QueryField<Choices[number]> => {
  const known = new Set<string>(choices)
  return {
    schema: { type: 'string', enum: [...choices] },
    read: (text, refuse) => (known.has(text) ? text : refuse('INVALID_CHOICE', `must be one of ${choices.join(', ')}`)),
  }
}

/** One parameter `name.<id>` for each record that is meant by its id, such as a custom field: a map from the ids to the values. */
export const byRecord = <Output>(field: QueryField<Output>): QueryField<ByRecord<Output>> => ({ ...(field as QueryField<any>), ofRecords: true })

/** The words true and false. */
export const flagFilter = (): QueryField<boolean> => ({
  schema: { type: 'string', enum: ['true', 'false'] },
  read(text, refuse) {
    if (text === 'true') return true
    if (text === 'false') return false
    return refuse('INVALID_CHOICE', 'must be true or false')
  },
})

/** A calendar day, `YYYY-MM-DD`. `from` and `to` include it, in the tenant's time zone. */
export const dayFilter = (): QueryField<string> => ({
  schema: { type: 'string', format: 'date' },
  read: (text, refuse) => readDay(text) ?? refuse('INVALID_DATE', 'must be an existing day, such as 2026-11-20'),
})

/** A calendar month, `YYYY-MM`. */
export const periodFilter = (): QueryField<string> => ({
  schema: { type: 'string', pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$' },
  read: (text, refuse) => (/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : refuse('INVALID_DATE', 'must be a year and month, such as 2026-11')),
})

/** A text of at most `max` characters, trimmed; only blanks count as absent. */
export const textFilter = (max = 255): QueryField<string> => ({
  schema: { type: 'string', maxLength: max },
  read(text, refuse) {
    const trimmed = text.trim()
    if (trimmed.length > max && charactersIn(trimmed) > max) return refuse('TOO_LONG', `must be at most ${max} characters long`)
    if (!isCleanText(trimmed)) return refuse('INVALID', 'has characters that cannot be searched for')
    return trimmed || undefined
  },
})

/** A code that the product has coined, such as the name of an entity: ASCII, as its column is. */
export const codeFilter = (max = 64): QueryField<string> => ({
  schema: { type: 'string', maxLength: max, pattern: '^[ -~]*$' },
  read: (text, refuse) => (text.length <= max && /^[\x20-\x7e]*$/.test(text) ? text : refuse('INVALID', `must be a code of at most ${max} letters, digits and signs`)),
})

/** A whole number, in digits only. */
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
export const limit = described('How many records a page holds.', withDefault(wholeFilter({ min: 1, max: 100 }), 20))

/** Three texts of 255 characters that take four bytes each, as a cursor spells them, and the names of their fields. */
const LONGEST_CURSOR = 6_000

export const cursor: QueryField<string> = {
  schema: { type: 'string', maxLength: LONGEST_CURSOR },
  description: 'For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`.',
  read: (text, refuse) => (text.length <= LONGEST_CURSOR && isCleanText(text) ? text : refuse('INVALID', 'must be a cursor that this list has given')),
}

export type Sort<Name extends string = string> = { field: Name; descending: boolean }

/** What a list is asked for; `sort` in the order given, `cursor` undefined when it reads by pages. */
export type ListQuery<Name extends string = string, Filters = Record<string, unknown>> = {
  page: number
  limit: number
  sort?: Sort<Name>[]
  cursor?: string
  search?: string
  filters: Filters
}

/**
 * The query of a list: `page`, `limit`, `sort`, `cursor`, `search` if it has one, and its
 * filters. `parse` takes the parsed query string and throws ValidationFailed;
 * `parameters` is what OpenAPI publishes.
 */
export function listQuery<const Names extends readonly string[], F extends QueryFields = {}>({
  sorts,
  search,
  filters,
}: {
  /** The fields it may be sorted by. */
  sorts: Names
  /** What `search` looks at, in words; without it there is none. */
  search?: string
  filters?: F
}) {
  const own: QueryFields = { page, limit, sort: sortedBy(sorts), cursor, ...(search && { search: described(`Looks in ${search}.`, textFilter()) }) }
  const ownNames = Object.keys(own)
  const all = queryOf({ ...own, ...filters })

  return {
    parameters: all.parameters,

    parse(query: Record<string, unknown>, options: { strict?: boolean } = {}): ListQuery<Names[number], Values<F>> {
      const values: Record<string, any> = all.parse(query, options)
      const result: any = { page: values.page ?? 1, limit: values.limit ?? 20, sort: values.sort, cursor: values.cursor, search: values.search }

      for (const name of ownNames) delete values[name]
      result.filters = values
      return result
    },
  }
}

/** The query of anything else that is read, such as a report: just its fields. `parse` refuses all that is wrong at once (422). */
export function queryOf<F extends QueryFields>(fields: F) {
  const entries = Object.entries(fields)
  const known = new Set(Object.keys(fields))
  const families = entries.filter(([, { ofRecords }]) => ofRecords)

  return {
    parameters: entries.map(([name, { schema, description, ofRecords }]): Parameter => {
      return { name: ofRecords ? `${name}.{id}` : name, in: 'query', required: false, ...(description && { description }), schema }
    }),

    parse(query: Record<string, unknown>, { strict = false }: { strict?: boolean } = {}): Values<F> {
      const values: Record<string, unknown> = {}
      const errors: FieldError[] = []

      for (const [name, field] of entries) {
        const value = field.ofRecords ? membersOf(name, field, query, errors) : read(name, field, query[name], errors)
        if (value !== undefined) values[name] = value
      }
      if (strict) {
        const isMember = (name: string) => families.some(([family]) => name.startsWith(`${family}.`))
        for (const name of Object.keys(query)) {
          if (!(known.has(name) || isMember(name))) errors.push(fieldError([name], 'UNKNOWN_FIELD', `${name} is not a parameter of this operation.`))
        }
      }

      if (errors.length > 0) throw new ValidationFailed(errors)
      return values as Values<F>
    },
  }
}

function read(name: string, field: QueryField<unknown>, text: unknown, errors: FieldError[]) {
  if (text === undefined || text === null || (text === '' && field !== cursor)) return
  return typeof text === 'string' ? field.read(text, refusing(name, errors)) : refusing(name, errors)('TYPE', 'must be given once')
}

function membersOf(family: string, field: QueryField<unknown>, query: Record<string, unknown>, errors: FieldError[]) {
  const members = new Map<string, unknown>()
  for (const name of Object.keys(query)) {
    if (!name.startsWith(`${family}.`)) continue

    const id = name.slice(family.length + 1)
    const value = isUuid(id) ? read(name, field, query[name], errors) : refusing(name, errors)('INVALID_UUID', `must be ${family}. with an id (a UUID)`)
    if (value !== undefined) members.set(id.toLowerCase(), value)
  }
  return members.size ? members : undefined
}

function refusing(name: string, errors: FieldError[]): Refuse {
  return (code, says) => void errors.push(fieldError([name], code, `${name} ${says}.`)) as undefined
}

/** The fields that a list may be sorted by, each once; `otherwise` says its order without it. */
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

        if (!names.includes(field) || sorts.some((sort) => sort.field === field)) return refuse('INVALID_CHOICE', `must be a comma list of ${names.join(', ')}, each once`)
        sorts.push({ field, descending })
      }
      return sorts
    },
  }
}

function withDefault<Output>(field: QueryField<Output>, value: Output): QueryField<Output> {
  return { ...field, schema: { ...field.schema, default: value } }
}
