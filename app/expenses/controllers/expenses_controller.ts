import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import {
  creates,
  does,
  inPath,
  lists,
  lockOrFail,
  pathId,
  readRecord,
  reads,
  updates,
} from '#core/endpoints/operations'
import { defineList, dayRange } from '#core/resources/list/list'
import { isIntegrationOnly } from '#core/resources/integration/changes'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { nameFile } from '#files/named_files'
import { recordExpense } from '#expenses/actions/record_expense'
import { voidExpense } from '#expenses/actions/void_expense'
import { EXPENSE_STATES, expenseLifecycle, type ExpenseStatus } from '#expenses/expense_lifecycle'
import { mustBeSameLines } from '#expenses/lines/same_lines'
import { lockPayee, mustBeNewReceipt } from '#expenses/receipt_number'
import Expense from '#expenses/models/expense'
import { expenseTransformer } from '#expenses/transformers/expense_transformer'
import {
  createExpense,
  updateExpense,
  voidExpense as voidInput,
} from '#expenses/validators/expense'

export const expenseList = defineList({
  record: expenseTransformer,
  sorts: ['expenseDate', 'amount', 'updatedAt'],
  filters: {
    from: dayFilter(),
    to: dayFilter(),
    status: choiceFilter(EXPENSE_STATES),
    supplierId: idFilter(),
    thirdPartyId: idFilter(),
    categoryId: idFilter(),
  },
  where: dayRange('expense_date'),
})

/** Expenses are voided, never deleted. */
export const expenses = {
  index: lists(expenseList),
  show: reads(expenseTransformer),
  store: creates(expenseTransformer, createExpense, recordExpense),
  void: does(
    {
      of: inPath(Expense),
      input: voidInput,
      record: expenseTransformer,
      summary: 'Void an expense',
    },
    async (input, ctx) => voidExpense(await lockOrFail(Expense, pathId(ctx)), input)
  ),

  update: updates(expenseTransformer, Expense, updateExpense, async (expense, sent) => {
    const { lines, amount: _, ...changes } = sent
    if (lines) mustBeSameLines(lines, await readRecord(expenseTransformer, expense.id))
    if (!isIntegrationOnly(changes))
      expenseLifecycle.next('update', expense.status as ExpenseStatus, 'POSTED')
    if (changes.number && changes.number !== expense.number) {
      const receipt = { ...expense.$attributes, number: changes.number }
      await lockPayee(receipt)
      await mustBeNewReceipt(receipt, expense.id)
    }
    await nameFile({
      ...{ resource: 'expenses', recordId: expense.id, field: 'attachmentUrl' },
      url: changes.attachmentUrl,
      before: expense.attachmentUrl,
    })
    await whenChanged(
      expense,
      () => expense.merge(changes).save(),
      () => announce('expense.updated', { expenseId: expense.id })
    )
  }),
}
