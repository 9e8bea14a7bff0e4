/** Texts of accounting settings and fiscal periods. */
import type { Descriptions } from '#core/resources/descriptions'
import { ROLES } from '#accounting/roles/roles'
import { ID } from '#accounting/descriptions/samples'

/** Requests and answers name the same roles. */
const roles = Object.fromEntries(
  Object.entries(ROLES).map(([role, meaning]) => [
    `SettingsAccountingUpdateInput.roles.${role}`,
    `${meaning}. Null keeps the account that it has.`,
  ])
)

const RECEIPT_POSTING = {
  PAYABLE: 'A receipt is owed at the price of the order; the bill posts what differs.',
  ACCRUAL: 'A receipt is in the account of goods received until its bill; nothing is owed before.',
}

export default {
  operations: {
    'fiscal-periods.index':
      'Lists the periods that were closed, newest first. ' +
      'The day through which the books are closed now is `closedThrough` of `GET ' +
      '/settings/accounting`.',
    'fiscal-periods.close':
      'Closes the books through a day: ' +
      'whatever is dated then or before is a 409 `PERIOD_CLOSED`. ' +
      'To post there again, use `POST /fiscal-periods/reopen`.',
    'fiscal-periods.reopen':
      'Opens what was closed last, or everything `from` a day on. ' +
      'For one late correction, an entry in the open period by `POST /journal-entries` needs ' +
      'no reopening.',
    'fiscal-periods.show':
      'Answers one closed or reopened period. For all of them, use `GET /fiscal-periods`.',
    'settings.accounting.show':
      'Answers which account plays which role in postings, and the default bank account. ' +
      'For other settings of the company, use `GET /settings/tenant`.',
    'settings.accounting.update':
      'Changes the accounts of the roles that are sent, and the default bank account. ' +
      'Later postings use them; ' +
      'entries that exist stay where they are.',
  },

  fields: {
    /* Periods */
    'FiscalPeriod.through': 'The last day that it closes.',
    'FiscalPeriod.status': 'Whether it is closed still. Read-only.',
    'FiscalPeriod.closedAt': 'The instant of the close, in UTC. Read-only.',
    'FiscalPeriod.reopenedAt': 'The instant of the reopening, in UTC; null before. Read-only.',
    'FiscalPeriodsCloseInput.through': 'The last day to close.',
    'FiscalPeriodsReopenInput.from':
      'The first day to open; without it the period that was closed last.',
    /* Settings */
    ...roles,
    'SettingsAccountingShowAnswer.roles': 'The account of each role in postings, by its id.',
    'SettingsAccountingUpdateAnswer.roles': 'The account of each role in postings, by its id.',
    'SettingsAccountingUpdateInput.roles':
      'The accounts of the roles to change, by id; others stay as they are.',
    'SettingsAccountingUpdateInput.expenseAccounts':
      'The expense account of a category, by the id of the category; null removes it.',
    'expenseAccounts': { example: { [ID]: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b91' } },
    'SettingsAccountingUpdateInput.defaultBankAccountId':
      'The bank account of payments by TRANSFER or CARD that name none: ' +
      'active, of type BANK. ' +
      'Null clears it.',
    'SettingsAccountingUpdateInput.roundingLimit':
      'The largest ROUNDING deduction of a payment, either way. Null is 0, which allows none.',
    'SettingsAccountingUpdateInput.receiptPosting':
      'How receipts of purchase orders are posted until they are billed. ' +
      'It changes only while nothing is received and not billed (409 `IN_USE`).',
    'SettingsAccountingUpdateInput.billPriceTolerance':
      'The percentage by which a price on a bill may differ from that of the order. ' +
      'Null compares none.',
    'SettingsAccountingUpdateInput.billQuantityTolerance':
      'The percentage by which a bill may exceed what was received, under ACCRUAL. Null is 0.',
    'roundingLimit': { example: 1 },
    'billPriceTolerance': { example: 3 },
    'billQuantityTolerance': { example: 0 },
    'closedThrough':
      'The last day through which the books are closed; null while nothing is. Read-only.',
  },

  enums: {
    'SettingsAccountingUpdateInput.receiptPosting': RECEIPT_POSTING,
    'SettingsAccountingShowAnswer.receiptPosting': RECEIPT_POSTING,
    'SettingsAccountingUpdateAnswer.receiptPosting': RECEIPT_POSTING,
    'FiscalPeriod.status': {
      CLOSED: 'Nothing is dated in it any more.',
      REOPENED: 'Opened again; postings are taken.',
    },
  },
} satisfies Descriptions
