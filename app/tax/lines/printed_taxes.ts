/** The taxes of lines as documents print them, by name. */
import type { ApiRecord } from '#core/resources/transformer'
import { taxCatalog } from '#tax/catalog/tax_catalog'
import type { Tax } from '#tax/catalog/tax'

/** The record with `items[].taxes` of names, rates and amounts. Records without lines pass. */
export async function withPrintedTaxes(record: ApiRecord): Promise<ApiRecord> {
  const items: ApiRecord[] = record.items ?? []
  const isKnown = items.some(({ taxes }) => taxes.some(({ taxId }: ApiRecord) => taxId))
  const byId = isKnown ? (await taxCatalog()).byId : new Map<string, Tax>()
  const printed = ({ taxId, rate, base, amount }: ApiRecord) => ({
    ...{ rate, base, amount },
    name: nameOf(byId.get(taxId)),
  })
  return {
    ...record,
    items: items.map((item) => ({ ...item, taxes: item.taxes.map(printed) })),
  }
}

/** The general tax has the word of the document's language; `INC 8 %` is printed as INC, its rate apart. */
function nameOf(tax: Tax | undefined): string | null {
  if (!tax || (tax.kind === 'VAT' && tax.category === 'S')) return null
  return tax.name.replace(/ *[\d.,]+ *%$/, '') || tax.name
}
