/** Exports. Each domain defines its resources in `exports.ts` at its root. */
import { seesAllOf } from '#core/resources/field_visibility'
import type { Actor } from '#core/context/current'
import type { defineList } from '#core/resources/list/list'
import { hasScope } from '#core/context/scopes'
import { entityOf, type JsonSchema } from '#core/resources/transformer'

export type Exportable = {
  /** The resource part of the scope that reading it takes. */
  scope: string
  /** Its list: what it shows, sorts and filters by is the export's, too. */
  list: ReturnType<typeof defineList<any, any, any>>
  /** Refuses callers who see only a part of it, such as their own records: a file has all. */
  mustSeeAll?: () => void
  /**
   * The export of lines: which field of the record holds them, and which fields of the record each
   * line repeats.
   */
  lines?: { field: string; repeated: Record<string, string> }
}

const exportables = new Map<string, Exportable>()

export const defineExport = (resource: string, exportable: Exportable) =>
  void exportables.set(resource, exportable)

/**
 * Declares documents and, as a file of its own, their lines: `invoices` and `invoice-lines`.
 * `repeated` names the fields of the document that each line repeats, by their column: `{
 * invoiceId: 'id', invoiceNumber: 'number' }`.
 */
export function defineDocumentExport(
  resource: string,
  linesResource: string,
  exportable: Exportable,
  { field = 'items', repeated }: { field?: string; repeated: Record<string, string> }
) {
  defineExport(resource, exportable)
  defineExport(linesResource, { ...exportable, lines: { field, repeated } })
}

/** Of a resource that was declared: what a body may name was checked before. */
export const exportableOf = (resource: string) => exportables.get(resource)!

/**
 * The properties of one row of the file, by the record (of which `filters` may ask for some
 * `fields`) or by its lines.
 */
export function propertiesOf(
  { list, lines }: Exportable,
  filters: Record<string, unknown> = {}
): Record<string, JsonSchema> {
  const names = lines ? Object.keys(list.record.fields) : list.fieldsOf(filters)
  const fields = Object.fromEntries(
    names.map((name) => [name, list.record.fields[name].schema as JsonSchema])
  )
  if (!lines) return fields

  const { properties } = fields[lines.field].items as { properties: Record<string, JsonSchema> }
  return {
    ...Object.fromEntries(Object.entries(lines.repeated).map(([name, of]) => [name, fields[of]])),
    ...properties,
  }
}

/**
 * The rows of the file that a record gives: the record itself, or its lines; none where the caller
 * does not see them.
 */
export function rowsOf({ lines }: Exportable, record: Record<string, any>): Record<string, any>[] {
  if (!lines) return [record]
  const repeated = Object.fromEntries(
    Object.entries(lines.repeated).map(([name, of]) => [name, record[of]])
  )
  return (record[lines.field] ?? []).map((line: object) => ({ ...repeated, ...line }))
}

/**
 * Whether an actor may have a file of it: what is offered, and what the operation refuses, cannot
 * differ.
 */
export function mayExport(resource: string, actor: Actor): boolean {
  const { scope, list } = exportableOf(resource)
  return hasScope(actor, `${scope}:read`) && seesAllOf(entityOf(list.record), actor)
}

/** All names. The domains define them before the process works. */
export const exportableNames = () => [...exportables.keys()]
