import { defineEvents } from '#core/resources/webhook_events'
import { accountRecord } from '#accounting/transformers/account_record'
import { bankAccountRecord } from '#accounting/transformers/bank_account_record'
import { expenseRecord } from '#accounting/transformers/expense_record'
import { journalEntryRecord } from '#accounting/transformers/journal_entry_record'

export default function defineBookEvents() {
  defineEvents(
    { record: accountRecord, scope: 'accounting', id: 'accountId' },
    {
      'account.created': 'An account of the ledger was created',
      'account.updated':
        'An account of the ledger was changed, or got its first account beneath it, or lost its last',
      'account.deleted':
        'An account of the ledger was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: bankAccountRecord, scope: 'accounting', id: 'bankAccountId' },
    {
      'bank_account.created': 'A bank account or a cash register was opened',
      'bank_account.updated':
        'A bank account or a cash register was changed, otherwise than in its balance',
      'bank_account.deleted':
        'A bank account or a cash register was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: expenseRecord, scope: 'accounting', id: 'expenseId' },
    {
      'expense.created': 'Something was spent',
      'expense.updated': 'What is said about an expense was changed',
      'expense.voided': 'An expense was taken back',
    }
  )
  defineEvents(
    { record: journalEntryRecord, scope: 'accounting', id: 'journalEntryId' },
    {
      'journal_entry.created':
        'An entry was posted to the books, by hand or by a document; what takes another back says so in `reversesId`',
    }
  )
}
