import { announce } from '#core/jobs/outbox'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, reverse } from '#accounting/ledger'
import { takeBackTaxLines } from '#tax/taxes'
import { takeBackWithholdingLines } from '#tax/withholdings'
import type Expense from '#expenses/models/expense'
import { expenseLifecycle, type ExpenseStatus } from '#expenses/expense_lifecycle'

/**
 * Voids an expense and reverses its entry, tax lines and withholdings on `date`, by default today.
 * 409 INVALID_TRANSITION, and errors of `dayOfVoid`. Announces `expense.voided`.
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
  // Expenses of earlier releases have no subtotal, and no tax lines.
  if (expense.subtotal) await takeBackTaxLines(expense.id, date)
  if (expense.withholdings) await takeBackWithholdingLines(expense.id, date)
  await announce('expense.voided', { expenseId: expense.id })
  return expense
}
