/** Refusals of taxes and withholdings beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const ACCOUNTS = {
  ACCOUNT_INACTIVE: 'An account of `accounts` is not active',
  CONTROL_ACCOUNT: 'An account of `accounts` is a control account, to which documents alone post',
}
const CODE = { DUPLICATE: 'Another tax has this `code`' }

const CONCEPT = { DUPLICATE: 'Another concept has this `code`' }

export default () =>
  defineRefusals({
    'taxes.store': { ...ACCOUNTS, ...CODE },
    'taxes.update': { ...ACCOUNTS, ...CODE },
    'withholding-concepts.store': { ...ACCOUNTS, ...CONCEPT },
    'withholding-concepts.update': { ...ACCOUNTS, ...CONCEPT },
    'withholding-concepts.destroy': {
      IN_USE: 'A document, a product or an account names the concept',
    },
    'taxes.destroy': { IN_USE: 'A document or a product names the tax' },
  })
