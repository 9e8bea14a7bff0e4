/** The bank account or cash of a payment, and its ledger account. */
import { Current } from '#core/context/current'
import { rows, type Statement, type DatabaseRow } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { COLUMNS, feedAccounts, inShareMode } from '#accounting/ledger/ledger_reads'
import type { MoneyWarning } from '#accounting/money_warnings'

type Asked = { bankAccountId?: string | null; paymentMethod?: string | null }

/** `bankAccountId` is null for cash. */
export type MoneyAccount = {
  account: { accountId: string } | 'cash'
  bankAccountId: string | null
  warnings: MoneyWarning[]
}

const BY_BANK: readonly unknown[] = ['TRANSFER', 'CARD']

/** A bank payment that names no bank account. */
const isAssumed = ({ bankAccountId, paymentMethod }: Asked) =>
  !bankAccountId && BY_BANK.includes(paymentMethod)

const BANKS = `b.id AS bankAccountId, b.name AS bankName, b.is_active AS isBankActive, ${COLUMNS} FROM bank_accounts b JOIN accounts a ON a.tenant_id = b.tenant_id AND a.id = b.account_id`

/** At most two candidates, the default first. */
const CANDIDATES = `SELECT b.id = l.default_bank_account_id AS isDefault, ${BANKS} JOIN ledgers l ON l.tenant_id = b.tenant_id
  WHERE b.tenant_id = ? AND b.type = 'BANK' AND b.is_active = 1 ORDER BY isDefault DESC, b.id LIMIT 2`

/** Statements for the caller's first batch; none when no bank account is assumed. */
export const bankReads = (asked: Asked): Statement[] =>
  isAssumed(asked) ? [[`${CANDIDATES}${inShareMode()}`, [Current.tenantId]]] : []

/**
 * The account of a payment. Without `bankAccountId`, a TRANSFER or CARD takes the default bank
 * account, else the only active one, else cash, with a warning. Other methods take cash. 422
 * NOT_FOUND, 409 BANK_ACCOUNT_INACTIVE. `candidates` answer `bankReads`.
 */
export async function moneyAccountOf(
  asked: Asked,
  candidates?: readonly DatabaseRow[]
): Promise<MoneyAccount> {
  if (isAssumed(asked)) return assumed(candidates ?? (await rows(...bankReads(asked)[0])))
  return {
    account: await ledgerAccountOf(asked.bankAccountId),
    bankAccountId: asked.bankAccountId ?? null,
    warnings: [],
  }
}

function assumed(candidates: readonly DatabaseRow[]): MoneyAccount {
  const [first, second] = candidates
  if (!first || (second && !first.isDefault)) {
    const why = first
      ? 'The company has several bank accounts and none is the default'
      : 'The company has no active bank account'
    return {
      account: 'cash',
      bankAccountId: null,
      warnings: [
        warning(
          `${why}, so this is booked to cash: send bankAccountId, or set defaultBankAccountId of ` +
            `/settings/accounting`,
          null
        ),
      ],
    }
  }

  const why = first.isDefault ? 'the default bank account' : 'the only active bank account'
  const { bankAccountId, bankName } = first
  return {
    account: accountOf(first),
    bankAccountId,
    warnings: [
      warning(
        `bankAccountId was not sent, so this is booked to ${bankName}, ${why}`,
        bankAccountId
      ),
    ],
  }
}

const warning = (message: string, bankAccountId: string | null): MoneyWarning => ({
  code: 'BANK_ACCOUNT_ASSUMED',
  message,
  bankAccountId,
})

/** The ledger account of a bank account, or cash. 422 NOT_FOUND, 409 BANK_ACCOUNT_INACTIVE. */
export async function ledgerAccountOf(
  bankAccountId: string | null | undefined
): Promise<{ accountId: string } | 'cash'> {
  if (!bankAccountId) return 'cash'

  const [found] = await rows(`SELECT ${BANKS} WHERE b.tenant_id = ? AND b.id = ?${inShareMode()}`, [
    Current.tenantId,
    bankAccountId,
  ])
  if (!found) throw invalid('bankAccountId', 'NOT_FOUND', 'There is no such bank account')
  if (!found.isBankActive)
    throw conflict('BANK_ACCOUNT_INACTIVE', `Bank account ${found.bankName} is not active`, {
      field: 'bankAccountId',
    })
  return accountOf(found)
}

function accountOf(found: DatabaseRow) {
  const [{ id }] = feedAccounts([found])
  return { accountId: id }
}
