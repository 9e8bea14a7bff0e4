/** Importable resources: their columns, labels and required columns. */
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
  /** Labels by field. */
  labels: Record<string, Named>
  /** The most likely field of an unknown column; empty without one. */
  guess: (column: string) => string
}

/** All of them; `scope` says who may import one. */
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

/** Shorter words are part of too many others. */
const SHORTEST = 4

/**
 * The field with the longest label within the column's name, such as `Precio de venta con IVA`;
 * else the nearest by name.
 */
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
