import { announce } from '#core/outbox'
import { concepts } from '#accounting/concepts'
import type Expense from '#accounting/models/expense'
import { expenseLifecycle, type ExpenseStatus } from '#accounting/expense_lifecycle'
import { mustBeOpen, reverse } from '#accounting/ledger'

/**
 * What was spent was not: its entry is taken back, on the day of the voiding unless another is given. 409 INVALID_TRANSITION when that
 * was done, 409 PERIOD_CLOSED of that day. Announces `expense.voided`.
 */
export async function voidExpense(expense: Expense, { reason, date }: { reason?: string | null; date?: string | null }) {
  const status = expenseLifecycle.next('void', expense.status as ExpenseStatus)

  if (date) await mustBeOpen(date, 'date')
  await expense.merge({ status }).save()
  await reverse({ reference: expense.id, concept: concepts().voided(reason || expense.description), date: date ?? undefined })
  await announce('expense.voided', { expenseId: expense.id })
  return expense
}
