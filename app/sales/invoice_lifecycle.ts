import { defineLifecycle } from '#core/lifecycle'

export const INVOICE_STATES = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID'] as const

export type InvoiceStatus = (typeof INVOICE_STATES)[number]

/** Where payments lead is decided by what is left to pay: see `settle`. */
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

type Standing = { status: InvoiceStatus; balance: unknown; creditedAmount: unknown }

/** Where `verb` leads this invoice, or 409. */
export const nextStatus = (invoice: Standing, verb: keyof typeof invoiceLifecycle.steps, to?: InvoiceStatus) => invoiceLifecycle.next(verb, invoice.status, to, allowedActions(invoice))

/** What an invoice allows: it is paid while something is owed, and voided only while nothing was credited. */
export function allowedActions({ status, balance, creditedAmount }: Standing) {
  const isAllowed: Record<string, boolean> = { pay: Number(balance) > 0, void: Number(creditedAmount) === 0 }
  return invoiceLifecycle.allowedActions(status).filter((action) => isAllowed[action] ?? true)
}
