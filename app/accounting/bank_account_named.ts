import type { Reference } from '#core/resources/importable'
import BankAccount from '#accounting/models/bank_account'

/** A reference of import rows to a bank account by its name, in this column. */
export const bankAccountNamed = (column: string): Reference => ({
  column,
  model: BankAccount,
  by: 'name',
})
