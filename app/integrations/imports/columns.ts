/** What the columns of a file, or the keys of its rows, mean: fields of the resource, a reference's own column, or nothing. */
import { rowOf, type Bulk } from '#core/bulk'
import { Refusal } from '#core/refusals'
import { fieldError, type FieldError } from '#core/validation'

export type Mapping = Record<string, string | null> | null

/** The field that a column holds; null when it is left out, undefined when there is no such field. */
export type FieldOf = (column: string) => string | null | undefined

/** What the server keeps of every record. */
const KEPT = ['id', 'version', 'createdAt', 'updatedAt']

const MOST_COLUMNS = 1_000
const MOST_ERRORS = 100

/** Every field that a file of this resource may have. */
export function fieldsOf(bulk: Bulk): Set<string> {
  const references = Object.values(bulk.references ?? {}).flatMap(({ column, told = {} }) => [column, ...Object.values(told).flat()])
  return new Set([...Object.keys(rowOf(bulk).toJSONSchema().properties), ...references.filter((one) => typeof one === 'string')])
}

/** How columns are read under this mapping. What the server keeps, such as `version`, is left out: an export may come back. */
export function fieldOf(bulk: Bulk, mapping: Mapping): FieldOf {
  const fields = fieldsOf(bulk)
  const kept = new Set(bulk.update?.keptFields ?? KEPT)

  return (column) => {
    const field = mapping && Object.hasOwn(mapping, column) ? mapping[column] : column
    if (field === null || fields.has(field)) return field
    return kept.has(field) ? null : undefined
  }
}

/** The field of each column of the header; throws a 422 that names every column that is wrong. */
export function columnsOf(bulk: Bulk, header: readonly string[], mapping: Mapping, mode: string): (string | null)[] {
  if (header.length > MOST_COLUMNS) throw refused([fieldError(['file'], 'TOO_MANY_COLUMNS', `The file has ${header.length} columns; at most ${MOST_COLUMNS} are read`)])

  const names = header.map((name) => name.trim())
  const toField = fieldOf(bulk, mapping)
  const errors = [...twice(names), ...mappingErrors(bulk, mapping, new Set(names))]
  const fields = names.map((name, index) => {
    const field = toField(name)
    if (field === undefined) errors.push(fieldError([name || 'file'], 'UNKNOWN_FIELD', name ? `${bulk.resource} have no field for the column ${name}` : `Column ${index + 1} has no name`))
    return field ?? null
  })
  if (!errors.length) errors.push(...sameField(names, fields), ...lacking(bulk, new Set(fields), mode))

  if (errors.length) throw refused(errors)
  return fields
}

/** A mapping that names what there is not is a mistake, whatever the file holds. */
export function mappingErrors(bulk: Bulk, mapping: Mapping, columns?: ReadonlySet<string>): FieldError[] {
  const fields = fieldsOf(bulk)
  const errors: FieldError[] = []

  for (const [column, field] of Object.entries(mapping ?? {})) {
    if (columns && !columns.has(column)) errors.push(fieldError(['mapping', column], 'NOT_FOUND', `The file has no column ${column}`))
    if (field !== null && !fields.has(field)) errors.push(fieldError(['mapping', column], 'UNKNOWN_FIELD', `${bulk.resource} have no field ${field}`))
  }
  return errors
}

/** 422 with a hundred errors at most; the sentence says ten. */
function refused(errors: FieldError[]) {
  const first = errors.slice(0, 10).map(({ message }) => message)
  const more = errors.length - first.length
  return new Refusal(422, 'VALIDATION_FAILED', `${first.join('; ')}${more ? `; and ${more} more` : ''}`, { errors: errors.slice(0, MOST_ERRORS) })
}

function twice(names: string[]) {
  const again = names.filter((name, index) => name && names.indexOf(name) !== index)
  return [...new Set(again)].map((name) => fieldError([name], 'DUPLICATE', `The header has the column ${name} more than once`))
}

/** Two columns for one field, be it by the mapping or as a reference's id and its name. */
function sameField(names: string[], fields: (string | null)[]) {
  return fields.flatMap((field, index) => {
    const first = fields.indexOf(field)
    return field === null || first === index ? [] : [fieldError([names[index]], 'DUPLICATE', `The columns ${names[first]} and ${names[index]} are both ${field}`)]
  })
}

/** An update needs no more than the key; what a new record lacks is then an error of its row. */
function lacking(bulk: Bulk, fields: Set<string | null>, mode: string) {
  const required: string[] = mode === 'upsert' ? [bulk.key!] : (rowOf(bulk).toJSONSchema().required ?? [])
  const has = (field: string) => fields.has(field) || fields.has(bulk.references?.[field]?.column ?? null)

  return required.filter((field) => !has(field)).map((field) => fieldError([field], 'REQUIRED', `The file has no column ${field}`))
}
