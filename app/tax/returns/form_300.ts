/** Fills form 300 from sums of tax lines. Pure. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import { Amounts, filled, type FilledBox } from '#tax/returns/boxes'
import { FORM_300 } from '#tax/returns/form_300_boxes'
import { isNet, type TaxSum } from '#tax/returns/tax_sums'

/** The general and the reduced rate of ET 468 and 468-1, in percent. */
const [GENERAL, REDUCED] = ['19', '5']

/** ReteIVA of the period: by customers, and from non-residents. */
export type WithheldVat = { suffered: Big; ofNonResidents: Big }

/** Lines to classify. A purchase without tax stands in box 54 whatever its category is. */
export type Unclassified = Omit<TaxSum, 'creditable'> & { box: number | null }

export type Form300 = { boxes: FilledBox[]; unclassified: Unclassified[]; otherTaxes: OtherTax[] }

/** Taxes that have returns of their own, such as the consumption tax (form 310); net of returns. */
export type OtherTax = { side: string; kind: string; rate: Big | null; base: Big; amount: Big }

export function form300(
  sums: readonly TaxSum[],
  { suffered, ofNonResidents }: WithheldVat
): Form300 {
  const amounts = new Amounts()
  const unclassified: Unclassified[] = []

  for (const one of sums.filter(isNet)) {
    const box = boxOf(one)
    if (box) put(amounts, one, box)
    if (!box || one.category === null) {
      const { creditable: _, ...shown } = one
      unclassified.push({ ...shown, box: box ?? null })
    }
  }
  amounts.add(78, ofNonResidents)
  amounts.add(85, suffered)

  return { boxes: filled(FORM_300, amounts), unclassified, otherTaxes: otherTaxesIn(sums) }
}

function put(amounts: Amounts, sum: TaxSum, box: number) {
  const isSale = sum.side === 'SALE'
  if (sum.sign < 0) {
    amounts.add(isSale ? 42 : 56, sum.base)
    if (sum.kind === 'VAT' && (isSale || sum.creditable)) amounts.add(isSale ? 79 : 66, sum.amount)
    return
  }
  amounts.add(box, sum.base)
  const tax = TAX_BOXES[box]
  if (tax && (isSale || sum.creditable)) amounts.add(tax, sum.amount)
}

/** The box of the tax, by that of its base. */
const TAX_BOXES: Record<number, number> = { 27: 58, 28: 59, 50: 71, 51: 72, 52: 74, 53: 75 }

function boxOf(sum: TaxSum): number | undefined {
  return sum.side === 'SALE' ? boxOfSale(sum) : boxOfPurchase(sum)
}

function boxOfSale({ category, rate, nature }: TaxSum): number | undefined {
  if (category === 'S') return byRate(rate, 27, 28)
  if (category === 'G') return nature === 'SERVICES' ? 31 : 30
  return { Z: 35, E: 39, O: 40 }[category ?? '']
}

function boxOfPurchase({ category, rate, nature }: TaxSum): number | undefined {
  if (category === 'AE') return 49
  if (category === null || 'ZEO'.includes(category)) return 54
  if (category !== 'S') return undefined
  return nature === 'SERVICES' ? byRate(rate, 52, 53) : byRate(rate, 50, 51)
}

function byRate(rate: Big | null, reduced: number, general: number): number | undefined {
  if (rate?.eq(REDUCED)) return reduced
  return rate?.eq(GENERAL) ? general : undefined
}

function otherTaxesIn(sums: readonly TaxSum[]): OtherTax[] {
  const others = sums.filter((one) => !isNet(one) && !one.amount.eq(0))
  const alike = Map.groupBy(others, ({ side, kind, rate }) => `${side} ${kind} ${rate ?? ''}`)
  return [...alike.values()].map((all) => {
    const net = (of: 'base' | 'amount') =>
      all.reduce((total, one) => total.plus(one[of].times(one.sign)), zero)
    const [{ side, kind, rate }] = all
    return { side, kind, rate, base: net('base'), amount: net('amount') }
  })
}
