/** Maps columns of a file, or keys of JSON rows, to fields of the resource. */
import { rowOf, type ImportDefinition } from '#core/resources/importable'
import { isKey } from '#core/resources/integration/metadata'
import { Refusal } from '#core/errors/refusal'
import { fieldError, isObject, type FieldError } from '#core/input/validation'
import { bare, fieldsCalled, fieldsOf, kindsOf } from '#integrations/imports/understanding/fields'

export type Mapping = Record<string, string | null> | null

/** Null leaves the key out; undefined is an unknown key. */
export type FieldOf = (key: string, value?: unknown) => string | null | undefined

/** `defaults` are fields that need no column. */
export type Asked = {
  mapping: Mapping
  mode: string
  defaults?: Readonly<Record<string, unknown>> | null
}

/** Fields set by the server. */
const KEPT = ['id', 'version', 'createdAt', 'updatedAt']

/** Columns of an errors file, which return with corrected rows. */
const ERROR_COLUMN = /^error_/i

const MOST_COLUMNS = 1_000
const MOST_ERRORS = 100

/** Maps JSON keys by exact name; leaves out fields set by the server, such as `version`. */
export function fieldOf(bulk: ImportDefinition, mapping: Mapping): FieldOf {
  const fields = fieldsOf(bulk)
  const kept = new Set(bulk.update?.keptFields ?? KEPT)

  return (key, value) => {
    const field = mapping && Object.hasOwn(mapping, key) ? mapping[key] : key
    if (field === null || fields.has(field)) return field
    if (isObject(value) && Object.keys(value).every((name) => fields.has(`${field}.${name}`)))
      return field
    return kept.has(field) ? null : undefined
  }
}

/** A field, null when left out, undefined when unknown, several when ambiguous. */
export type Meaning = string | null | undefined | readonly string[]

/** Tries the mapping, field names, labels; ignores case, accents, blanks and punctuation. */
export function meaningOf(bulk: ImportDefinition, mapping: Mapping): (column: string) => Meaning {
  const exact = fieldOf(bulk, mapping)
  const mapped = new Map(
    Object.entries(mapping ?? {}).map(([column, field]) => [bare(column), field])
  )

  return (column) => {
    const field = exact(column)
    if (field !== undefined) return field
    if (isWithinObject(bulk, column)) return column
    if (ERROR_COLUMN.test(column)) return null
    const asMapped = bare(column) ? mapped.get(bare(column)) : undefined
    if (asMapped !== undefined)
      return asMapped === null || isField(bulk, asMapped) ? asMapped : undefined

    const called = fieldsCalled(bulk, column)
    return called.length > 1 ? called : called[0]
  }
}

/** Null for a column left out or nameless; throws a 422 that lists every wrong column. */
export function columnsOf(
  bulk: ImportDefinition,
  header: readonly string[],
  { mapping, mode, defaults }: Asked
): (string | null)[] {
  if (header.length > MOST_COLUMNS)
    throw refused([
      fieldError(
        ['file'],
        'TOO_MANY_COLUMNS',
        `The file has ${header.length} columns; at most ${MOST_COLUMNS} are read`
      ),
    ])

  const names = header.map((name) => name.trim())
  const toMeaning = meaningOf(bulk, mapping)
  const errors = [...twice(names), ...mappingErrors(bulk, mapping, names)]
  const fields = names.map((name) => {
    const meaning = name === '' ? null : toMeaning(name)
    if (meaning === undefined)
      errors.push(
        fieldError([name], 'UNKNOWN_FIELD', `${bulk.resource} have no field for the column ${name}`)
      )
    if (typeof meaning === 'object' && meaning)
      errors.push(
        fieldError(
          [name],
          'AMBIGUOUS',
          `The column ${name} may be ${meaning.join(' or ')}: choose one in \`mapping\``
        )
      )
    return typeof meaning === 'string' ? meaning : null
  })
  if (!errors.length)
    errors.push(
      ...sameField(names, fields),
      ...lacking(bulk, new Set([...fields, ...Object.keys(defaults ?? {})]), mode)
    )

  if (errors.length) throw refused(errors)
  return fields
}

/** Refuses unknown fields and columns in a mapping. */
export function mappingErrors(
  bulk: ImportDefinition,
  mapping: Mapping,
  columns?: readonly string[]
): FieldError[] {
  const known = columns && new Set(columns.map(bare))
  const errors: FieldError[] = []

  for (const [column, field] of Object.entries(mapping ?? {})) {
    if (columns && !columns.includes(column) && !(bare(column) && known!.has(bare(column))))
      errors.push(fieldError(['mapping', column], 'NOT_FOUND', `The file has no column ${column}`))
    if (field !== null && !isField(bulk, field))
      errors.push(
        fieldError(['mapping', column], 'UNKNOWN_FIELD', `${bulk.resource} have no field ${field}`)
      )
  }
  return errors
}

/** A 422 with at most 100 errors, of which the message lists ten. */
export function refused(errors: FieldError[]) {
  const first = errors.slice(0, 10).map(({ message }) => message)
  const more = errors.length - first.length
  return new Refusal(
    422,
    'VALIDATION_FAILED',
    `${first.join('; ')}${more ? `; and ${more} more` : ''}`,
    {
      errors: errors.slice(0, MOST_ERRORS),
    }
  )
}

function twice(names: string[]) {
  const again = names.filter((name, index) => name && names.indexOf(name) !== index)
  return [...new Set(again)].map((name) =>
    fieldError([name], 'DUPLICATE', `The header has the column ${name} more than once`)
  )
}

function sameField(names: string[], fields: (string | null)[]) {
  return fields.flatMap((field, index) => {
    const first = fields.indexOf(field)
    if (field === null || first === index) return []
    return [
      fieldError(
        [names[index]],
        'DUPLICATE',
        `The columns ${names[first]} and ${names[index]} are both ${field}: leave one out with ` +
          `null in \`mapping\``
      ),
    ]
  })
}

/** An upsert needs only its key; other missing fields are row errors. */
function lacking(bulk: ImportDefinition, fields: Set<string | null>, mode: string) {
  const has = (field: string) =>
    fields.has(field) || fields.has(bulk.references?.[field]?.column ?? null)
  return requiredOf(bulk, mode)
    .filter((field) => !has(field))
    .map((field) => fieldError([field], 'REQUIRED', `The file has no column ${field}`))
}

export const requiredOf = (bulk: ImportDefinition, mode: string): string[] =>
  mode === 'upsert' ? [bulk.key!] : (rowOf(bulk).toJSONSchema().required ?? [])

const isField = (bulk: ImportDefinition, field: string) =>
  fieldsOf(bulk).has(field) || isWithinObject(bulk, field)

/** Exports write objects as columns such as `metadata.color`. */
function isWithinObject(bulk: ImportDefinition, column: string) {
  const [, object, key] = /^(\w+)\.([^.].*)$/.exec(column) ?? []
  return object !== undefined && kindsOf(bulk).get(object) === 'object' && isKey(key)
}
