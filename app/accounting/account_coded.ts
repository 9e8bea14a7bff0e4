import type { Reference } from '#core/resources/importable'
import Account from '#accounting/models/account'

/** A reference of import rows to an account by its code, in this column. */
export const accountCoded = (column: string): Reference => ({
  column,
  model: Account,
  by: 'code',
  exact: true,
})
