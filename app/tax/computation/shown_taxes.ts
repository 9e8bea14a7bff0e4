/** Taxes in answers: per line, and per document by tax and rate. */
import type Big from 'big.js'
import { inJson } from '#core/primitives/decimal'
import type { JsonSchema } from '#core/resources/transformer'
import { TAX_CATEGORIES } from '#tax/catalog/choices'
import type { LineTax } from '#tax/computation/line_taxes'

export type ShownTax = {
  taxId: string | null
  code: string | null
  category: string | null
  rate: number | null
  base: number
  amount: number
}

/** `taxes` of a line. */
export const shownTaxes = (taxes: readonly LineTax[]): ShownTax[] => taxes.map(shown)

/** `taxes` of a document: sums by tax and rate, in the order in which lines name them. */
export function taxesOfDocument(lines: readonly { taxes: readonly LineTax[] }[]): ShownTax[] {
  const sums = new Map<string, LineTax>()
  for (const tax of lines.flatMap(({ taxes }) => taxes)) {
    const key = [tax.taxId, tax.kind, tax.category, tax.rate?.toFixed(), tax.perUnit?.toFixed()]
    const before = sums.get(key.join(' '))
    sums.set(key.join(' '), {
      ...tax,
      base: tax.base.plus(before?.base ?? 0),
      amount: tax.amount.plus(before?.amount ?? 0),
    })
  }
  return shownTaxes([...sums.values()])
}

const numberOrNull = (value: Big | null) => value && inJson(value)

const shown = ({ taxId, code, category, rate, base, amount }: LineTax): ShownTax => ({
  taxId,
  code,
  category,
  rate: numberOrNull(rate),
  base: inJson(base),
  amount: inJson(amount),
})

const properties = {
  taxId: {
    type: ['string', 'null'],
    format: 'uuid',
    description: 'The tax of GET /taxes; null on documents of releases before 0.4.',
  },
  code: { type: ['string', 'null'], examples: ['IVA19'] },
  category: {
    type: ['string', 'null'],
    enum: [...TAX_CATEGORIES, null],
    description: 'The category of UNCL5305, such as S for taxed and E for exempt.',
  },
  rate: {
    type: ['number', 'null'],
    description: 'A percentage; null for a tax by unit or line.',
  },
  base: {
    type: 'number',
    description: 'The net amount; for a tax by unit or line the quantity.',
  },
  amount: { type: 'number' },
}

/** The schema of both. A table has a column of codes. */
export const SHOWN_TAXES: JsonSchema = {
  'type': 'array',
  'x-column': 'code',
  'items': { type: 'object', properties, required: Object.keys(properties) },
}
