import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { EXPENSE_STATES, expenseLifecycle } from '#accounting/expenses/expense_lifecycle'

export const expenseTransformer = defineTransformer(
  'Expense',
  'expenses',
  {
    id: out.id(),
    status: out.choice(EXPENSE_STATES),
    supplierId: out.orNull(out.id()),
    categoryId: out.orNull(out.id()),
    description: out.text({ example: 'Papelería' }),
    amount: out.number(),
    paymentAccountId: out.id(),
    expenseAccountId: out.id({
      description:
        'The account to which it was posted: that of its category, else the general one. Read-only.',
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
