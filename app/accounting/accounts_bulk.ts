/** Accounts from files; the parent may be given by its code, also when it stands in an earlier row. */
import { defineBulk } from '#core/bulk'
import { changeAccount } from '#accounting/actions/change_account'
import { createAccount } from '#accounting/actions/create_account'
import Account from '#accounting/models/account'
import * as input from '#accounting/validators/account'

export default defineBulk({
  resource: 'accounts',
  scope: 'accounting:write',
  model: Account,
  create: input.createAccount,
  update: input.updateAccount,
  key: 'code',
  references: { parentId: { column: 'parent', model: Account, by: 'code' } },
  make: async (input) => (await createAccount(input)).account,
  change: changeAccount,
  example: { code: '1997', name: 'Proyectos en curso', nature: 'DEBIT', type: 'ASSET' },
})
