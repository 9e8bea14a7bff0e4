import router from '@adonisjs/core/services/router'
import { resource } from '#core/routing'
import { middleware } from '#start/kernel'
import { accountingSettingsHandlers as settings } from '#accounting/controllers/accounting_settings_controller'
import { accounts } from '#accounting/controllers/accounts_controller'
import { bankAccounts } from '#accounting/controllers/bank_accounts_controller'
import { expenses } from '#accounting/controllers/expenses_controller'
import { fiscalPeriods } from '#accounting/controllers/fiscal_periods_controller'
import { journalEntries } from '#accounting/controllers/journal_entries_controller'
import { reports } from '#accounting/controllers/reports_controller'

export default () => {
  resource('accounts', accounts, 'accounting')
  router.get('accounts/:id/ledger', accounts.ledger).as('accounts.ledger').use(middleware.can('accounting:read'))

  resource('journal-entries', journalEntries, 'accounting')
  router.post('journal-entries/:id/reverse', journalEntries.reverse).as('journal-entries.reverse').use(middleware.can('accounting:write'))

  resource('expenses', expenses, 'accounting')
  router.post('expenses/:id/void', expenses.void).as('expenses.void').use(middleware.can('accounting:write'))

  resource('bank-accounts', bankAccounts, 'accounting')
  router.get('bank-accounts/:id/transactions', bankAccounts.transactions).as('bank-accounts.transactions').use(middleware.can('accounting:read'))

  router.post('fiscal-periods/close', fiscalPeriods.close).as('fiscal-periods.close').use(middleware.can('accounting:write'))
  router.post('fiscal-periods/reopen', fiscalPeriods.reopen).as('fiscal-periods.reopen').use(middleware.can('accounting:write'))
  resource('fiscal-periods', fiscalPeriods, 'accounting', { besides: ['close', 'reopen'] })

  router.get('settings/accounting', settings.show).as('settings.accounting.show').use(middleware.can('settings:read'))
  router.route('settings/accounting', ['PATCH', 'PUT'], settings.update).as('settings.accounting.update').use(middleware.can('settings:write'))

  for (const [name, report] of Object.entries(REPORTS)) router.get(`reports/${name}`, report).as(`reports.${name}`).use(middleware.can('accounting:read'))
}

const REPORTS = {
  'trial-balance': reports.trialBalance,
  'balance-sheet': reports.balanceSheet,
  'balances-by-month': reports.balancesByMonth,
  'income-statement': reports.incomeStatement,
  'general-ledger': reports.generalLedger,
  'tax-summary': reports.taxSummary,
  integrity: reports.integrity,
}
