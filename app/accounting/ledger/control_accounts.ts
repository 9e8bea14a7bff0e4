/**
 * The accounts that documents keep: an entry past their document would part the books from what is
 * owed and what is in stock.
 */
import { conflict } from '#core/errors/refusal'
import { accountsByRole, type PostingAccount } from '#accounting/ledger/ledger_reads'
import { CONTROL_ROLES, ROLES } from '#accounting/roles/roles'

/** 409 CONTROL_ACCOUNT when the account plays a role that is kept by documents alone. */
export async function mustBeNoControl(
  { id, code, name }: Pick<PostingAccount, 'id' | 'code' | 'name'>,
  field: string
) {
  const roles = await accountsByRole()
  const role = CONTROL_ROLES.find((role) => roles.get(role)?.id === id)
  if (role)
    throw conflict(
      'CONTROL_ACCOUNT',
      `Account ${code} ${name} is posted to by documents alone (${role}: ${ROLES[role].toLowerCase()})`,
      { field, role }
    )
}
