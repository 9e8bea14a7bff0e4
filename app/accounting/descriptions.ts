/** Texts of accounts, entries, periods and reports for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import accounts from '#accounting/descriptions/accounts'
import costCenters from '#accounting/descriptions/cost_centers'
import journalEntries from '#accounting/descriptions/journal_entries'
import bankAccounts from '#accounting/descriptions/bank_accounts'
import settings from '#accounting/descriptions/settings'
import reports from '#accounting/descriptions/reports'

export default {
  operations: {
    ...accounts.operations,
    ...costCenters.operations,
    ...journalEntries.operations,
    ...bankAccounts.operations,
    ...settings.operations,
    ...reports.operations,
  },
  fields: {
    ...accounts.fields,
    ...costCenters.fields,
    ...journalEntries.fields,
    ...bankAccounts.fields,
    ...settings.fields,
    ...reports.fields,
  },
  enums: {
    ...accounts.enums,
    ...journalEntries.enums,
    ...bankAccounts.enums,
    ...settings.enums,
    ...reports.enums,
  },
  parameters: { ...accounts.parameters, ...journalEntries.parameters, ...reports.parameters },
} satisfies Descriptions
