/** The accounts that a tax or a withholding concept names by id or code. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { accountsFor, mustBeNoControl, mustTakePostings } from '#accounting/ledger'

type Asked = { sale?: string | null; purchase?: string | null }

/**
 * Ids of the named accounts; a side that is not named is left out. 422 NOT_FOUND, INVALID for a
 * group; 409 ACCOUNT_INACTIVE, CONTROL_ACCOUNT.
 */
export async function ownAccounts(asked: Asked | null | undefined) {
  const named = asked ?? (asked === null ? { sale: null, purchase: null } : {})
  return {
    ...('sale' in named && { saleAccountId: await accountOf(named.sale, 'accounts.sale') }),
    ...('purchase' in named && {
      purchaseAccountId: await accountOf(named.purchase, 'accounts.purchase'),
    }),
  }
}

/** Other letters would be compared with columns that cannot have them, which is an error. */
const isAscii = (text: string) => /^[ -~]*$/.test(text)

/** The id of an account by id or code; null without one. Errors of `ownAccounts`. */
export async function accountOf(
  named: string | null | undefined,
  field: string
): Promise<string | null> {
  if (!named) return null
  const [found] = isAscii(named)
    ? await rows('SELECT id FROM accounts WHERE tenant_id = ? AND (code = ? OR id = ?)', [
        ...[Current.tenantId, named, named.toLowerCase()],
      ])
    : []
  if (!found) throw invalid(field, 'NOT_FOUND', 'There is no such account')

  const [account] = await accountsFor([{ accountId: found.id }])
  mustTakePostings(account, field)
  await mustBeNoControl(account, field)
  return account.id
}
