/** The field `taxes` of a document: the sums of its answered lines by tax and rate. */
import Big from 'big.js'
import { inJson } from '#core/primitives/decimal'
import { out, type Transformer } from '#core/resources/transformer'
import { SHOWN_TAXES, type ShownTax } from '#tax/computation/shown_taxes'

/** The field; `withTaxes` fills it. */
export const documentTaxes = () =>
  out.json<ShownTax[]>(
    { ...SHOWN_TAXES, description: 'The taxes of all lines, by tax and rate. Read-only.' },
    { sql: 'NULL', initial: [] }
  )

/** Computes `taxes` from the lines in the field `list`, which are read for it. */
export const withTaxes = <T extends Transformer<any>>(stored: T, list: string): T => ({
  ...stored,
  get schema() {
    return stored.schema
  },
  columns: (only?: readonly string[]) =>
    stored.columns(only?.includes('taxes') ? [...only, list] : only),
  of(source: any) {
    const answer = stored.of(source)
    const lines = (answer[list] ?? []) as Lines
    return Object.assign(answer, { taxes: summed(lines) })
  },
})

type Lines = readonly { taxes: readonly ShownTax[] }[]

function summed(lines: Lines): ShownTax[] {
  const sums = new Map<string, ShownTax>()
  for (const tax of lines.flatMap(({ taxes }) => taxes)) {
    const key = JSON.stringify([tax.taxId, tax.category, tax.rate])
    const before = sums.get(key)
    sums.set(key, {
      ...tax,
      base: inJson(new Big(tax.base).plus(before?.base ?? 0)),
      amount: inJson(new Big(tax.amount).plus(before?.amount ?? 0)),
    })
  }
  return [...sums.values()]
}
