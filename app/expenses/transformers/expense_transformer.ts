import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { documentTaxes, withTaxes } from '#tax/taxes'
import { shownWithholdings } from '#tax/withholdings'
import { EXPENSE_STATES, expenseLifecycle } from '#expenses/expense_lifecycle'
import { linesOfExpenses } from '#expenses/transformers/expense_lines'

const storedExpense = defineTransformer(
  'Expense',
  'expenses',
  {
    id: out.id(),
    status: out.choice(EXPENSE_STATES),
    supplierId: out.orNull(out.id()),
    thirdPartyId: out.orNull(out.id()),
    number: out.orNull(out.text()),
    categoryId: out.orNull(out.id()),
    costCenterId: out.orNull(out.id()),
    description: out.text({ example: 'Papelería' }),
    lines: linesOfExpenses(),
    taxes: documentTaxes(),
    subtotal: out.number({ sql: 'COALESCE(t.subtotal, t.amount)' }),
    taxTotal: out.number(),
    amount: out.number(),
    withheldTotal: out.number(),
    withholdings: shownWithholdings(),
    paidAmount: out.number({ sql: 't.amount - t.withheld_total' }),
    paymentAccountId: out.id(),
    expenseAccountId: out.id({
      description:
        'The account to which it was posted, of several lines that of the first. Read-only.',
    }),
    expenseDate: out.day(),
    attachmentUrl: out.orNull(out.text()),
    voidedOn: out.orNull(
      out.day({ description: 'The day of the void in the books; null before. Read-only.' })
    ),
    voidReason: out.orNull(out.text()),
    ...integrationFacts(),
  },
  { actions: ({ status }) => expenseLifecycle.allowedActions(status) }
)

export const expenseTransformer = withTaxes(storedExpense, 'lines')
