import { defineEvents } from '#core/resources/webhook_events'
import { expenseTransformer } from '#expenses/transformers/expense_transformer'

export default function defineExpenseEvents() {
  defineEvents(
    { record: expenseTransformer, scope: 'accounting', id: 'expenseId' },
    {
      'expense.created': 'An expense was recorded',
      'expense.updated': 'An expense was changed',
      'expense.voided': 'An expense was voided',
    }
  )
}
