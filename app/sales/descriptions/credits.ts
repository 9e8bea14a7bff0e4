/** Texts of credit of credit notes, and of what a customer may use. */
import type { Descriptions } from '#core/resources/descriptions'
import { ID } from '#sales/descriptions/samples'

const ITEMS = {
  description: 'The invoices of the same customer, each once, with the amount that it gets.',
  example: [{ invoiceId: ID, amount: 20000 }],
}

export default {
  operations: {
    'credit-notes.allocations':
      'Takes credit of a credit note off other invoices of its customer. ' +
      'Both sides are receivables, so that nothing is posted. ' +
      'To pay the credit back in money, use `POST /credit-notes/:id/refunds`.',
    'credit-notes.allocations.void':
      'Takes an allocation of a credit note back: ' +
      'its invoice is owed again, and the credit is available again. ' +
      'For an allocation of a payment, use ' +
      '`POST /payments/:id/allocations/:allocationId/void`.',
    'customers.credits':
      'Answers the open credits of a customer, oldest first: ' +
      'free money of payments, and credit of credit notes. ' +
      'To use all of them at once, use `POST /customers/:id/apply-credits`.',
    'customers.apply-credits':
      'Allocates the open credits of a customer: ' +
      'the oldest credit to what is due first, by instalments, until either is used up. ' +
      'To choose invoices, use `POST /payments/:id/allocations` or ' +
      '`POST /credit-notes/:id/allocations`.',
  },

  fields: {
    'CreditNote.allocatedAmount': {
      description: 'What it took off other invoices. Read-only.',
      example: 20000,
    },
    'CreditNote.refundedAmount': {
      description: 'What of it was paid back to the customer. Read-only.',
      example: 0,
    },
    'CreditNote.availableAmount': {
      description:
        'The credit that is left to allocate or refund. ' +
        'A credit note lowers its invoice first: only a `balance` below zero is credit. Read-only.',
      example: 3800,
    },
    'CreditNote.allocations': {
      description:
        'The invoices of which it took something off, and those until `voidedOn`. Read-only.',
      example: [],
    },
    'CreditNote.allocations.id': { description: 'The id of the allocation.', example: ID },
    'CreditNote.allocations.invoiceId': {
      description: 'The invoice that got the credit.',
      example: ID,
    },
    'CreditNote.allocations.invoiceNumber': {
      description: 'The number of that invoice.',
      example: 1042,
    },
    'CreditNote.allocations.invoiceFiscalNumber': {
      description: 'Its number in a numbering range; null without one.',
      example: null,
    },
    'CreditNote.allocations.amount': {
      description: 'What it takes off the invoice.',
      example: 20000,
    },
    'CreditNote.allocations.date': 'The day from which it counts.',
    'CreditNote.allocations.voidedOn': 'The day from which it counts no longer; null before.',
    'CreditNotesAllocationsInput.items': ITEMS,
    'CreditNotesAllocationsInput.items.invoiceId': 'The id of the invoice.',
    'CreditNotesAllocationsInput.items.amount': {
      description: 'At most the balance of the invoice.',
      example: 20000,
    },
    'CreditNotesAllocationsInput.date':
      'The day from which they count: today by default, and not before the documents.',
    'CreditNotesAllocationsVoidInput.date':
      'The day from which the invoice is owed again: ' +
      'today by default, and not before the allocation.',
    'CustomersApplyCreditsInput.date':
      'The day from which the allocations count: today by default, and not before the documents.',
    'CustomerCredits.customerId': 'The id of the customer.',
    'CustomerCredits.data': 'The open credits, oldest first.',
    'CustomerCredits.data.source': 'What the credit is of.',
    'CustomerCredits.data.sourceId': 'The id of the payment or credit note.',
    'CustomerCredits.data.number': { description: 'Its number.', example: 37 },
    'CustomerCredits.data.fiscalNumber': {
      description: 'The number of a credit note in its range; null without one.',
      example: null,
    },
    'CustomerCredits.data.date': 'Its day.',
    'CustomerCredits.data.amount': {
      description: 'The money of the payment, or the total of the credit note.',
      example: 23800,
    },
    'CustomerCredits.data.availableAmount': {
      description: 'What of it may still be allocated or refunded.',
      example: 3800,
    },
    'CustomerCredits.totals': 'The sums of `data`.',
    'CustomerCredits.totals.availableAmount': {
      description: 'What may still be allocated or refunded.',
      example: 3800,
    },
    'AppliedCredits.customerId': 'The id of the customer.',
    'AppliedCredits.data': 'The allocations that were made, in their order.',
    'AppliedCredits.data.source': 'What the credit is of.',
    'AppliedCredits.data.sourceId': 'The id of the payment or credit note.',
    'AppliedCredits.data.invoiceId': 'The invoice that got it.',
    'AppliedCredits.data.invoiceNumber': {
      description: 'The number of that invoice.',
      example: 1042,
    },
    'AppliedCredits.data.amount': { description: 'What it takes off.', example: 3800 },
    'AppliedCredits.totals': 'The sums of `data`.',
    'AppliedCredits.totals.amount': { description: 'What was allocated.', example: 3800 },
  },
} satisfies Descriptions
