/** Lines in answers: arrays of the database, or new lines. */
import Big from 'big.js'
import { inJson, zero } from '#core/primitives/decimal'
import { creditedPart, netOf } from '#sales/credits/credited_part'
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
  Object.fromEntries(names.map((name, index) => [KEPT_AS[name] ?? name, values[index]]))

/** The names of stored lines, for fields that answers name otherwise. */
const KEPT_AS: Record<string, string> = { creditedNet: 'creditedByAmount' }

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
    discount: ownDiscount(line),
    taxes: shownTaxes(taxes),
    priceIncludesTax: Boolean(line.priceIncludesTax),
    costCenterId: line.costCenterId ?? null,
    ...(names.includes('creditedNet') && { creditedNet: creditedNet(line, taxes) }),
  })
}

/** The discount of the line alone; its column includes the share in the discount of the document. */
function ownDiscount({ discount, documentDiscount }: Shown): number {
  const share = numberOf(documentDiscount ?? 0)
  return share === 0 ? numberOf(discount) : inJson(new Big(discount).minus(documentDiscount))
}

/** The net amount that credit notes have taken, by units and by amount. */
function creditedNet(line: Shown, taxes: readonly LineTax[]): number {
  const [units, byAmount] = [big(line.creditedQuantity), big(line.creditedByAmount)]
  if (units.eq(0) && byAmount.eq(0)) return 0
  const [quantity, subtotal, discount] = [
    big(line.quantity),
    big(line.subtotal),
    big(line.discount),
  ]
  const whole = {
    ...{ quantity, subtotal, discount, taxes, priceIncludesTax: Boolean(line.priceIncludesTax) },
    ...{ tax: big(line.tax), total: big(line.total), documentDiscount: zero },
  }
  return inJson(netOf(creditedPart(whole, units, byAmount)))
}

const big = (value: Big | number | string | null | undefined) => new Big(value ?? 0)

/** Set after the others. */
const COMPUTED = { taxes: true, priceIncludesTax: true, costCenterId: true, creditedNet: true }

const numberOf = (value: any) => (value instanceof Big ? Number(value) : value)
