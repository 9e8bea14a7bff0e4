/** Refusals of payment terms beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const DUPLICATE = { DUPLICATE: 'Other payment terms have this `name`' }

export default () =>
  defineRefusals({
    'payment-terms.store': DUPLICATE,
    'payment-terms.update': DUPLICATE,
    'payment-terms.destroy': { IN_USE: 'A quote, an invoice or a bill names these terms' },
  })
