import { operation } from '#core/endpoints/operations'
import { integrity } from '#accounting/integrity'
import { balanceSheet } from '#accounting/reports/balance_sheet'
import { balancesByMonth } from '#accounting/reports/balances_by_month'
import { cashFlow } from '#accounting/reports/cash_flow'
import { generalLedger } from '#accounting/reports/general_ledger'
import { incomeStatement } from '#accounting/reports/income_statement'
import { object, text } from '#accounting/reports/schemas'
import { taxSummary } from '#accounting/reports/tax_summary'
import { thirdPartyLedger } from '#accounting/reports/third_party_ledger'
import { trialBalance } from '#accounting/reports/trial_balance'

const side = { type: ['number', 'string'] }
const one = {
  name: text,
  left: side,
  right: side,
  ok: { type: 'boolean' },
  broken: { type: 'array', items: { type: 'object' } },
}
const PAID =
  'One side of the rule. Left out of the rules of payroll for callers without `payroll:read`.'
const check = {
  ...object({
    ...one,
    left: { ...side, description: PAID },
    right: { ...side, description: PAID },
  }),
  required: ['name', 'ok', 'broken'],
}
const schema = object(
  { ok: { type: 'boolean' }, checks: { type: 'array', items: check } },
  'Integrity'
)

export const reports = {
  trialBalance,
  balanceSheet,
  balancesByMonth,
  incomeStatement,
  cashFlow,
  generalLedger,
  thirdPartyLedger,
  taxSummary,
  integrity: operation(
    {
      kind: 'read',
      status: 200,
      output: { schema },
      summary: 'Integrity of the books',
    },
    () => integrity()
  ),
}
