/** The importable resources for user interfaces: columns, labels, required fields. */
import { rowOf } from '#core/resources/importable'
import { nearest } from '#core/primitives/nearest'
import { RESOURCES, importOf } from '#integrations/imports/resources'
import { bare, fieldsOf, labelOf } from '#integrations/imports/understanding/fields'

export { reasonIn } from '#integrations/imports/reasons'

type Named = { es: string; en: string }

export type Importable = {
  resource: string
  scope: string
  columns: string[]
  required: string[]
  key: string | undefined
  labels: Record<string, Named>
  /** The likeliest field for an unknown column; empty when none is near. */
  guess: (column: string) => string
}

/** All resources; each takes its `scope`. */
export const importable = (): Importable[] =>
  RESOURCES.map((resource) => {
    const bulk = importOf(resource)
    const columns = [...fieldsOf(bulk)]
    const names = columns.map((field) => ({
      field,
      labels: [field, ...(labelOf(bulk, field)?.es ?? []), ...(labelOf(bulk, field)?.en ?? [])],
    }))
    const labels = Object.fromEntries(
      columns.map((field) => [field, shown(labelOf(bulk, field), field)])
    )
    return {
      resource,
      scope: bulk.scope,
      columns,
      required: rowOf(bulk).toJSONSchema().required ?? [],
      key: bulk.key,
      labels,
      guess: (column) => guess(column, names),
    }
  })

const shown = (label: ReturnType<typeof labelOf>, field: string): Named => ({
  es: label?.es[0] ?? field,
  en: label?.en[0] ?? field,
})

/** Shorter labels occur in too many column names. */
const SHORTEST = 4

/** The longest label within a name such as `Precio de venta con IVA`, else the nearest name. */
function guess(
  column: string,
  names: readonly { field: string; labels: readonly string[] }[]
): string {
  const asked = bare(column)
  const found = names.flatMap(({ field, labels }) =>
    labels
      .map(bare)
      .filter((label) => label.length >= SHORTEST && asked.includes(label))
      .map((label) => ({ field, length: label.length }))
  )
  const [longest] = found.toSorted((a, b) => b.length - a.length)
  return (
    longest?.field ??
    nearest(
      column,
      names.map(({ field }) => field)
    )[0] ??
    ''
  )
}
