/** A bill from a file: a draft as of `POST /bills`, or posted at once. */
import { flag, id, listOf, object, withDefault } from '#core/input/fields'
import { validator, type Infer } from '#core/input/validation'
import { draftBill, type AskedBill } from '#purchasing/actions/draft_bill'
import { postBill } from '#purchasing/actions/post_bill'
import { checkBill, costLine, MOST_LINES, ofPaper } from '#purchasing/validators/bill'

/** Files have no debit notes, and no bills of orders: these are drafted from the order. */
export const importedBill = validator(
  {
    supplierId: id(),
    ...ofPaper,
    items: listOf(object(costLine), { min: 1, max: MOST_LINES }),
    draft: withDefault(flag(), true),
  },
  { check: checkBill }
)

/** Refuses as `POST /bills` and `POST /bills/:id/post`. */
export async function importBill({ draft, ...asked }: Infer<typeof importedBill>) {
  const bill = await draftBill({ ...asked, type: 'BILL' } as AskedBill)
  return draft ? bill : postBill(bill.id, { accept: false })
}
