/** The account of each line that is no product: the one that it names, or that of its category. */
import { invalid } from '#core/errors/refusal'
import {
  accountsFor,
  mustBeNoControl,
  mustTakePostings,
  type PostingAccount,
} from '#accounting/ledger'

const TYPES = ['EXPENSE', 'ASSET']

type Asked = { accountId?: string | null; categoryId?: string | null }

/**
 * The account of a line; without account and category that of expenses. `known` are the named ones,
 * `field` is the line in the request. 422 CONTRADICTION for an account that is not the one of the
 * category, INVALID unless it is of type EXPENSE or ASSET and no group; 409 ACCOUNT_INACTIVE,
 * CONTROL_ACCOUNT.
 */
export async function costAccountOf(
  { accountId, categoryId }: Asked,
  known: ReadonlyMap<string, PostingAccount>,
  field: string
): Promise<PostingAccount> {
  const [ofRole] = await accountsFor([categoryId ? `expense:${categoryId}` : 'expense'])
  if (!accountId) return ofRole
  if (categoryId && ofRole.id !== accountId)
    throw invalid(
      `${field}.accountId`,
      'CONTRADICTION',
      'The category has another account: send accountId or categoryId'
    )

  const account = known.get(accountId)!
  const { code, name, type } = account
  if (!TYPES.includes(type))
    throw invalid(
      `${field}.accountId`,
      'INVALID',
      `Account ${code} ${name} is of type ${type}: a bill goes to EXPENSE or ASSET`
    )
  mustTakePostings(account, `${field}.accountId`)
  await mustBeNoControl(account, `${field}.accountId`)
  return account
}
