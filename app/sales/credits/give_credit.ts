/** Deferred writes of allocations of a credit note. */
import { sum } from '#core/primitives/decimal'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { deferInsert } from '#core/database/transaction/writes'
import { deferUpdate } from '#core/lucid/deferred_update'
import { deferUpdates } from '#core/lucid/deferred_updates'
import { settle } from '#sales/invoices/invoice_state'
import type CreditNote from '#sales/models/credit_note'
import type Invoice from '#sales/models/invoice'
import { shownAllocation, type Allocation } from '#sales/payments/allocations/allocation'

/**
 * Takes credit of a locked credit note off locked invoices; `source` is the invoice of the credit
 * note. The amounts were checked. Returns the ids of invoices that are now PAID.
 */
export function giveCredit(
  note: CreditNote,
  source: Invoice,
  allocations: readonly Allocation[]
): string[] {
  const total = sum(allocations.map(({ amount }) => amount))
  deferUpdate(
    source,
    settle(source, { creditGiven: source.creditGiven.plus(total) }),
    'credit_given'
  )
  deferUpdates(
    allocations.map(({ invoice, amount }) => ({
      model: invoice,
      changes: settle(invoice, { creditReceived: invoice.creditReceived.plus(amount) }),
    })),
    'credit_received'
  )
  deferUpdate(note, { allocatedAmount: note.allocatedAmount.plus(total) }, 'allocated', {
    before: {},
    after: { allocations: allocations.map(shownAllocation) },
  })
  write(note, allocations)
  return allocations.flatMap(({ invoice }) => (invoice.status === 'PAID' ? [invoice.id] : []))
}

function write({ id: creditNoteId, invoiceId: sourceId }: CreditNote, all: readonly Allocation[]) {
  const now = sqlInstant(clock.now())
  deferInsert(
    'allocations',
    all.map(({ id, invoice, amount, date }) => ({
      tenant_id: Current.tenantId,
      id,
      credit_note_id: creditNoteId,
      source_invoice_id: sourceId,
      invoice_id: invoice.id,
      amount: amount.toFixed(2),
      date,
      version: 1,
      created_at: now,
      updated_at: now,
    }))
  )
}
