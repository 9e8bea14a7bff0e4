import { choice, day, id, money, optional, text, url } from '#core/fields'
import { integrationFields } from '#core/integration/fields'
import { updateValidator, validator } from '#core/validation'
import { EXPENSE_STATES } from '#accounting/expense_lifecycle'

const fields = {
  supplierId: optional(id()),
  categoryId: optional(id()),
  description: text({ max: 1000 }),
  amount: money({ positive: true }),
  paymentAccountId: id(),
  expenseDate: day(),
  attachmentUrl: optional(url()),
  ...integrationFields(),
}

export const createExpense = validator(fields)
export const updateExpense = updateValidator(
  { ...fields, status: choice(EXPENSE_STATES) },
  { immutable: ['supplierId', 'categoryId', 'amount', 'paymentAccountId', 'expenseDate', 'status'], kept: ['expenseAccountId'] }
)
export const voidExpense = validator({ reason: optional(text({ max: 500 })), date: optional(day()) })
