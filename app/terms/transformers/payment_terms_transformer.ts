import { defineTransformer, out, type JsonSchema } from '#core/resources/transformer'
import { TAX_TREATMENTS, type TaxTreatment, type TermsLine } from '#terms/computation/terms'

const whole = (description: string): JsonSchema => ({ type: 'integer', description })

const line: Record<keyof TermsLine, JsonSchema> = {
  percent: {
    type: ['number', 'null'],
    description: 'A percentage of the total, rounded once; null when the line says otherwise.',
    examples: [30],
  },
  amount: {
    type: ['number', 'null'],
    description: 'A fixed amount of money; null when the line says otherwise.',
  },
  balance: {
    type: 'boolean',
    description: 'Whether the line takes what the others leave. One line does.',
  },
  months: whole('Months after the date of the document; a shorter month gives its last day.'),
  days: whole('Days after the months.'),
  endOfMonth: {
    type: 'boolean',
    description: 'Whether the end of the month that is then reached is meant.',
  },
  addDays: whole('Days after the end of the month.'),
}

const discount = {
  percent: {
    type: 'number',
    description: 'A percentage of the net amount.',
    examples: [2],
  },
  days: whole('The last day of the discount, in days after the date of the document.'),
  taxTreatment: {
    type: 'string',
    enum: [...TAX_TREATMENTS],
    description: 'Whether the tax is reduced, too.',
  },
}

type ShownDiscount = { percent: number; days: number; taxTreatment: TaxTreatment }

export const paymentTermsTransformer = defineTransformer('PaymentTerms', 'payment_terms', {
  id: out.id(),
  name: out.text({ example: '30 % now, 30 % in a month, the rest in two' }),
  lines: out.json<TermsLine[]>({
    type: 'array',
    items: { type: 'object', properties: line, required: Object.keys(line) },
  }),
  discount: out.orNull(
    out.json<ShownDiscount | null>(
      { type: 'object', properties: discount, required: Object.keys(discount) },
      {
        sql: `CASE WHEN t.discount_percent IS NOT NULL THEN JSON_OBJECT('percent', t.discount_percent,
          'days', t.discount_days, 'taxTreatment', t.tax_treatment) END`,
      }
    )
  ),
  active: out.flag({ initial: true }),
})
