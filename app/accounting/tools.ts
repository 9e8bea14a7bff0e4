/** Assistant tools of accounting. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('accounting', {
  find_accounts: {
    isCommon: true,
    route: 'accounts.index',
    without: ['tree'],
    description:
      'Find accounts of the chart by code or name (`search`), type or parent. Use it before ' +
      'posting entries or recording expenses, which ask for ids of accounts.',
  },
  read_account_ledger: {
    route: 'accounts.ledger',
    description:
      'Read what was posted to one account between two days, with its opening and running ' +
      'balance. Use it to explain a balance; find_accounts gives the id.',
  },
  find_journal_entries: {
    route: 'journal-entries.index',
    description:
      'Find journal entries by day, type or reference. Use it to see how something was booked, or ' +
      'to find an entry that is to be reversed.',
  },
  read_journal_entry: {
    route: 'journal-entries.show',
    description:
      'Read one journal entry with all its lines. Use it to explain how something was booked; ' +
      'find_journal_entries gives the id.',
  },
  post_journal_entry: {
    route: 'journal-entries.store',
    description:
      'Post an entry by hand: lines with a debit or a credit each, both sides equal. Use it for ' +
      'adjustments that no document makes; sales, purchases and pay are booked by themselves. ' +
      'Entries are never changed afterwards, only reversed: try with dryRun and ask before you ' +
      'post.',
  },
  reverse_journal_entry: {
    route: 'journal-entries.reverse',
    description:
      'Take back an entry that was posted by hand, by its mirror image. Use it when such an entry ' +
      'was wrong; entries of documents are taken back with their document.',
  },
  find_bank_accounts: {
    isCommon: true,
    route: 'bank-accounts.index',
    description:
      'List bank accounts and cash registers with their balances. Use it for questions on money ' +
      'at hand, and for the `bankAccountId` of payments.',
  },
  read_bank_transactions: {
    route: 'bank-accounts.transactions',
    description:
      'Read what came into and left one bank account or cash register. Use it to find a payment ' +
      'or to explain its balance; find_bank_accounts gives the id.',
  },
  trial_balance: {
    isCommon: true,
    route: 'reports.trial-balance',
    description:
      'The trial balance of a stretch of days: opening, debits, credits and closing balance of ' +
      'every account, with `by` also by third party or cost centre. Use it for an overview of ' +
      'the books, or to compare accounts.',
  },
  read_third_party_ledger: {
    route: 'reports.third-party-ledger',
    needs: ['thirdPartyId'],
    description:
      'What was posted of one third party by account: opening balance, each line, closing balance. ' +
      'Use it to explain what a customer or supplier owes or is owed; ' +
      'for long times name an account, too.',
  },
  cash_flow: {
    route: 'reports.cash-flow',
    description:
      'Where money came from and went in a stretch of days: operations, investments, financing. ' +
      'Use it when somebody asks why there is more or less money than the profit tells.',
  },
  find_cost_centers: {
    route: 'cost-centers.index',
    without: ['tree'],
    description:
      'Find cost centres by code or name. Use it for the `costCenterId` of lines, employees and ' +
      'assets, or before a question on one branch or project.',
  },
  create_cost_center: {
    route: 'cost-centers.store',
    description:
      'Create a cost centre, such as a branch or a project, beneath another one with ' +
      '`parentId`. Use it when somebody wants results by it; find_cost_centers tells whether it ' +
      'is there.',
  },
  update_cost_center: {
    route: 'cost-centers.update',
    description:
      'Rename a cost centre, move it beneath another, or switch it off with `active: false`. ' +
      'Use it when a branch closes or a project ends; what was posted stays.',
  },
  balance_sheet: {
    isCommon: true,
    route: 'reports.balance-sheet',
    description:
      'The balance sheet on a day: assets, liabilities and equity. Use it when somebody asks what ' +
      'the company owns and owes.',
  },
  income_statement: {
    isCommon: true,
    route: 'reports.income-statement',
    description:
      'Profit and loss of a stretch of days: income, costs, expenses and result; `compare` adds ' +
      'earlier days, `by` each cost centre. Use it when somebody asks whether, and with what, ' +
      'the company makes money.',
  },
  tax_summary: {
    route: 'reports.tax-summary',
    description:
      'Taxes charged and taxes paid in a stretch of days. Use it when a tax return is prepared or ' +
      'somebody asks how much tax is owed.',
  },
  check_books: {
    route: 'reports.integrity',
    description:
      'Check what must always hold in the books, such as that receivables equal open invoices: ' +
      'both sides of each rule, and what breaks it. Use it when numbers seem not to agree.',
  },
})
