import { conflict } from '#core/errors/refusal'
import { defineLifecycle } from '#core/resources/state_machine'

export const BILL_STATES = ['DRAFT', 'POSTED', 'PARTIALLY_PAID', 'PAID', 'VOID'] as const
export const BILL_TYPES = ['BILL', 'DEBIT_NOTE'] as const

export type BillStatus = (typeof BILL_STATES)[number]
export type BillType = (typeof BILL_TYPES)[number]

/** The balance decides the target state: see `settleBill`. */
export const billLifecycle = defineLifecycle({
  resource: 'bills',
  states: BILL_STATES,
  initial: 'DRAFT',
  steps: {
    update: { from: ['DRAFT', 'POSTED', 'PARTIALLY_PAID', 'PAID'] },
    post: {
      from: ['DRAFT'],
      leads: { POSTED: ['DRAFT'], PARTIALLY_PAID: ['DRAFT'], PAID: ['DRAFT'] },
    },
    pay: {
      from: ['POSTED', 'PARTIALLY_PAID'],
      leads: {
        PARTIALLY_PAID: ['POSTED', 'PARTIALLY_PAID'],
        PAID: ['POSTED', 'PARTIALLY_PAID'],
      },
    },
    credit: {
      from: ['POSTED', 'PARTIALLY_PAID', 'PAID'],
      leads: {
        POSTED: ['POSTED'],
        PARTIALLY_PAID: ['PARTIALLY_PAID'],
        PAID: ['POSTED', 'PARTIALLY_PAID', 'PAID'],
      },
    },
    void: { from: ['DRAFT', 'POSTED', 'PAID'], to: 'VOID' },
    delete: { from: ['DRAFT'] },
  },
})

/** A row of `bills`, or the record of it. */
type Standing = {
  status: BillStatus
  balance: unknown
  paidAmount: unknown
  creditedAmount: unknown
  creditReceived: unknown
  creditGiven: unknown
  refundedAmount: unknown
}

/** Payable with a balance, voidable before money and credits. */
export function allowedActions(bill: Standing) {
  const { paidAmount, creditedAmount, creditReceived, creditGiven, refundedAmount } = bill
  const settled = [paidAmount, creditedAmount, creditReceived, creditGiven, refundedAmount]
  const isAllowed: Record<string, boolean> = {
    pay: Number(bill.balance) > 0,
    void: settled.every((amount) => Number(amount) === 0),
  }
  return billLifecycle.allowedActions(bill.status).filter((action) => isAllowed[action] ?? true)
}

/** 409 INVALID_TRANSITION if the verb is not possible; `settleBill` decides the target of most. */
export function nextStatus(bill: Standing, verb: keyof typeof billLifecycle.steps): BillStatus {
  const offered = allowedActions(bill)
  const next = billLifecycle.next(verb, bill.status, undefined, offered)
  if (offered.includes(verb)) return next
  throw conflict(
    'INVALID_TRANSITION',
    `${verb} is not possible: ${verb === 'void' ? 'something was paid or credited' : 'nothing is owed'}`,
    { currentStatus: bill.status, allowedActions: offered }
  )
}
