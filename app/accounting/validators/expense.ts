import { choice, day, id, money, optional, pastDay, text, urlOrFile } from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator } from '#core/input/validation'
import { EXPENSE_STATES } from '#accounting/expenses/expense_lifecycle'

const fields = {
  supplierId: optional(id()),
  categoryId: optional(id()),
  description: text({ max: 1000 }),
  amount: money({ positive: true }),
  paymentAccountId: id(),
  expenseDate: pastDay(),
  attachmentUrl: optional(urlOrFile()),
  ...integrationFields(),
}

export const createExpense = validator(fields)
/** A future day is accepted if unchanged: releases before 0.4.0 allowed it. */
export const updateExpense = updateValidator(
  { ...fields, expenseDate: day(), status: choice(EXPENSE_STATES) },
  {
    immutable: ['supplierId', 'categoryId', 'amount', 'paymentAccountId', 'expenseDate', 'status'],
    kept: ['expenseAccountId', 'voidedOn', 'voidReason'],
  }
)
export const voidExpense = validator({
  reason: optional(text({ max: 500 })),
  date: optional(pastDay()),
})
