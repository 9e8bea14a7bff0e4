/** Rows of allocations, and the entries of those later than their payment. */
import type Big from 'big.js'
import { newId } from '#core/primitives/ids'
import { insertMany } from '#core/lucid/insert_many'
import { announce } from '#core/jobs/outbox'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, post } from '#accounting/ledger'
import SupplierAllocation from '#purchasing/models/supplier_allocation'
import type { Allocated } from '#purchasing/payments/allocated'

type Source = { paymentId: string } | { creditNoteId: string; sourceBillId: string }

type WrittenAllocation = Allocated & { id: string }

/** Writes rows and settles the documents. Announces `bill.paid` where nothing is left. */
export async function writeAllocations(
  source: Source,
  all: readonly Allocated[]
): Promise<WrittenAllocation[]> {
  const written = all.map((one) => ({ ...one, id: newId() }))
  await insertMany(
    SupplierAllocation,
    written.map(({ id, payable, amount, withheld, date }) => ({
      ...source,
      id,
      billId: payable.kind === 'BILL' ? payable.id : null,
      purchaseOrderId: payable.kind === 'ORDER' ? payable.id : null,
      amount,
      withheldAmount: withheld,
      date,
    }))
  )
  return written
}

/** Settles documents with what a payment takes off them. */
export async function settlePayables(all: readonly Allocated[]) {
  for (const { payable, amount, withheld } of all)
    if (payable.settle({ paid: amount.minus(withheld), withheld }, 'paid'))
      await announce('bill.paid', { billId: payable.id })
}

type Applying = { number: string | number | bigint; thirdPartyId: string | null }

/** Dr payable, Cr supplier_advances, for each on its own day. */
export async function postApplied(
  all: readonly WrittenAllocation[],
  { number, thirdPartyId }: Applying
) {
  for (const { id, payable, amount, date } of all)
    await post({
      type: 'PAYMENT',
      concept: conceptOf('supplier_payment_applied', {
        number: String(number),
        document: payable.number,
      }),
      reference: id,
      date,
      thirdPartyId,
      lines: appliedLines(amount),
    })
}

const appliedLines = (amount: Big) => [
  debit('payable', amount),
  credit('supplier_advances', amount),
]
