import { described, flagFilter, idFilter, choiceFilter } from '#core/input/query_fields'
import { creates, deletes, lists, operation, reads, updates } from '#core/endpoints/operations'
import { defineList, type Condition } from '#core/resources/list/list'
import { preferencesOf } from '#core/http/prefer_header'
import { ACCOUNT_TYPES } from '#accounting/chart/account_types'
import { accountLedger } from '#accounting/ledger/account_ledger'
import { accountTree } from '#accounting/chart/account_tree'
import { createAccount as create } from '#accounting/actions/create_account'
import { changeAccount, removeAccount } from '#accounting/actions/change_account'
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
    tree: described('`true`: all accounts at once, each with its `children`.', flagFilter()),
  },
  where: {
    active: (active: boolean): Condition => ['t.is_active = ?', active],
    tree: () => undefined,
  },
})

const list = lists(accountList)

export const accounts = {
  index: operation(list.declaration, async (ctx) => {
    const asked = ctx.request.qs()
    if (asked.tree !== 'true') return list(ctx)

    accountList.conditions(asked, preferencesOf(ctx))
    return accountTree()
  }),
  show: reads(accountTransformer),
  store: creates(accountTransformer, createAccount, create, {
    answer: ({ account, rolesMoved }) => ({
      ...accountTransformer.of(account),
      ...(rolesMoved.length && { effects: { rolesMoved } }),
    }),
  }),
  update: updates(accountTransformer, Account, updateAccount, changeAccount),
  destroy: deletes(Account, { check: removeAccount }),
  ledger: accountLedger,
}
