/** Recurring expenses. */
import { makeExpense, recurringExpenseFields } from '#expenses/recurring'
import { dated } from '#recurring/kinds/dated'
import type { Kind } from '#recurring/kinds/kind'
import { ofExpenses } from '#recurring/lifecycles'
import RecurringExpense from '#recurring/models/recurring_expense'

export const expenses: Kind = {
  name: 'EXPENSE',
  path: 'recurring-expenses',
  title: 'RecurringExpense',
  event: 'recurring_expense',
  scope: 'accounting',
  model: RecurringExpense,
  lifecycle: ofExpenses,
  fields: recurringExpenseFields,
  ...dated(makeExpense),
}
