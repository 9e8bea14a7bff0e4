/** The field `taxes` of documents: sums of their lines by tax and rate. */
import { out, type Transformer } from '#core/resources/transformer'
import { SHOWN_TAXES } from '#tax/taxes'
import { taxesOfLines } from '#sales/transformers/shown_lines'

/** The field; `withTaxes` fills it. */
export const taxes = {
  ...out.json<object[]>(
    { ...SHOWN_TAXES, description: 'The taxes of all lines, by tax and rate. Read-only.' },
    { sql: 'NULL', initial: [] }
  ),
}

/** Computes `taxes` from `items`, which are read for it. */
export const withTaxes = <T extends Transformer<any>>(stored: T): T => ({
  ...stored,
  get schema() {
    return stored.schema
  },
  columns: (only?: readonly string[]) =>
    stored.columns(only?.includes('taxes') ? [...only, 'items'] : only),
  of(source: any) {
    const answer: Record<string, unknown> = stored.of(source)
    return Object.assign(answer, { taxes: taxesOfLines((answer.items ?? []) as object[]) })
  },
})
