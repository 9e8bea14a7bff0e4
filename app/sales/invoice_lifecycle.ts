import { defineLifecycle } from '#core/lifecycle'

export const INVOICE_STATES = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID'] as const

export type InvoiceStatus = (typeof INVOICE_STATES)[number]

/** Where payments lead is decided by what is left to pay: see `settledStatus`. */
export const invoiceLifecycle = defineLifecycle({
  resource: 'invoices',
  states: INVOICE_STATES,
  initial: 'ISSUED',
  steps: {
    update: { from: ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID'] },
    issue: { from: ['DRAFT'], to: 'ISSUED' },
    pay: { from: ['ISSUED', 'PARTIALLY_PAID'] },
    credit: { from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'] },
    void: { from: ['DRAFT', 'ISSUED'], to: 'VOID' },
    send: { from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'] },
  },
})
