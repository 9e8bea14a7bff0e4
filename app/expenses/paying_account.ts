/** The account that pays an expense. */
import type { DatabaseRow } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { mustBeNoControl, mustTakePostings, type PostingAccount } from '#accounting/ledger'

const FIELD = 'paymentAccountId'

/** 422 for a missing, non-ASSET or group account; 409 BANK_ACCOUNT_INACTIVE, ACCOUNT_INACTIVE, CONTROL_ACCOUNT. */
export async function mustPay(account: DatabaseRow | undefined) {
  if (!account) throw invalid(FIELD, 'NOT_FOUND', 'There is no such account')
  if (account.type !== 'ASSET')
    throw invalid(FIELD, 'INVALID', 'An expense is paid from an account of type ASSET')
  if (account.bankName && !account.isBankActive)
    throw conflict('BANK_ACCOUNT_INACTIVE', `Bank account ${account.bankName} is not active`, {
      field: FIELD,
    })
  mustTakePostings(account as PostingAccount, FIELD)
  await mustBeNoControl(account as PostingAccount, FIELD)
}
