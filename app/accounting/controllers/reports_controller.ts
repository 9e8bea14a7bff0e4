import { operation } from '#core/operations'
import { integrity } from '#accounting/integrity'
import { balanceSheet } from '#accounting/reports/balance_sheet'
import { balancesByMonth } from '#accounting/reports/balances_by_month'
import { generalLedger } from '#accounting/reports/general_ledger'
import { incomeStatement } from '#accounting/reports/income_statement'
import { list, object, text } from '#accounting/reports/schemas'
import { taxSummary } from '#accounting/reports/tax_summary'
import { trialBalance } from '#accounting/reports/trial_balance'

const side = { type: ['number', 'string'] }
const schema = object({ ok: { type: 'boolean' }, checks: list({ name: text, left: side, right: side, ok: { type: 'boolean' }, broken: { type: 'array', items: { type: 'object' } } }) }, 'Integrity')

export const reports = {
  trialBalance,
  balanceSheet,
  balancesByMonth,
  incomeStatement,
  generalLedger,
  taxSummary,
  integrity: operation({ kind: 'read', status: 200, output: { schema }, summary: 'What must always hold, with both sides of each' }, () => integrity()),
}
