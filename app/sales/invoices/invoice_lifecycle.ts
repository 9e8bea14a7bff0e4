import { defineLifecycle } from '#core/resources/state_machine'

export const INVOICE_STATES = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID'] as const

export type InvoiceStatus = (typeof INVOICE_STATES)[number]

/** The balance decides the target state: see `settle`. */
export const invoiceLifecycle = defineLifecycle({
  resource: 'invoices',
  states: INVOICE_STATES,
  initial: 'ISSUED',
  steps: {
    'update': {
      from: ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID'],
      leads: { ISSUED: ['ISSUED', 'PAID'], PAID: ['ISSUED', 'PAID'] },
    },
    'issue': { from: ['DRAFT'], leads: { ISSUED: ['DRAFT'], PAID: ['DRAFT'] } },
    'pay': {
      from: ['ISSUED', 'PARTIALLY_PAID'],
      leads: { PARTIALLY_PAID: ['ISSUED', 'PARTIALLY_PAID'], PAID: ['ISSUED', 'PARTIALLY_PAID'] },
    },
    'credit': {
      from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'],
      leads: {
        ISSUED: ['ISSUED'],
        PARTIALLY_PAID: ['PARTIALLY_PAID'],
        PAID: ['ISSUED', 'PARTIALLY_PAID', 'PAID'],
      },
    },
    'write-off': {
      from: ['ISSUED', 'PARTIALLY_PAID'],
      leads: { PARTIALLY_PAID: ['ISSUED', 'PARTIALLY_PAID'], PAID: ['ISSUED', 'PARTIALLY_PAID'] },
    },
    'void': { from: ['DRAFT', 'ISSUED', 'PAID'], to: 'VOID' },
    'send': { from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'] },
  },
})

/** A stored or shown invoice. */
export type Standing = {
  status: InvoiceStatus
  balance: unknown
  paidAmount: unknown
  writtenOffAmount: unknown
  creditReceived: unknown
}

/** A stored or shown line. Credits are counted by units, because amounts may be 0. */
export type Sold = { quantity: unknown; creditedQuantity: unknown } & (
  { creditedByAmount: unknown } | { creditedNet: unknown }
)

/** 409 if the verb is not possible; else its target, which `settle` decides for most verbs. */
export const nextStatus = (
  invoice: Standing,
  lines: readonly Sold[],
  verb: keyof typeof invoiceLifecycle.steps
) => invoiceLifecycle.next(verb, invoice.status, undefined, allowedActions(invoice, lines))

/**
 * Payable with a balance, creditable with uncredited units, voidable before anything settles it.
 */
export function allowedActions(invoice: Standing, lines: readonly Sold[]) {
  const isOwed = Number(invoice.balance) > 0
  const isAllowed: Record<string, boolean> = {
    'pay': isOwed,
    'credit': lines.some(hasLeft),
    'write-off': isOwed,
    'void': isUntouched(invoice, lines),
  }
  return invoiceLifecycle
    .allowedActions(invoice.status)
    .filter((action) => isAllowed[action] ?? true)
}

/** True until money, a credit or a write-off settles a part. */
export const isUntouched = (
  { paidAmount, writtenOffAmount, creditReceived }: Standing,
  lines: readonly Sold[]
) =>
  [paidAmount, writtenOffAmount, creditReceived].every((part) => Number(part) === 0) &&
  !lines.some(isCredited)

/** True if any unit or amount was credited. */
export const isCredited = (line: Sold) =>
  Number(line.creditedQuantity) > 0 ||
  Number('creditedNet' in line ? line.creditedNet : line.creditedByAmount) > 0
const hasLeft = ({ quantity, creditedQuantity }: Sold) =>
  Number(quantity) > Number(creditedQuantity)
