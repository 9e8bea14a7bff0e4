/** Combines rows of one record to a body, and assigns its errors to rows. */
import { itemFields, type ImportDefinition } from '#core/resources/importable'
import type { Row } from '#core/database/sql'
import { errorsOf, type FileRow, type RowError } from '#integrations/imports/rows/row'

/** The chunk may contain only a part of an oversized record. */
export const isTooLarge = ({ together }: ImportDefinition, [{ of = 1 }]: readonly FileRow[]) =>
  together !== undefined && of > together.most

/**
 * The rows by `apart`. A row whose `apart` names no record begins a part of its own. Rows that are refused
 * together stay so.
 */
export function partsOf(
  bulk: ImportDefinition,
  record: readonly FileRow[],
  errors: ReadonlyMap<number, readonly RowError[]> = new Map()
): readonly (readonly FileRow[])[] {
  const apart = bulk.together?.apart
  if (!apart || isTooLarge(bulk, record) || record.some(({ error }) => error)) return [record]
  const parts = new Map<unknown, FileRow[]>()
  let last: unknown
  for (const row of record) {
    const unknown = errors.get(row.row)?.find(({ field }) => isOf(bulk, apart, field))
    last = row.body?.[apart] ?? unknown?.message ?? last
    parts.set(last, [...(parts.get(last) ?? []), row])
  }
  return [...parts.values()]
}

/** Whether `column` is the field of a reference, or finds or makes its record. */
export function isOf({ references = {} }: ImportDefinition, field: string, column: string) {
  const { column: own, told = {} } = references[field] ?? {}
  return [field, own, ...Object.values(told).flat()].includes(column)
}

export function tooMany({ together }: ImportDefinition, rows: readonly number[]): RowError[] {
  const { by, name, most } = together!
  return rows.map((row) => ({
    row,
    field: by,
    code: 'TOO_MANY_ITEMS',
    message: `${name} has at most ${most} rows`,
  }))
}

/** The request body of a record; adds contradictions between rows to `errors`. */
export function bodyOf(
  { create, together, ...bulk }: ImportDefinition,
  record: readonly FileRow[],
  errors: RowError[]
): Row {
  if (!together) return record[0].body ?? {}

  const { by, list, name, keptIn } = together
  const { [list]: _, ...properties } = create.toJSONSchema().properties as Record<string, unknown>
  const fields = itemFields({ create, together, ...bulk })
  const common = Object.keys(properties).filter((field) => !fields.includes(field))
  const body: Row = {}
  const saidIn: Record<string, number> = {}
  for (const { row, body: said = {} } of record) {
    for (const field of common) {
      if (said[field] === undefined) continue
      if (!(field in body)) [body[field], saidIn[field]] = [said[field], row]
      else if (comparable(body[field]) !== comparable(said[field]))
        errors.push({
          row,
          field,
          code: 'DIFFERENT',
          message: `${field} differs from row ${saidIn[field]}; rows of ${name} must agree`,
        })
    }
  }
  const reference = record[0].body?.[by] ?? undefined
  if (body[keptIn] === undefined && reference !== undefined) body[keptIn] = String(reference)

  body[list] = record.map(({ body: said = {} }) =>
    Object.fromEntries(
      fields.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]]))
    )
  )
  return body
}

/** A comparable form: objects by sorted keys. */
const comparable = (value: unknown) =>
  typeof value === 'object' && value
    ? JSON.stringify(value, Object.keys(value).sort())
    : String(value)

/** Assigns an item's error to its row, all other errors to every row. */
export function errorsOfRecord(
  { together }: ImportDefinition,
  rows: readonly number[],
  error: unknown
): RowError[] | undefined {
  return errorsOf(rows[0], error)?.flatMap((one) => {
    const [, index, field] =
      (together && new RegExp(`^${together.list}\\.(\\d+)\\.?(.*)$`).exec(one.field)) ?? []
    if (index !== undefined) return { ...one, row: rows[Number(index)], field }
    return rows.map((row) => ({ ...one, row }))
  })
}

/** A record is taken whole: its other rows get the error of the row that stopped them. */
export function refused(
  bulk: ImportDefinition,
  rows: readonly number[],
  errors: readonly RowError[]
): RowError[] {
  const bad = new Set(errors.map(({ row }) => row))
  const others = rows.filter((row) => !bad.has(row))
  return [...errors, ...others.map((row) => refusedWith(bulk, row, errors[0].row))]
}

/** `isUnread`: row `other` cannot be read and may belong to the same record. */
export function refusedWith(
  { together }: ImportDefinition,
  row: number,
  other: number,
  isUnread = false
): RowError {
  const why = isUnread
    ? `cannot be read and may be of ${together!.name} with this one`
    : 'is refused'
  return {
    row,
    field: together!.by,
    code: 'REFUSED_TOGETHER',
    message: `Row ${other} ${why}, and ${together!.name} is imported whole or not at all`,
  }
}
