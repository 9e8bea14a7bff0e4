import { defineEvents } from '#core/resources/webhook_events'
import { accountTransformer } from '#accounting/transformers/account_transformer'
import { bankAccountTransformer } from '#accounting/transformers/bank_account_transformer'
import { expenseTransformer } from '#accounting/transformers/expense_transformer'
import { journalEntryTransformer } from '#accounting/transformers/journal_entry_transformer'

export default function defineBookEvents() {
  defineEvents(
    { record: accountTransformer, scope: 'accounting', id: 'accountId' },
    {
      'account.created': 'An account of the ledger was created',
      'account.updated':
        'An account of the ledger was changed, or got its first account beneath it, or lost its last',
      'account.deleted':
        'An account of the ledger was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: bankAccountTransformer, scope: 'accounting', id: 'bankAccountId' },
    {
      'bank_account.created': 'A bank account or a cash register was opened',
      'bank_account.updated':
        'A bank account or a cash register was changed, otherwise than in its balance',
      'bank_account.deleted':
        'A bank account or a cash register was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: expenseTransformer, scope: 'accounting', id: 'expenseId' },
    {
      'expense.created': 'Something was spent',
      'expense.updated': 'What is said about an expense was changed',
      'expense.voided': 'An expense was taken back',
    }
  )
  defineEvents(
    { record: journalEntryTransformer, scope: 'accounting', id: 'journalEntryId' },
    {
      'journal_entry.created':
        'An entry was posted to the books, by hand or by a document; what takes another back says so in `reversesId`',
    }
  )
}
