/** The public module of purchasing for recurring bills: the fields of a bill, and its making. */
import type { Fields } from '#core/input/fields'
import { readRecord } from '#core/endpoints/operations'
import { validate } from '#core/input/validation'
import { draftBill } from '#purchasing/actions/draft_bill'
import { postBill } from '#purchasing/actions/post_bill'
import { billTransformer } from '#purchasing/transformers/bill_transformer'
import { billFields, createBill } from '#purchasing/validators/bill'

/** Each has its own days and ids elsewhere; a debit note and an order are of one. */
const OF_ONE = [
  ...['date', 'postingDate', 'dueDate', 'externalId', 'metadata'],
  ...['type', 'relatedBillId', 'purchaseOrderId', 'confirmDuplicate'],
]

/** The fields that all bills of a series share. */
export const recurringBillFields: Fields = Object.fromEntries(
  Object.entries(billFields).filter(([name]) => !OF_ONE.includes(name))
)

/**
 * Makes a bill of this body on a day, posted unless it is a draft. Refuses as `POST /bills` and
 * `POST /bills/:id/post` do. Answers its id and lines.
 */
export async function makeBill(
  body: object,
  { date, draft }: { date: string; draft: boolean }
): Promise<{ id: string; items: readonly { unitCost: number }[] }> {
  const { id } = await draftBill(await validate(createBill, { ...body, date }))
  if (!draft) await postBill(id, { accept: false })
  const { items } = await readRecord(billTransformer, id, ['items'])
  return { id, items }
}
