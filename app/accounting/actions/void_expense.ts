import { announce } from '#core/jobs/outbox'
import { conceptOf } from '#accounting/concepts'
import type Expense from '#accounting/models/expense'
import { expenseLifecycle, type ExpenseStatus } from '#accounting/expenses/expense_lifecycle'
import { dayOfVoid, reverse } from '#accounting/ledger'

/**
 * Voids an expense and reverses its entry on `date`, by default today. 409 INVALID_TRANSITION, and
 * errors of `dayOfVoid`. Announces `expense.voided`.
 */
export async function voidExpense(
  expense: Expense,
  { reason, date: asked }: { reason?: string | null; date?: string | null }
) {
  const status = expenseLifecycle.next('void', expense.status as ExpenseStatus)
  const date = await dayOfVoid(asked, expense.expenseDate)

  await expense.merge({ status, voidedOn: date, voidReason: reason ?? null }).save()
  await reverse({
    reference: expense.id,
    concept: conceptOf('voided', { what: reason || expense.description }),
    date,
  })
  await announce('expense.voided', { expenseId: expense.id })
  return expense
}
