/** Texts of reports. */
import type { Descriptions } from '#core/resources/descriptions'
import { fieldsOf } from '#core/resources/descriptions'
import { ID, LEDGER_TYPES, section } from '#accounting/descriptions/samples'

const FORMATS = 'Send `Accept: text/csv` or `application/pdf` for a file.'

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

export default {
  operations: {
    'reports.trial-balance':
      'Lists each account with its opening balance, debits, credits and closing balance. ' +
      `${FORMATS} For single lines, use \`GET /reports/general-ledger\`.`,
    'reports.cash-flow':
      'Explains the change of cash by the indirect method: the result, the changes of balances, ' +
      'investments and financing. ' +
      `${FORMATS} For the balance of each money account, use \`GET /bank-accounts\`.`,
    'reports.third-party-ledger':
      'Lists each account by third party: opening balance, lines and closing balance. ' +
      `${FORMATS} Beyond 20,000 lines only CSV is written. For sums without lines, use \`GET ` +
      '/reports/trial-balance` with `by=third-party`.',
    'reports.balance-sheet':
      'Shows assets, liabilities and equity at the end of a day, with the result of the year on a line ' +
      'of its own. ' +
      `${FORMATS} For what was earned and spent, use \`GET /reports/income-statement\`.`,
    'reports.balances-by-month':
      'Shows what customers owed, what was owed to suppliers, and the value of stock at the ' +
      'end of each month. ' +
      'For single customers or suppliers, use `GET /reports/receivables-aging` and `GET ' +
      '/reports/payables-aging`.',
    'reports.general-ledger':
      'Lists every line of every account, with running balances. ' +
      `${FORMATS} Beyond 20,000 lines only CSV and \`text/x-hledger\` are written. For one account by pages, use ` +
      '`GET /accounts/:id/ledger`.',
    'reports.income-statement':
      'Sums income and expenses by account, and the difference. ' +
      `${FORMATS} For sales by product or customer, use \`GET /reports/sales-summary\`.`,
    'reports.integrity':
      'Checks what must always hold, such as that receivables equal the open invoices, with ' +
      'both sides of each. ' +
      'The worker checks the same every night; ' +
      'call it when a figure looks wrong.',
    'reports.tax-summary':
      'Sums tax on sales and on purchases by account, and the difference to pay. ' +
      `${FORMATS} Read it before the entry that settles the period, for afterwards it is 0.`,
  },

  fields: {
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
    'reports.income-statement.compare': {
      previous: 'As many days, or whole months, right before.',
      year: 'The same days a year before.',
    },
    'reports.income-statement.by': { 'cost-center': 'A statement for each cost centre, too.' },
    'reports.trial-balance.by': BY,
    'ReportsTrialBalanceAnswer.by': BY,
    'ReportsTaxSummaryAnswer.rows.kind': {
      PAYABLE: 'Tax on sales, owed to the tax authority.',
      RECOVERABLE: 'Tax on purchases, which is set off.',
    },
  },

  parameters: {
    by: { example: 'cost-center' },
    compare: { example: 'year' },
    months: { example: 12 },
  },
} satisfies Descriptions
