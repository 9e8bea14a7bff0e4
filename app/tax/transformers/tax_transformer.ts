import { jsonOf } from '#core/database/columns'
import { defineTransformer, out, type JsonSchema } from '#core/resources/transformer'
import { APPLIES_TO, CALCULATIONS, TAX_CATEGORIES, TAX_KINDS } from '#tax/catalog/choices'

type ShownRate = {
  validFrom: string
  validUntil: string | null
  rate: number | null
  amount: number | null
  unit: string | null
}

const RATES = `(
         SELECT JSON_ARRAYAGG(JSON_ARRAY(r.valid_from, r.valid_until, r.rate, r.amount, r.unit))
         FROM tax_rates r
         WHERE r.tenant_id = t.tenant_id AND r.tax_id = t.id)`

const number = (description: string): JsonSchema => ({ type: ['number', 'null'], description })
const day = (type: string | string[], description: string): JsonSchema => ({
  type,
  format: 'date',
  description,
})
const rate = {
  validFrom: day('string', 'The first day.'),
  validUntil: day(['string', 'null'], 'The last day; null while no end is known.'),
  rate: number('A percentage, with at most 4 decimals; null for a tax by unit or line.'),
  amount: number('Money a unit or a line; null for a percentage.'),
  unit: { type: ['string', 'null'], description: 'The unit of `amount`.', examples: ['und'] },
}

function ratesOf(value: unknown): ShownRate[] {
  const found = (jsonOf(value) ?? []) as any[]
  return found
    .map(([validFrom, validUntil, ...rest]) => {
      const [rate, amount, unit] = rest
      return { validFrom, validUntil, rate, amount, unit }
    })
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
}

const account = (of: string): JsonSchema => ({
  type: ['string', 'null'],
  format: 'uuid',
  description: `The account of ${of}; null for that of the role in GET /settings/accounting.`,
})
const accounts = { sale: account('tax on sales'), purchase: account('tax on purchases') }

export const taxTransformer = defineTransformer('Tax', 'taxes', {
  id: out.id(),
  code: out.text({ example: 'IVA19' }),
  name: out.text({ example: 'IVA 19 %' }),
  kind: out.choice(TAX_KINDS),
  schemeCode: out.orNull(out.text({ example: '01' })),
  category: out.orNull(out.choice(TAX_CATEGORIES)),
  exemptionReason: out.orNull(out.text({ example: 'Excluido del IVA (ET 424, 476)' })),
  calculation: out.choice(CALCULATIONS),
  rates: {
    ...out.json<ShownRate[]>(
      {
        type: 'array',
        items: { type: 'object', properties: rate, required: Object.keys(rate) },
      },
      { sql: RATES }
    ),
    read: ratesOf,
  },
  priceIncluded: out.flag(),
  creditable: out.flag(),
  accounts: out.json<{ sale: string | null; purchase: string | null }>(
    { type: 'object', properties: accounts, required: Object.keys(accounts) },
    { sql: "JSON_OBJECT('sale', t.sale_account_id, 'purchase', t.purchase_account_id)" }
  ),
  appliesTo: out.choice(APPLIES_TO),
  active: out.flag({ sql: 't.is_active', initial: true }),
})
