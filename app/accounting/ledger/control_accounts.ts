/**
 * Control accounts, whose balance must equal open documents or stock: manual entries are refused.
 */
import { conflict } from '#core/errors/refusal'
import { accountsByRole, type PostingAccount } from '#accounting/ledger/ledger_reads'
import { CONTROL_ROLES, ROLES } from '#accounting/roles/roles'

/** 409 CONTROL_ACCOUNT for such an account. */
export async function mustBeNoControl(
  { id, code, name }: Pick<PostingAccount, 'id' | 'code' | 'name'>,
  field: string
) {
  const roles = await accountsByRole()
  const role = CONTROL_ROLES.find((role) => roles.get(role)?.id === id)
  if (role)
    throw conflict(
      'CONTROL_ACCOUNT',
      `Account ${code} ${name} takes postings from documents only (${role}: ${ROLES[role].toLowerCase()})`,
      { field, role }
    )
}
