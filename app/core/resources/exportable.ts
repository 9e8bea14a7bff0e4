/** Exports. Each domain declares its own in `exports.ts` at its root. */
import { seesAllOf } from '#core/resources/field_visibility'
import type { Actor } from '#core/context/current'
import type { defineList } from '#core/resources/list/list'
import { hasScope } from '#core/context/scopes'
import { entityOf, type JsonSchema, type ApiRecord } from '#core/resources/transformer'

export type Exportable = {
  scope: string
  /** The list that the export shows, sorts and filters by. */
  list: ReturnType<typeof defineList<any, any, any>>
  /** Refuses callers who see only a part of the records, because a file has all. */
  mustSeeAll?: () => void
  /** For an export of lines. `repeated` maps columns to fields of the record. */
  lines?: { field: string; repeated: Record<string, string> }
}

const exportables = new Map<string, Exportable>()

export const defineExport = (resource: string, exportable: Exportable) =>
  void exportables.set(resource, exportable)

/** Declares documents and their lines. `repeated` is such as `{ invoiceNumber: 'number' }`. */
export function defineDocumentExport(
  resource: string,
  linesResource: string,
  exportable: Exportable,
  { field = 'items', repeated }: { field?: string; repeated: Record<string, string> }
) {
  defineExport(resource, exportable)
  defineExport(linesResource, { ...exportable, lines: { field, repeated } })
}

/** The resource must be declared. */
export const exportableOf = (resource: string) => exportables.get(resource)!

/** The columns of a file. `filters` may restrict the `fields` of records, not those of lines. */
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

/** Returns the record, or its lines; no lines if the caller may not see them. */
export function rowsOf({ lines }: Exportable, record: ApiRecord): ApiRecord[] {
  if (!lines) return [record]
  const repeated = Object.fromEntries(
    Object.entries(lines.repeated).map(([name, of]) => [name, record[of]])
  )
  return (record[lines.field] ?? []).map((line: object) => ({ ...repeated, ...line }))
}

/** Decides both the offer of an export and its refusal. */
export function mayExport(resource: string, actor: Actor): boolean {
  const { scope, list } = exportableOf(resource)
  return hasScope(actor, `${scope}:read`) && seesAllOf(entityOf(list.record), actor)
}

export const exportableNames = () => [...exportables.keys()]
