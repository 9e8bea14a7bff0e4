import router from '@adonisjs/core/services/router'
import { reading, resource, action } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { accountingSettingsHandlers as settings } from '#accounting/controllers/accounting_settings_controller'
import { accounts } from '#accounting/controllers/accounts_controller'
import { bankAccounts } from '#accounting/controllers/bank_accounts_controller'
import { costCenters } from '#accounting/controllers/cost_centers_controller'
import { fiscalPeriods } from '#accounting/controllers/fiscal_periods_controller'
import { journalEntries } from '#accounting/controllers/journal_entries_controller'
import { reports } from '#accounting/controllers/reports_controller'

export default () => {
  resource('accounts', accounts, 'accounting')
  reading('accounts', 'ledger', accounts.ledger, 'accounting')

  resource('cost-centers', costCenters, 'accounting')

  resource('journal-entries', journalEntries, 'accounting')
  action('journal-entries', 'reverse', journalEntries.reverse, 'accounting')

  resource('bank-accounts', bankAccounts, 'accounting')
  reading('bank-accounts', 'transactions', bankAccounts.transactions, 'accounting')

  router
    .post('fiscal-periods/close', fiscalPeriods.close)
    .as('fiscal-periods.close')
    .use(middleware.can('accounting:write'))
    .use(middleware.execute())
  router
    .post('fiscal-periods/reopen', fiscalPeriods.reopen)
    .as('fiscal-periods.reopen')
    .use(middleware.can('accounting:write'))
    .use(middleware.execute())
  resource('fiscal-periods', fiscalPeriods, 'accounting', { besides: ['close', 'reopen'] })

  router
    .get('settings/accounting', settings.show)
    .as('settings.accounting.show')
    .use(middleware.can('settings:read'))
  router
    .route('settings/accounting', ['PATCH', 'PUT'], settings.update)
    .as('settings.accounting.update')
    .use(middleware.can('settings:write'))
    .use(middleware.execute())

  for (const [name, report] of Object.entries(REPORTS))
    router
      .get(`reports/${name}`, report)
      .as(`reports.${name}`)
      .use(middleware.can('accounting:read'))
}

const REPORTS = {
  'trial-balance': reports.trialBalance,
  'balance-sheet': reports.balanceSheet,
  'balances-by-month': reports.balancesByMonth,
  'income-statement': reports.incomeStatement,
  'cash-flow': reports.cashFlow,
  'general-ledger': reports.generalLedger,
  'third-party-ledger': reports.thirdPartyLedger,
  'tax-summary': reports.taxSummary,
  'integrity': reports.integrity,
}
