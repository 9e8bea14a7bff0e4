/** Lines in answers: arrays of the database, or new lines. */
import Big from 'big.js'
import { lineTaxesOf, shownTaxes, taxesOfDocument, type LineTax } from '#tax/taxes'

type Shown = Record<string, any>

/** Taxes of answered lines, for the sums of their document. */
const taxesOf = new WeakMap<object, readonly { taxes: readonly LineTax[] }[]>()

/** Lines in the document's order, with the fields `names`. */
export function readLines(found: any[] | null, names: readonly string[]): object[] {
  if (!found) return []
  const isNew = !Array.isArray(found[0])
  const lines = isNew ? found : found.sort(([a], [b]) => a - b).map((line) => named(line, names))
  const taxes = lines.map((line) => ({ taxes: isNew ? line.taxes : storedTaxes(line) }))

  const shown = lines.map((line, index) => shownLine(line, names, taxes[index].taxes))
  taxesOf.set(shown, taxes)
  return shown
}

/** The taxes of lines of `readLines`, by tax and rate. */
export const taxesOfLines = (shown: object[]) => taxesOfDocument(taxesOf.get(shown) ?? [])

const named = ([, ...values]: unknown[], names: readonly string[]): Shown =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]))

function storedTaxes({ taxes, taxRate, subtotal, discount, tax }: Shown): LineTax[] {
  return lineTaxesOf(taxes, {
    taxRate: new Big(taxRate),
    net: new Big(subtotal).minus(discount),
    tax: new Big(tax),
  })
}

function shownLine(line: Shown, names: readonly string[], taxes: readonly LineTax[]) {
  const shown: Shown = {}
  for (const name of names) shown[name] = name in COMPUTED ? null : numberOf(line[name] ?? 0)
  return Object.assign(shown, {
    taxes: shownTaxes(taxes),
    priceIncludesTax: Boolean(line.priceIncludesTax),
    costCenterId: line.costCenterId ?? null,
  })
}

/** Set after the others. */
const COMPUTED = { taxes: true, priceIncludesTax: true, costCenterId: true }

const numberOf = (value: any) => (value instanceof Big ? Number(value) : value)
