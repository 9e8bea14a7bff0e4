/** Refusals of tenants beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const CURRENCY = { IN_USE: 'The `currency` would change, and there are books or documents' }
const SANDBOX = {
  FORBIDDEN: 'The user is no ADMIN, or the API key is a live one',
  TENANT_REQUIRED: 'A SUPER_ADMIN names no company',
}
const NUMBERS = { NUMBERS_GIVEN: 'A first number would change after a number was given' }

export default () =>
  defineRefusals({
    'sandbox.show': SANDBOX,
    'sandbox.mails.index': SANDBOX,
    'sandbox.mails.show': SANDBOX,
    'sandbox.reset': {
      ...SANDBOX,
      FORBIDDEN: 'The user is no ADMIN, or the API key is a live one or may only read',
    },
    'tenants.update': { DUPLICATE: 'Another company has this `name`', ...CURRENCY },
    'settings.tenant.update': {
      DUPLICATE: 'Another company has this `name`',
      ...CURRENCY,
      ...NUMBERS,
    },
  })
