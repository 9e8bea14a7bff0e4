/** Credit of credit notes, taken off other invoices. */
import { does, pathId } from '#core/endpoints/operations'
import { allocateCredit } from '#sales/credits/allocate_credit'
import { creditInPath } from '#sales/credits/lock_credit'
import { voidCreditAllocation } from '#sales/credits/void_credit_allocation'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import * as input from '#sales/validators/payment'

export const creditAllocations = {
  store: does(
    {
      of: creditInPath,
      input: input.allocatePayment,
      record: creditNoteTransformer,
      summary: 'Allocate credit to other invoices',
    },
    (data, ctx) => allocateCredit(pathId(ctx), data)
  ),
  void: does(
    {
      of: creditInPath,
      input: input.voidAllocation,
      record: creditNoteTransformer,
      summary: 'Take an allocation of a credit note back',
    },
    (data, ctx) => voidCreditAllocation(pathId(ctx), pathId(ctx, 'allocationId'), data)
  ),
}
