import { flagFilter, idFilter, choiceFilter } from '#core/input/query_fields'
import { creates, deletes, reads, updates } from '#core/endpoints/operations'
import { defineList, type Condition } from '#core/resources/list/list'
import { ACCOUNT_TYPES } from '#accounting/chart/account_types'
import { accountLedger } from '#accounting/ledger/account_ledger'
import { listsNested, treeFilter } from '#accounting/chart/nested'
import { createAccount as create } from '#accounting/actions/create_account'
import { changeAccount, removeAccount } from '#accounting/actions/change_account'
import { lockLedger } from '#accounting/ledger/lock_ledger'
import Account from '#accounting/models/account'
import { accountTransformer } from '#accounting/transformers/account_transformer'
import { createAccount, updateAccount } from '#accounting/validators/account'

export const accountList = defineList({
  record: accountTransformer,
  sorts: ['code', 'name', 'updatedAt'],
  search: 'code and name',
  filters: {
    type: choiceFilter(ACCOUNT_TYPES),
    parentId: idFilter(),
    active: flagFilter(),
    tree: treeFilter('accounts'),
  },
  where: {
    active: (active: boolean): Condition => ['t.is_active = ?', active],
    tree: () => undefined,
  },
})

export const accounts = {
  index: listsNested(accountList),
  show: reads(accountTransformer),
  store: creates(accountTransformer, createAccount, create, {
    answer: ({ account, rolesMoved }) => ({
      ...accountTransformer.of(account),
      ...(rolesMoved.length && { effects: { rolesMoved } }),
    }),
  }),
  update: updates(accountTransformer, Account, updateAccount, changeAccount, {
    first: lockLedger,
  }),
  destroy: deletes(Account, { check: removeAccount }),
  ledger: accountLedger,
}
