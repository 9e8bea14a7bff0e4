/** Refusals of tenants beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const CURRENCY = { IN_USE: 'The `currency` would change, and there are books or documents' }
const NUMBERS = { NUMBERS_GIVEN: 'A first number would change after a number was given' }

export default () =>
  defineRefusals({
    'tenants.update': { DUPLICATE: 'Another company has this `name`', ...CURRENCY },
    'settings.tenant.update': {
      DUPLICATE: 'Another company has this `name`',
      ...CURRENCY,
      ...NUMBERS,
    },
  })
