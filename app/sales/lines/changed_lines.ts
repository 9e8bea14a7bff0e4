/** Compares lines of a change with those of the document. */
import { withKnownIds } from '#core/resources/document_lines'
import type { Row } from '#core/database/sql'
import type { AskedTax, LineTax } from '#tax/taxes'
import { enteredLines, type Entered } from '#sales/lines/entered_lines'
import type { Line } from '#sales/lines/lines'

/** True if a request repeats the existing lines. */
export const isSame = (items: readonly Entered[], lines: readonly Line[]) =>
  items.length === lines.length && items.every((item, index) => repeats(item, lines[index]))

/** A line of a request must name all that a product gives. */
function repeats(item: Entered, line: Line): boolean {
  const { productId, quantity, unitPrice, discountRate, description } = item
  return (
    productId === line.productId &&
    quantity.eq(line.quantity) &&
    discountRate.eq(line.discountRate) &&
    Boolean(unitPrice?.eq(line.unitPrice)) &&
    description === line.description &&
    (item.priceIncludesTax ?? false) === line.priceIncludesTax &&
    (item.costCenterId ?? null) === line.costCenterId &&
    repeatsTaxes(item, line)
  )
}

/** A rate alone is a VAT alone. */
function repeatsTaxes({ taxes: asked, taxRate }: Entered, line: Line): boolean {
  if (taxRate && !taxRate.eq(line.taxRate)) return false
  return asked ? namesAll(asked, line) : Boolean(taxRate) && isVatAlone(line)
}

const namesAll = (asked: readonly AskedTax[], { taxes }: Line) =>
  asked.length === taxes.length && asked.every((one) => taxes.some((tax) => names(one, tax)))

/** As the line was answered: a tax whose code has changed since is named by the old one. */
const names = ({ taxId = null, code = null }: AskedTax, tax: LineTax) =>
  taxId || !code
    ? taxId === tax.taxId && (!code || code === tax.code)
    : code.toLowerCase() === tax.code?.toLowerCase()

/**
 * The lines of a request with the named ids, or the existing ones if they are equal. Errors of
 * `enteredLines`; rates are those of `day`.
 */
export async function changedLines(
  items: readonly Entered[],
  before: Line[],
  products: readonly Row[],
  day: string
): Promise<Line[]> {
  if (isSame(items, before)) return before

  const entered = await enteredLines(asChanged(items, before), products, day)
  const after = withKnownIds(entered, items, before)
  return after.length === before.length && after.every((line, at) => isEqual(line, before[at]))
    ? before
    : after
}

/**
 * Items without the taxes or the rate that they only repeat of the line that they name, where the
 * other one changes. A rate alone replaces a VAT alone: beside other taxes it is not guessed.
 */
const asChanged = (items: readonly Entered[], before: readonly Line[]): Entered[] =>
  items.map((item) => {
    const line = before.find(({ id }) => id === item.id)
    if (!line || !item.taxes) return item

    const isRepeated = namesAll(item.taxes, line)
    const isSameRate = !item.taxRate || item.taxRate.eq(line.taxRate)
    if (isRepeated && isVatAlone(line) && (!isSameRate || isOfOldRelease(line)))
      return { ...item, taxes: null }
    return isSameRate
      ? { ...item, taxRate: null, taxes: item.taxes.map((asked) => asNow(asked, line)) }
      : item
  })

const isVatAlone = ({ taxes }: Line) => taxes.every(({ kind }) => kind === 'VAT')
const isOfOldRelease = ({ taxes }: Line) => taxes.some(({ taxId }) => taxId === null)

/** The id alone of a tax of the line, whose code may have changed since. */
const asNow = (asked: AskedTax, { taxes }: Line): AskedTax =>
  asked.taxId && taxes.some((tax) => names(asked, tax)) ? { taxId: asked.taxId } : asked

function isEqual(after: Line, before: Line): boolean {
  return (
    after.productId === before.productId &&
    after.quantity.eq(before.quantity) &&
    after.unitPrice.eq(before.unitPrice) &&
    after.discountRate.eq(before.discountRate) &&
    after.description === before.description &&
    after.priceIncludesTax === before.priceIncludesTax &&
    after.costCenterId === before.costCenterId &&
    hasEqualTaxes(after, before)
  )
}

/** Lines of earlier releases know the rate of their VAT alone. */
function hasEqualTaxes(after: Line, before: Line): boolean {
  if (!after.taxRate.eq(before.taxRate) || after.taxes.length !== before.taxes.length) return false
  return before.taxes.every(({ taxId }) =>
    after.taxes.some((tax) => (taxId === null ? tax.kind === 'VAT' : tax.taxId === taxId))
  )
}

/** Old and new lines for the audit log. */
export const loggedLines = (before: readonly Line[], after: readonly Line[]) => ({
  before: { items: before.map(logged) },
  after: { items: after.map(logged) },
})

const logged = ({ productId, quantity, unitPrice, taxRate, discountRate, total, taxes }: Line) => ({
  productId,
  quantity: Number(quantity),
  unitPrice: Number(unitPrice),
  taxRate: Number(taxRate),
  taxes: taxes.map(({ code }) => code),
  discountRate: Number(discountRate),
  total: Number(total),
})
