import { defineEvents } from '#core/resources/webhook_events'
import { accountTransformer } from '#accounting/transformers/account_transformer'
import { bankAccountTransformer } from '#accounting/transformers/bank_account_transformer'
import { costCenterTransformer } from '#accounting/transformers/cost_center_transformer'
import { journalEntryTransformer } from '#accounting/transformers/journal_entry_transformer'

export default function defineBookEvents() {
  defineEvents(
    { record: accountTransformer, scope: 'accounting', id: 'accountId' },
    {
      'account.created': 'An account was created',
      'account.updated': 'An account was changed, got its first subaccount, or lost its last',
      'account.deleted': 'An account was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: bankAccountTransformer, scope: 'accounting', id: 'bankAccountId' },
    {
      'bank_account.created': 'A bank account or cash register was created',
      'bank_account.updated': 'A bank account or cash register was changed, other than its balance',
      'bank_account.deleted':
        'A bank account or cash register was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: costCenterTransformer, scope: 'accounting', id: 'costCenterId' },
    {
      'cost_center.created': 'A cost centre was created',
      'cost_center.updated': 'A cost centre was changed',
      'cost_center.deleted': 'A cost centre was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: journalEntryTransformer, scope: 'accounting', id: 'journalEntryId' },
    {
      'journal_entry.created':
        'A journal entry was posted by hand or by a document; a reversal names the other in `reversesId`',
    }
  )
}
