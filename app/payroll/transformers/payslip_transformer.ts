/** A slip with its lines, read as one JSON value, so that lists need no extra query. */
import { jsonOf } from '#core/database/columns'
import { defineTransformer, out, type JsonSchema } from '#core/resources/transformer'
import { LINE_SIDES, SOURCES } from '#payroll/computation/lines'

const number = (description?: string): JsonSchema => ({
  type: 'number',
  ...(description && { description }),
})

const source: JsonSchema = {
  type: 'object',
  description: 'The record that it comes from, its days, and the law that applies',
  properties: {
    type: { type: 'string', enum: [...SOURCES] },
    id: { type: ['string', 'null'], format: 'uuid' },
    date: { type: 'string', format: 'date' },
    from: { type: 'string', format: 'date' },
    to: { type: 'string', format: 'date' },
    factor: number('Of an hour of overtime'),
    monthlyHours: number(),
    law: { type: 'array', items: { type: 'string' } },
    provisional: {
      type: 'boolean',
      description: 'The law is not enacted yet: the value before it was carried on',
    },
  },
  required: ['type', 'id'],
}

const FIELDS: Record<string, JsonSchema> = {
  concept: {
    type: 'string',
    description:
      'SALARY, OVERTIME_…, BONUS_…, UNPAID_…, TRANSPORT_ALLOWANCE, or the name of the deduction',
  },
  quantity: number('Days, hours, or 1'),
  rate: number('What one of them pays, to 4 decimals; of a percentage the percentage'),
  base: number("The month's salary or allowance, the amount of a bonus, the base of a percentage"),
  amount: number('Computed from the exact values and rounded once; negative for unpaid days'),
  side: {
    type: 'string',
    enum: [...LINE_SIDES],
    description: 'EARNING makes the gross, EMPLOYEE is withheld from it, EMPLOYER is paid on top',
  },
  source,
}

const NAMES = Object.keys(FIELDS)

const lines = {
  ...out.json<object[]>(
    { type: 'array', items: { type: 'object', properties: FIELDS, required: NAMES } },
    {
      sql: '(SELECT JSON_ARRAYAGG(JSON_ARRAY(l.line,l.concept,l.quantity,l.rate,l.base,l.amount,l.side,l.source)) FROM payslip_lines l WHERE l.tenant_id = t.tenant_id AND l.payslip_id = t.id)',
    }
  ),
  read: (value: unknown) => shownLines(jsonOf(value) as any[][] | null),
}

export const payslipTransformer = defineTransformer(
  'Payslip',
  'payslips',
  {
    id: out.id(),
    payrollRunId: out.id({ sql: 't.run_id' }),
    period: out.text({
      sql: '(SELECT r.period FROM payroll_runs r WHERE r.tenant_id = t.tenant_id AND r.id = t.run_id)',
    }),
    employeeId: out.id(),
    employeeName: out.text({
      description: 'As on the day of the computation, like document and position',
    }),
    document: out.orNull(out.text({ example: 'CC 1020304050' })),
    position: out.orNull(out.text()),
    lines,
    gross: out.number({ description: 'All EARNING lines' }),
    base: out.number({ description: 'The part of it that percentages are taken of' }),
    deductions: out.number({ description: 'All EMPLOYEE lines' }),
    employerCost: out.number({ description: 'All EMPLOYER lines' }),
    net: out.number({ description: 'gross - deductions' }),
  },
  { fixed: true }
)

/** Sorted here; MariaDB returns JSON columns within JSON as text. */
function shownLines(found: any[][] | null) {
  return (found ?? [])
    .sort(([a], [b]) => a - b)
    .map(([, ...values]) =>
      Object.fromEntries(
        NAMES.map((name, index) => [
          name,
          name === 'source' ? jsonOf(values[index]) : values[index],
        ])
      )
    )
}
