/** The account of each line: the one that it names, or that of its category. */
import { invalid } from '#core/errors/refusal'
import {
  accountsFor,
  mustBeNoControl,
  mustTakePostings,
  type PostingAccount,
} from '#accounting/ledger'
import { at, type AskedLine } from '#expenses/lines/asked_lines'

const TYPES = ['EXPENSE', 'ASSET']

/**
 * In the order of the lines; named ones are in `known`. 422 CONTRADICTION for an account that is not
 * the one of the category, INVALID unless it is of type EXPENSE or ASSET and no group; 409 ACCOUNT_INACTIVE,
 * CONTROL_ACCOUNT.
 */
export async function costAccounts(
  lines: readonly AskedLine[],
  known: ReadonlyMap<string, PostingAccount>
): Promise<PostingAccount[]> {
  const ofRoles = await accountsFor(
    lines.map(({ categoryId }) => (categoryId ? (`expense:${categoryId}` as const) : 'expense'))
  )
  for (const [index, { field, accountId, categoryId }] of lines.entries()) {
    if (!accountId) continue
    if (categoryId && ofRoles[index].id !== accountId)
      throw invalid(
        at(field, 'accountId'),
        'CONTRADICTION',
        'The category has another account: send accountId or categoryId'
      )
    await mustTakeCost(known.get(accountId)!, at(field, 'accountId'))
  }
  return lines.map(({ accountId }, index) => (accountId ? known.get(accountId)! : ofRoles[index]))
}

async function mustTakeCost(account: PostingAccount, field: string) {
  const { code, name, type } = account
  if (!TYPES.includes(type))
    throw invalid(
      field,
      'INVALID',
      `Account ${code} ${name} is of type ${type}: an expense goes to EXPENSE or ASSET`
    )
  mustTakePostings(account, field)
  await mustBeNoControl(account, field)
}
