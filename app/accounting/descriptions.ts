/** Texts of accounts, entries, periods and reports for the API's description. */
import { fieldsOf, type Descriptions } from '#core/resources/descriptions'
import { ROLES } from '#accounting/roles/roles'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

const FORMATS = 'Send `Accept: text/csv` or `application/pdf` for a file.'

/** The rows of a ledger and of the general ledger. */
const LEDGER_TYPES =
  'The kind of entry, as in `entryType` of `GET /journal-entries`; `PAYROLL` in the row of pay.'

const section = (name: string, what: string) => ({
  [name]: `${what}, by account.`,
  [`${name}.rows`]: 'A row for each account with a balance.',
  [`${name}.total`]: { description: 'The sum of the rows.', example: 12500000 },
})

const BY = {
  'third-party': 'Rows by account and third party.',
  'cost-center': 'Rows by account and cost centre.',
}

/** The lines of a ledger in a report, within `list`. */
const linesOf = (list: string) =>
  fieldsOf([list], {
    entryId: { description: 'The id of the entry; null in the row of pay.', example: ID },
    number: { description: 'The number of the entry; null in the row of pay.', example: 2051 },
    entryDate: 'The day of the entry.',
    entryType: { description: LEDGER_TYPES, example: 'SALES' },
    concept: { description: 'What the entry is for.', example: 'Factura 1042' },
    reference: {
      description: 'The id of the document behind the entry; null without one.',
      example: ID,
    },
    debit: { description: 'The debit, in the currency of the company.', example: 850000 },
    credit: { description: 'The credit, in the currency of the company.', example: 0 },
    balance: {
      description: 'The balance of the account and third party after the line.',
      example: 4850000,
    },
  })

/** Requests and answers name the same roles. */
const roles = Object.fromEntries(
  Object.entries(ROLES).map(([role, meaning]) => [
    `SettingsAccountingUpdateInput.roles.${role}`,
    `${meaning}. Null keeps the account that it has.`,
  ])
)

export default {
  operations: {
    'accounts.index':
      'Lists the chart of accounts, newest first. ' +
      'With `tree=true` all accounts come at once, each with its `children`; ' +
      'for balances, use `GET /reports/trial-balance`.',
    'accounts.store':
      'Opens an account, beneath another one when `parentId` says so. ' +
      'Roles of a parent go down to its first account, as `effects` tells. ' +
      'For a bank or a cash register, use `POST /bank-accounts`, which opens the account ' +
      'itself.',
    'accounts.show':
      'Answers one account. For its lines and balance, use `GET /accounts/:id/ledger`.',
    'accounts.update':
      'Changes the name and the rules for lines, or switches the account off and on with ' +
      '`isActive`. ' +
      'Code, nature, type and parent never change: ' +
      'open another account with `POST /accounts`.',
    'accounts.destroy':
      'Deletes an account to which nothing was posted and which plays no role; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To keep it from postings, send `isActive: ' +
      'false` with `PATCH /accounts/:id`.',
    'accounts.ledger':
      'Lists the lines of one account, oldest first, with the balance after each. ' +
      'For all accounts in one file, use `GET /reports/general-ledger`.',

    'cost-centers.index':
      'Lists cost centres, newest first. ' +
      'With `tree=true` all come at once, each with its `children`; ' +
      'for their results, use `GET /reports/income-statement` with `by=cost-center`.',
    'cost-centers.store':
      'Creates a cost centre, beneath another one when `parentId` says so. ' +
      'Its code is unique in the company. ' +
      'Lines of entries and documents, employees and assets name it as `costCenterId`.',
    'cost-centers.show':
      'Answers one cost centre. ' +
      'For what was posted by it, use `GET /reports/trial-balance` with `by=cost-center`.',
    'cost-centers.update':
      'Changes code, name and place, or switches it off and on with `active`. ' +
      'Lines that name it stay; ' +
      'new lines with an inactive one are a 409 `COST_CENTER_INACTIVE`.',
    'cost-centers.destroy':
      'Deletes a cost centre that nothing names and that has none beneath it; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To keep it from new lines, send `active: ' +
      'false` with `PATCH /cost-centers/:id`.',

    'journal-entries.index':
      'Lists journal entries with their lines, newest first. ' +
      'To find the entries of a document, filter by `reference` with its id.',
    'journal-entries.store':
      'Posts an entry by hand, with equal sums of debits and credits. ' +
      'Invoices, payments and expenses post themselves: ' +
      'use `POST /invoices`, `POST /payments` or `POST /expenses` for them.',
    'journal-entries.show':
      'Answers one entry with its lines. ' +
      'Entries never change: ' +
      'to take one by hand back, use `POST /journal-entries/:id/reverse`.',
    'journal-entries.reverse':
      'Posts the opposite of an entry by hand, once. ' +
      'The entry of a document goes with its document: ' +
      'use `POST /invoices/:id/void`, `POST /payments/:id/void` or `POST /expenses/:id/void`.',

    'bank-accounts.index':
      'Lists bank accounts and cash registers with their balances, newest first. ' +
      'For what moved one, use `GET /bank-accounts/:id/transactions`.',
    'bank-accounts.store':
      'Opens a bank account or a cash register, together with its account in the ledger. ' +
      'For any other account, use `POST /accounts`.',
    'bank-accounts.show':
      'Answers one bank account with its balance. ' +
      'For its lines, use `GET /bank-accounts/:id/transactions`.',
    'bank-accounts.update':
      'Changes the fields that are sent. ' +
      'With `isActive: ' +
      'false` it takes no more payments; ' +
      'the balance stays until an entry moves it.',
    'bank-accounts.destroy':
      'Deletes a bank account through which no money has moved; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To keep it from payments, send `isActive: ' +
      'false` with `PATCH /bank-accounts/:id`.',
    'bank-accounts.transactions':
      'Lists what came into a bank account and went out, oldest first, with the balance ' +
      'after each line. ' +
      'For any other account, use `GET /accounts/:id/ledger`.',

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

    'reports.trial-balance': `Lists each account with its opening balance, debits, credits and closing balance. ${FORMATS} For single lines, use \`GET /reports/general-ledger\`.`,
    'reports.cash-flow': `Explains the change of cash by the indirect method: the result, the changes of balances, investments and financing. ${FORMATS} For the balance of each money account, use \`GET /bank-accounts\`.`,
    'reports.third-party-ledger': `Lists each account by third party: opening balance, lines and closing balance. ${FORMATS} Beyond 20,000 lines only CSV is written. For sums without lines, use \`GET /reports/trial-balance\` with \`by=third-party\`.`,
    'reports.balance-sheet': `Shows assets, liabilities and equity at the end of a day, with the result of the year on a line of its own. ${FORMATS} For what was earned and spent, use \`GET /reports/income-statement\`.`,
    'reports.balances-by-month':
      'Shows what customers owed, what was owed to suppliers, and the value of stock at the ' +
      'end of each month. ' +
      'For single customers or suppliers, use `GET /reports/receivables-aging` and `GET ' +
      '/reports/payables-aging`.',
    'reports.general-ledger': `Lists every line of every account, with running balances. ${FORMATS} Beyond 20,000 lines only CSV and \`text/x-hledger\` are written. For one account by pages, use \`GET /accounts/:id/ledger\`.`,
    'reports.income-statement': `Sums income and expenses by account, and the difference. ${FORMATS} For sales by product or customer, use \`GET /reports/sales-summary\`.`,
    'reports.integrity':
      'Checks what must always hold, such as that receivables equal the open invoices, with ' +
      'both sides of each. ' +
      'The worker checks the same every night; ' +
      'call it when a figure looks wrong.',
    'reports.tax-summary': `Sums tax on sales and on purchases by account, and the difference to pay. ${FORMATS} Read it before the entry that settles the period, for afterwards it is 0.`,
  },

  fields: {
    /* Accounts */
    'Account.code': {
      description: 'The code in the chart, unique in the company.',
      example: '110505',
    },
    'Account.name': { description: 'The name in the chart.', example: 'Caja general' },
    'Account.type':
      'The section of the statements. ' +
      'By default that of the parent, else of the first digit of the code.',
    'AccountCreate.nature': 'The side on which the balance grows.',
    'AccountUpdate.nature': 'May be repeated as it was read. It never changes.',
    'Account.withholdingConceptId': {
      description:
        'The withholding concept that `autoWithholdings` takes for expenses of the account, by ' +
        'its id; null takes the general one.',
      example: ID,
    },
    'Account.parentId': 'The account above; null at the top.',
    'Account.requiresThirdParty':
      'Whether each line needs a third party; by default as its parent, else false. ' +
      'A line without one is then a 422 `REQUIRED`.',
    'Account.costCenter':
      'Whether lines take a cost centre: `NONE` refuses one, `REQUIRED` refuses lines ' +
      'without one. ' +
      'By default as its parent, else `OPTIONAL`.',
    'Account.taxNature':
      'Whether tax returns count its purchases and sales as goods or services; ' +
      'by default as its parent, else null.',
    'Account.exogenaConcept': {
      description:
        'The concept of its movements in exógena. Null takes that of its group, or the usual one of its PUC code.',
      example: '5004',
    },
    'Account.isContra': 'Whether it stands against its parent, such as accumulated depreciation.',
    'Account.effects.rolesMoved': 'A role for each item; empty when none moved.',
    'rolesMoved.role': { example: 'cash' },
    'rolesMoved.fromAccountId': 'The account that had the role.',
    'rolesMoved.toAccountId': 'The account that has it now.',

    /* Entries */
    'JournalEntry.number': { example: 2051 },
    'JournalEntry.total': { example: 150000 },
    'JournalEntry.entryDate':
      'The day of the entry in the books, `YYYY-MM-DD`. ' +
      'In a closed period it is a 409 `PERIOD_CLOSED`.',
    'JournalEntry.concept': {
      description: 'What the entry is for.',
      example: 'Aporte de capital',
    },
    'JournalEntry.entryType': 'The kind of entry.',
    'JournalEntry.reference': {
      description: 'The id of the document behind it, or another reference of yours.',
      example: ID,
    },
    'JournalEntry.reversedById': 'The entry that takes this one back; null while none does.',
    'lines.accountId': 'The id of the account, neither a group nor inactive.',
    'lines.accountCode': { description: 'The code of the account. Read-only.', example: '110505' },
    'lines.accountName': {
      description: 'The name of the account. Read-only.',
      example: 'Caja general',
    },
    'lines.debitAmount': {
      description: 'The debit, in the currency of the company; 0 in a line with a credit.',
      example: 150000,
    },
    'lines.creditAmount': {
      description: 'The credit, in the currency of the company; 0 in a line with a debit.',
      example: 0,
    },
    'lines.description': { description: 'A text for this line.', example: 'Consignación' },
    'lines.thirdPartyId':
      'The third party of the line, by its id in `GET /third-parties`; null without one.',
    'lines.costCenterId': 'The cost centre of the line, by its id; null without one.',
    'lines.taxBase': {
      description:
        'The amount of which the tax or withholding of the line was computed, in the currency ' +
        'of the company; null without one.',
      example: 1000000,
    },

    /* Cost centres */
    'CostCenter.code': { description: 'The code, unique in the company.', example: 'VENTAS-BOG' },
    'CostCenter.name': { description: 'The name in reports.', example: 'Ventas Bogotá' },
    'CostCenter.parentId': 'The cost centre above; null at the top.',
    'CostCenter.active': 'Whether new lines may name it.',
    'JournalEntriesReverseInput.entryDate':
      'The day of the opposite entry; today by default, in the time zone of the company.',
    'JournalEntriesReverseInput.concept': {
      description:
        'What the opposite entry is for; ' +
        'by default the number and text of the entry that it reverses.',
      example: 'Reverso del asiento 2051: Aporte de capital',
    },

    /* Bank accounts */
    'BankAccount.name': {
      description: 'The name of the account or the cash register.',
      example: 'Bancolombia ahorros',
    },
    'BankAccount.type': 'Whether it is at a bank or a drawer.',
    'BankAccount.accountNumber': {
      description: 'The number of the account at the bank; null for a cash register.',
      example: '031-457812-09',
    },
    'BankAccount.bankName': { description: 'The name of the bank.', example: 'Bancolombia' },
    'BankAccount.balance': { example: 4850000 },

    /* Periods */
    'FiscalPeriod.through': 'The last day that it closes.',
    'FiscalPeriod.status': 'Whether it is closed still. Read-only.',
    'FiscalPeriod.closedAt': 'The instant of the close, in UTC. Read-only.',
    'FiscalPeriod.reopenedAt': 'The instant of the reopening, in UTC; null before. Read-only.',
    'FiscalPeriodsCloseInput.through': 'The last day to close.',
    'FiscalPeriodsReopenInput.from':
      'The first day to open; without it the period that was closed last.',

    /* Settings */
    'SettingsAccountingShowAnswer.roles': 'The account of each role in postings, by its id.',
    'SettingsAccountingUpdateAnswer.roles': 'The account of each role in postings, by its id.',
    'SettingsAccountingUpdateInput.roles':
      'The accounts of the roles to change, by id; others stay as they are.',
    ...roles,
    'SettingsAccountingUpdateInput.expenseAccounts':
      'The expense account of a category, by the id of the category; null removes it.',
    'expenseAccounts': { example: { [ID]: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b91' } },
    'SettingsAccountingUpdateInput.defaultBankAccountId':
      'The bank account of payments by TRANSFER or CARD that name none: ' +
      'active, of type BANK. ' +
      'Null clears it.',
    'closedThrough':
      'The last day through which the books are closed; null while nothing is. Read-only.',

    /* Ledgers */
    'account': 'The account of the ledger.',
    'account.id': 'The id of the account.',
    'account.code': { description: 'The code of the account.', example: '110505' },
    'account.name': { description: 'The name of the account.', example: 'Caja general' },
    'account.nature': {
      description: 'The side on which its balance grows: `DEBIT` or `CREDIT`.',
      example: 'DEBIT',
    },
    'from': 'The first day of the report; null from the beginning.',
    'to': 'The last day of the report.',
    'asOf': 'The day at whose end it stood so.',
    'opening': {
      description:
        'The balance before `from`, in the currency of the company, on the side of the ' +
        'nature of the account.',
      example: 4000000,
    },
    'closing': { description: 'The balance after `to`, likewise.', example: 4850000 },
    'data.number': { description: 'The number of the entry.', example: 2051 },
    'data.entryDate': 'The day of the entry.',
    'data.entryType': { description: LEDGER_TYPES, example: 'SALES' },
    'data.concept': { description: 'What the entry is for.', example: 'Factura 1042' },
    'data.reference': {
      description: 'The id of the document behind the entry; null without one.',
      example: ID,
    },
    'data.description': {
      description: 'The text of the line; null without one.',
      example: 'Consignación',
    },
    'data.debit': {
      description: 'The debit, in the currency of the company; 0 in a line with a credit.',
      example: 850000,
    },
    'data.credit': {
      description: 'The credit, in the currency of the company; 0 in a line with a debit.',
      example: 0,
    },
    'data.balance': { example: 4850000 },

    /* Reports */
    'rows': 'A row for each account.',
    'rows.accountId': { description: 'The id of the account.', example: ID },
    'rows.code': { description: 'The code of the account.', example: '110505' },
    'rows.name': { description: 'The name of the account.', example: 'Caja general' },
    'rows.type': { description: 'The type of the account.', example: 'ASSET' },
    'rows.opening': {
      description: 'Debits less credits before `from`, in the currency of the company.',
      example: 4000000,
    },
    'rows.closing': { description: 'Debits less credits through `to`.', example: 4850000 },
    'rows.debit': {
      description: 'The debits, in the currency of the company.',
      example: 850000,
    },
    'rows.credit': { description: 'The credits, in the currency of the company.', example: 0 },
    'rows.amount': {
      description: 'The balance, in the currency of the company, on the side of its section.',
      example: 4850000,
    },
    'by': 'What the rows are by; absent without `by`.',
    'rows.thirdPartyId': 'The id of the third party; null for lines without one.',
    'rows.documentNumber': {
      description: 'The number of its document; null for lines without a third party.',
      example: '900123456',
    },
    'rows.thirdPartyName': {
      description: 'Its name; null for lines without a third party.',
      example: 'Papelería El Punto S.A.S.',
    },
    'rows.costCenterId': 'The id of the cost centre; null for lines without one.',
    'rows.costCenterCode': {
      description: 'Its code; null for lines without a cost centre.',
      example: 'VENTAS-BOG',
    },
    'rows.costCenterName': {
      description: 'Its name; null for lines without a cost centre.',
      example: 'Ventas Bogotá',
    },
    'ReportsThirdPartyLedgerAnswer.rows': 'A row for each account and third party.',
    'rows.lines': 'The lines of the days, in their order; empty without any.',
    ...linesOf('ReportsThirdPartyLedgerAnswer.rows.lines'),
    'totals': 'The sums of the rows.',
    'totals.debit': { description: 'The sum of all debits.', example: 850000 },
    'totals.credit': { description: 'The sum of all credits.', example: 850000 },

    ...section('assets', 'What the company has'),
    ...section('liabilities', 'What the company owes'),
    ...section('equity', 'What belongs to the owners, with the result of the year'),
    ...section('income', 'What the company earned'),
    ...section('expenses', 'What the company spent'),
    'totals.assets': { description: 'The sum of assets.', example: 12500000 },
    'totals.liabilitiesAndEquity': {
      description: 'The sum of liabilities and equity: the same as `assets`.',
      example: 12500000,
    },
    'netIncome': {
      description: 'Income less expenses; below zero is a loss.',
      example: 3200000,
    },

    'compared': 'The days that it is compared with; absent without `compare`.',
    'previous': {
      description: 'The amount of the days that it is compared with; absent without `compare`.',
      example: 2900000,
    },
    'change': {
      description: 'The amount less the one before; absent without `compare`.',
      example: 300000,
    },
    'previousNetIncome': {
      description: 'The net income of the days that it is compared with.',
      example: 2900000,
    },
    'costCenters':
      'A statement for each cost centre, and for lines without one; absent without `by`.',
    'costCenters.costCenterId': 'The id of the cost centre; null for lines without one.',
    'costCenters.code': {
      description: 'Its code; null for lines without a cost centre.',
      example: 'VENTAS-BOG',
    },
    'costCenters.name': {
      description: 'Its name; null for lines without a cost centre.',
      example: 'Ventas Bogotá',
    },

    ...section('operating', 'The result, what moved no money, and changes of short-term balances'),
    ...section('investing', 'Money for and from non-current assets'),
    ...section('financing', 'Money of lenders and owners'),
    ...section('cash', 'Cash and bank accounts at the end'),
    'netChange': {
      description: 'The sum of the three activities: what cash has grown by.',
      example: 850000,
    },
    'ReportsCashFlowAnswer.opening': {
      description: 'Cash before `from`, in the currency of the company.',
      example: 4000000,
    },
    'ReportsCashFlowAnswer.closing': {
      description: 'Cash after `to`: `opening` and `netChange` together.',
      example: 4850000,
    },

    'ReportsBalancesByMonthAnswer.rows': 'A row for each month, the oldest first.',
    'rows.month': { description: 'The month, as `YYYY-MM`.', example: '2026-11' },
    'rows.receivable': {
      description: 'What customers owed at its end, in the currency of the company.',
      example: 5350000,
    },
    'rows.payable': {
      description: 'What was owed to suppliers at its end, in the currency of the company.',
      example: 1498200,
    },
    'rows.inventory': {
      description: 'The value of stock at its end, in the currency of the company.',
      example: 2268000,
    },

    'ReportsGeneralLedgerAnswer.rows': 'The lines, by account and day.',
    'rows.entryId': { description: 'The id of the entry; null in the row of pay.', example: ID },
    'rows.number': {
      description: 'The number of the entry; null in the row of pay.',
      example: 2051,
    },
    'rows.entryDate': 'The day of the entry.',
    'rows.entryType': { description: LEDGER_TYPES, example: 'SALES' },
    'rows.concept': { description: 'What the entry is for.', example: 'Factura 1042' },
    'rows.reference': {
      description: 'The id of the document behind the entry; null without one.',
      example: ID,
    },
    'rows.description': {
      description: 'The text of the line; null without one.',
      example: 'Consignación',
    },
    'rows.balance': {
      description: 'The balance of the account after the line: debits less credits.',
      example: 4850000,
    },

    'ReportsIntegrityAnswer.ok': 'Whether all checks hold.',
    'checks': 'A result for each rule.',
    'checks.name': {
      description: 'The rule, as a sentence.',
      example: 'Receivables are the sum of open invoices',
    },
    'checks.left': { example: 5350000 },
    'checks.right': { example: 5350000 },
    'checks.ok': 'Whether both sides are equal and no record breaks the rule.',
    'checks.broken': {
      description: 'Records that break the rule, at most 20; empty when none does.',
      example: [],
    },

    'ReportsTaxSummaryAnswer.rows': 'A row for each account of tax.',
    'ReportsTaxSummaryAnswer.rows.kind': 'Whose tax it is.',
    'ReportsTaxSummaryAnswer.rows.amount': {
      description: 'The tax of the days, in the currency of the company, on the side of its kind.',
      example: 85500,
    },
    'totals.payable': { description: 'Tax on sales.', example: 855000 },
    'totals.recoverable': { description: 'Tax on purchases.', example: 71820 },
    'totals.net': {
      description: '`payable` - `recoverable`: what is to pay; below zero is in favour.',
      example: 783180,
    },
  },

  enums: {
    'Account.type': {
      ASSET: 'What the company has.',
      LIABILITY: 'What it owes.',
      EQUITY: 'What belongs to the owners.',
      INCOME: 'What it earns.',
      EXPENSE: 'What it spends, with cost of sales.',
    },
    'Account.nature': {
      DEBIT: 'Debits raise the balance.',
      CREDIT: 'Credits raise the balance.',
    },
    'Account.costCenter': {
      NONE: 'Lines have no cost centre: balance sheet accounts, for example.',
      OPTIONAL: 'Lines may have one.',
      REQUIRED: 'Each line has one.',
    },
    'reports.income-statement.compare': {
      previous: 'As many days, or whole months, right before.',
      year: 'The same days a year before.',
    },
    'reports.income-statement.by': { 'cost-center': 'A statement for each cost centre, too.' },
    'reports.trial-balance.by': BY,
    'ReportsTrialBalanceAnswer.by': BY,
    'Account.taxNature': {
      GOODS: 'Things, also those that are kept in stock.',
      SERVICES: 'Work, rent and all else that is no thing.',
    },
    'JournalEntry.entryType': {
      SALES: 'Of an invoice or a credit note.',
      PURCHASE: 'Of goods that came in from a supplier or went back.',
      PAYMENT: 'Of a payment from a customer or to a supplier.',
      EXPENSE: 'Of an expense.',
      PAYROLL: 'Of pay. Its lines need `payroll:read`.',
      MANUAL: 'By hand, or of a stock movement.',
    },
    'BankAccount.type': {
      BANK: 'An account at a bank.',
      CASH_REGISTER: 'A drawer of cash, or any other place through which money passes.',
    },
    'FiscalPeriod.status': {
      CLOSED: 'Nothing is dated in it any more.',
      REOPENED: 'Opened again; postings are taken.',
    },
    'ReportsTaxSummaryAnswer.rows.kind': {
      PAYABLE: 'Tax on sales, owed to the tax authority.',
      RECOVERABLE: 'Tax on purchases, which is set off.',
    },
  },

  parameters: {
    by: { example: 'cost-center' },
    compare: { example: 'year' },
    parentId: 'Only accounts directly beneath this one, by its id.',
    code: { example: '110505' },
    entryType: 'Only entries of this kind.',
    reference: { example: ID },
    number: { example: '2051' },
    months: { example: 12 },
  },
} satisfies Descriptions
