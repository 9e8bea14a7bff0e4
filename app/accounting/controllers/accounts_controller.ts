import { described, flagFilter, idFilter, choiceFilter } from '#core/input/query_fields'
import { creates, deletes, lists, operation, reads, updates } from '#core/endpoints/operations'
import { defineList, type Condition } from '#core/resources/list/list'
import { preferencesOf } from '#core/http/prefer_header'
import { ACCOUNT_TYPES } from '#accounting/chart/account_types'
import { accountLedger } from '#accounting/ledger/account_ledger'
import { accountTree } from '#accounting/chart/account_tree'
import { createAccount as create } from '#accounting/actions/create_account'
import type { MovedRole } from '#accounting/actions/make_group'
import { changeAccount, removeAccount } from '#accounting/actions/change_account'
import Account from '#accounting/models/account'
import { accountRecord } from '#accounting/transformers/account_record'
import { createAccount, updateAccount } from '#accounting/validators/account'

export const accountList = defineList({
  record: accountRecord,
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
  show: reads(accountRecord),
  store: operation(creates(accountRecord, createAccount, create).declaration, async (ctx) => {
    let moved: MovedRole[] = []
    const make = creates(accountRecord, createAccount, async (input) => {
      const { account, rolesMoved } = await create(input)
      moved = rolesMoved
      return account
    })
    const answer = (await make(ctx)) as object
    return moved.length ? { ...answer, effects: { rolesMoved: moved } } : answer
  }),
  update: updates(accountRecord, Account, updateAccount, changeAccount),
  destroy: deletes(Account, { check: removeAccount }),
  ledger: accountLedger,
}
