import { defineDocumentExport, defineExport } from '#core/resources/exportable'
import { accountList } from '#accounting/controllers/accounts_controller'
import { bankAccountList } from '#accounting/controllers/bank_accounts_controller'
import { costCenterList } from '#accounting/controllers/cost_centers_controller'
import { journalEntryList } from '#accounting/controllers/journal_entries_controller'

export default function exportBooks() {
  defineExport('accounts', { scope: 'accounting', list: accountList })
  defineExport('cost-centers', { scope: 'accounting', list: costCenterList })
  defineExport('bank-accounts', { scope: 'accounting', list: bankAccountList })
  const repeated = {
    entryId: 'id',
    entryNumber: 'number',
    entryDate: 'entryDate',
    entryType: 'entryType',
    concept: 'concept',
    reference: 'reference',
  }
  defineDocumentExport(
    'journal-entries',
    'journal-entry-lines',
    { scope: 'accounting', list: journalEntryList },
    { field: 'lines', repeated }
  )
}
