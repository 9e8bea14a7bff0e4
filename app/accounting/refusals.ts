/** Refusals of accounting beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

export default () =>
  defineRefusals({
    'accounts.store': {
      DUPLICATE: 'Another account has this `code`',
      IN_USE:
        'The parent was posted to, belongs to a bank account, or has a role that the new account ' +
        'does not fit',
    },
    'accounts.update': {
      IN_USE: 'The account would become inactive, and has a role in GET /settings/accounting',
    },
    'cost-centers.store': { DUPLICATE: 'Another cost centre has this `code`' },
    'cost-centers.update': { DUPLICATE: 'Another cost centre has this `code`' },
    'cost-centers.destroy': {
      IN_USE: 'Other centres are beneath it, or lines, documents or employees name it',
    },
    'accounts.destroy': { IN_USE: 'Other records refer to the account, or it has a role' },
    'journal-entries.store': {
      ACCOUNT_INACTIVE: 'An account of `lines` is not active',
      CONTROL_ACCOUNT: 'An account of `lines` is a control account, to which documents alone post',
      COST_CENTER_INACTIVE: 'A cost centre of `lines` is not active',
      PERIOD_CLOSED: 'The books are closed through the `entryDate`',
    },
    'journal-entries.reverse': {
      ALREADY_REVERSED: 'The entry was reversed, or is a reversal itself',
      DOCUMENT_ENTRY: 'A document posted the entry',
      PERIOD_CLOSED: 'The books are closed through the `entryDate`, or through today without one',
    },
    'bank-accounts.store': { ACCOUNT_INACTIVE: 'The group of accounts for money is not active' },
    'bank-accounts.destroy': { IN_USE: 'Its account was posted to' },
    'fiscal-periods.close': { PERIOD_CLOSED: 'The books are closed through that day' },
    'fiscal-periods.reopen': { PERIOD_OPEN: 'No period that is closed contains `from`' },
    'settings.accounting.update': {
      BANK_ACCOUNT_INACTIVE: 'The bank account of `defaultBankAccountId` is not active',
      IN_USE:
        'The control account of a role would change after postings, or `receiptPosting` while ' +
        'receipts are not billed',
      CONTROL_ACCOUNT: 'A control account would have a second role, or belongs to a bank account',
    },
  })
