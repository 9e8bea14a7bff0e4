/** The public module of expenses for recurring ones: the fields of an expense, and its making. */
import type { Fields } from '#core/input/fields'
import { validate } from '#core/input/validation'
import { recordExpense } from '#expenses/actions/record_expense'
import { createExpense, expenseFields } from '#expenses/validators/expense'

/** Each has its own day, file and ids elsewhere. */
const OF_ONE = ['expenseDate', 'attachmentUrl', 'externalId', 'metadata']

/** The fields that all expenses of a series share. */
export const recurringExpenseFields: Fields = Object.fromEntries(
  Object.entries(expenseFields).filter(([name]) => !OF_ONE.includes(name))
)

/** Records an expense of this body on a day. Refuses as `POST /expenses` does. Answers its id. */
export async function makeExpense(body: object, expenseDate: string): Promise<{ id: string }> {
  const { id } = await recordExpense(await validate(createExpense, { ...body, expenseDate }))
  return { id }
}
