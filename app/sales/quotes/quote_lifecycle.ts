import { defineLifecycle } from '#core/resources/state_machine'

export const QUOTE_STATES = [
  'DRAFT',
  'SENT',
  'ACCEPTED',
  'REJECTED',
  'EXPIRED',
  'INVOICED',
] as const

export type QuoteStatus = (typeof QUOTE_STATES)[number]

/**
 * DRAFT and SENT read as EXPIRED after `validUntil`; accepted quotes stay. An invoiced quote cannot
 * be deleted.
 */
export const quoteLifecycle = defineLifecycle({
  resource: 'quotes',
  states: QUOTE_STATES,
  initial: 'DRAFT',
  steps: {
    'update': { from: ['DRAFT', 'SENT'] },
    'send': { from: ['DRAFT'], to: 'SENT' },
    'mark-sent': { from: ['DRAFT'], to: 'SENT' },
    'accept': { from: ['DRAFT', 'SENT'], to: 'ACCEPTED' },
    'reject': { from: ['SENT'], to: 'REJECTED' },
    'convert': { from: ['DRAFT', 'SENT', 'ACCEPTED'], to: 'INVOICED' },
    'delete': { from: ['DRAFT', 'SENT', 'ACCEPTED', 'REJECTED', 'EXPIRED'] },
  },
})
