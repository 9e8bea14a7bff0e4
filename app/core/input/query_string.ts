/** Reads and publishes all parameters of a list or report. */
import type { JsonSchema } from '#core/input/fields'
import {
  cursor,
  described,
  limit,
  page,
  sortedBy,
  textFilter,
  type QueryField,
  type Refuse,
  type Sort,
} from '#core/input/query_fields'
import {
  fieldError,
  MAX_ERRORS,
  unknownParameter,
  ValidationFailed,
  type FieldError,
} from '#core/input/validation'

export type Parameter = {
  name: string
  in: 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}
export type QueryFields = Record<string, QueryField<any>>
type Values<F extends QueryFields> = {
  [K in keyof F]?: F[K] extends QueryField<infer Output> ? Output : never
}

/** `cursor` is undefined if the list is read by pages. */
export type ListQuery<Name extends string = string, Filters = Record<string, unknown>> = {
  page: number
  limit: number
  sort?: Sort<Name>[]
  cursor?: string
  search?: string
  fields?: string[]
  filters: Filters
}

/** The query of a list. `parse` throws ValidationFailed; `parameters` goes into OpenAPI. */
export function listQuery<const Names extends readonly string[], F extends QueryFields = {}>({
  sorts,
  search,
  fields,
  filters,
}: {
  sorts: Names
  /** The fields that `search` looks at, in words. Without it there is no `search`. */
  search?: string
  fields?: QueryField<string[]>
  filters?: F
}) {
  const own: QueryFields = {
    page,
    limit,
    sort: sortedBy(sorts),
    cursor,
    ...(fields && { fields }),
    ...(search && { search: described(`Looks in ${search}.`, textFilter()) }),
  }
  const ownNames = Object.keys(own)
  const all = queryOf({ ...own, ...filters })

  return {
    parameters: all.parameters,

    parse(
      query: Record<string, unknown>,
      options: { strict?: boolean } = {}
    ): ListQuery<Names[number], Values<F>> {
      const values: Record<string, any> = all.parse(query, options)
      const result: any = {
        page: values.page ?? 1,
        limit: values.limit ?? 20,
        sort: values.sort,
        cursor: values.cursor,
        search: values.search,
        ...(values.fields && { fields: values.fields }),
      }

      for (const name of ownNames) delete values[name]
      result.filters = values
      return result
    },
  }
}

/** The query of any other read, such as a report. With `strict`, unknown parameters are errors. */
export function queryOf<F extends QueryFields>(fields: F) {
  const entries = Object.entries(fields)
  const families = entries.filter(([, { members }]) => members)
  const known = new Set(entries.filter(([, { members }]) => !members).map(([name]) => name))

  return {
    parameters: entries.map(([name, { schema, description, members }]): Parameter => {
      return {
        name: members ? `${name}.${members.shown}` : name,
        in: 'query',
        required: false,
        ...(description && { description }),
        schema,
      }
    }),

    parse(
      query: Record<string, unknown>,
      { strict = false }: { strict?: boolean } = {}
    ): Values<F> {
      const values: Record<string, unknown> = {}
      const errors: FieldError[] = []

      for (const [name, field] of entries) {
        const value = field.members
          ? membersOf(name, field, query, errors)
          : read(name, field, query[name], errors)
        if (value !== undefined) values[name] = value
      }
      if (strict) {
        const isMember = (name: string) =>
          families.some(([family]) => name.startsWith(`${family}.`))
        for (const name of Object.keys(query)) {
          if (errors.length < MAX_ERRORS && !(known.has(name) || isMember(name)))
            errors.push(unknownParameter(name, [...known]))
        }
      }

      if (errors.length > 0) throw new ValidationFailed(errors)
      return values as Values<F>
    },
  }
}

function read(name: string, field: QueryField<unknown>, text: unknown, errors: FieldError[]) {
  if (text === undefined || text === null || (text === '' && field !== cursor)) return
  return typeof text === 'string'
    ? field.read(text, refusing(name, errors))
    : refusing(name, errors)('TYPE', 'must be given once')
}

function membersOf(
  family: string,
  field: QueryField<unknown>,
  query: Record<string, unknown>,
  errors: FieldError[]
) {
  const members = new Map<string, unknown>()
  for (const name of Object.keys(query)) {
    if (!name.startsWith(`${family}.`)) continue

    const { read: readMember, code, says } = field.members!
    const member = readMember(name.slice(family.length + 1))
    const value =
      member === undefined
        ? refusing(name, errors)(code, says)
        : read(name, field, query[name], errors)
    if (value !== undefined) members.set(member!, value)
  }
  return members.size ? members : undefined
}

function refusing(name: string, errors: FieldError[]): Refuse {
  return (code, says) => void errors.push(fieldError([name], code, `${name} ${says}.`)) as undefined
}
