import { defineLifecycle } from '#core/resources/state_machine'

export const INVOICE_STATES = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID'] as const

export type InvoiceStatus = (typeof INVOICE_STATES)[number]

/** The balance decides the target state: see `settle`. */
export const invoiceLifecycle = defineLifecycle({
  resource: 'invoices',
  states: INVOICE_STATES,
  initial: 'ISSUED',
  steps: {
    update: {
      from: ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID'],
      leads: { ISSUED: ['ISSUED', 'PAID'], PAID: ['ISSUED', 'PAID'] },
    },
    issue: { from: ['DRAFT'], leads: { ISSUED: ['DRAFT'], PAID: ['DRAFT'] } },
    pay: {
      from: ['ISSUED', 'PARTIALLY_PAID'],
      leads: { PARTIALLY_PAID: ['ISSUED', 'PARTIALLY_PAID'], PAID: ['ISSUED', 'PARTIALLY_PAID'] },
    },
    credit: {
      from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'],
      leads: {
        ISSUED: ['ISSUED'],
        PARTIALLY_PAID: ['PARTIALLY_PAID'],
        PAID: ['ISSUED', 'PARTIALLY_PAID', 'PAID'],
      },
    },
    void: { from: ['DRAFT', 'ISSUED', 'PAID'], to: 'VOID' },
    send: { from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'] },
  },
})

type Standing = { status: InvoiceStatus; balance: unknown; paidAmount: unknown }

/** A stored or shown line. Credits are counted by units, because amounts may be 0. */
export type Sold = { quantity: unknown; creditedQuantity: unknown }

/** 409 if the verb is not possible; else its target, which `settle` decides for most verbs. */
export const nextStatus = (
  invoice: Standing,
  lines: readonly Sold[],
  verb: keyof typeof invoiceLifecycle.steps
) => invoiceLifecycle.next(verb, invoice.status, undefined, allowedActions(invoice, lines))

/**
 * Payable with a balance, creditable with uncredited units, voidable before payments and credits.
 */
export function allowedActions({ status, balance, paidAmount }: Standing, lines: readonly Sold[]) {
  const isAllowed: Record<string, boolean> = {
    pay: Number(balance) > 0,
    credit: lines.some(hasLeft),
    void: Number(paidAmount) === 0 && !lines.some(isCredited),
  }
  return invoiceLifecycle.allowedActions(status).filter((action) => isAllowed[action] ?? true)
}

/** True if any unit was credited. */
export const isCredited = ({ creditedQuantity }: Sold) => Number(creditedQuantity) > 0
const hasLeft = ({ quantity, creditedQuantity }: Sold) =>
  Number(quantity) > Number(creditedQuantity)
