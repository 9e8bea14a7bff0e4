/** The records that a requested expense names, share-locked in one batch. */
import { Current } from '#core/context/current'
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { invalid } from '#core/errors/refusal'
import type { InputOf } from '#core/endpoints/operations'
import {
  ACCOUNT_COLUMNS,
  feedAccounts,
  feedLedger,
  ledgerReads,
  type PostingAccount,
} from '#accounting/ledger'
import { mustBeNewReceipt, payeeStatements } from '#expenses/receipt_number'
import type { createExpense } from '#expenses/validators/expense'

type Input = InputOf<typeof createExpense>

export type Known = {
  accounts: ReadonlyMap<string, PostingAccount>
  /** The row of `paymentAccountId`, with its bank account. */
  paying: DatabaseRow | undefined
  /** The third party that is named, else that of the supplier. */
  thirdPartyId: string | null
}

/**
 * Locks suppliers and third parties before the ledger, and accounts after it. 422 NOT_FOUND for each
 * that is missing, but for the paying account; CONTRADICTION for a supplier of another third party;
 * 409 DUPLICATE for a receipt that was recorded.
 */
export async function knownRecords(input: Input): Promise<Known> {
  const lines = input.lines ?? []
  const { suppliers, parties, ledger, accounts, found } = await readOf({
    ...payeeStatements(input),
    ledger: ledgerReads(),
    accounts: accountsStatement([
      input.paymentAccountId,
      ...lines.flatMap(({ accountId }) => accountId ?? []),
    ]),
    found: named(
      'id',
      'categories',
      [input, ...lines].map(({ categoryId }) => categoryId)
    ),
  })
  feedLedger(ledger)

  const missing = [
    ...missingOf([[input.supplierId, ['supplierId']]], suppliers, 'supplier'),
    ...missingOf([[input.thirdPartyId, ['thirdPartyId']]], parties, 'third party'),
    ...missingOf(
      [
        [input.categoryId, ['categoryId']],
        ...lines.map(({ categoryId }, index): Named => [
          categoryId,
          ['lines', index, 'categoryId'],
        ]),
      ],
      found,
      'category'
    ),
    ...missingOf(
      lines.map(({ accountId }, index) => [accountId, ['lines', index, 'accountId']]),
      accounts,
      'account'
    ),
  ]
  if (missing.length) throw new ValidationFailed(missing)
  const thirdPartyId = thirdPartyOf(input, suppliers[0])
  await mustBeNewReceipt({ ...input, thirdPartyId })
  return {
    accounts: new Map(feedAccounts(accounts).map((account) => [account.id, account])),
    paying: accounts.find(({ id }) => id === input.paymentAccountId),
    thirdPartyId,
  }
}

function thirdPartyOf({ thirdPartyId: asked }: Input, supplier: DatabaseRow | undefined) {
  const own = (supplier?.thirdPartyId ?? null) as string | null
  if (asked && own && asked !== own)
    throw invalid(
      'thirdPartyId',
      'CONTRADICTION',
      'The supplier is another third party: send one of them'
    )
  return asked ?? own
}

/** The rows of each statement, in one round trip; none where there is nothing to read. */
async function readOf<Name extends string>(statements: Record<Name, Statement | null>) {
  const asked = Object.entries<Statement | null>(statements).filter(([, one]) => one !== null)
  const found = await selects(asked.map(([, statement]) => statement!))
  const rowsOf = new Map(asked.map(([name], index) => [name, found[index]]))
  return Object.fromEntries(
    Object.keys(statements).map((name) => [name, rowsOf.get(name) ?? []])
  ) as Record<Name, DatabaseRow[]>
}

const idsOf = (ids: readonly (string | null | undefined)[]) =>
  [...new Set(ids.filter((id) => id !== null && id !== undefined))].sort()

function named(
  columns: string,
  table: string,
  ids: readonly (string | null | undefined)[]
): Statement | null {
  const wanted = idsOf(ids)
  if (!wanted.length) return null
  return [
    `SELECT ${columns} FROM ${table} WHERE tenant_id = ? AND id IN (?) ORDER BY id LOCK IN SHARE MODE`,
    [Current.tenantId, wanted],
  ]
}

const accountsStatement = (ids: readonly string[]): Statement => [
  `SELECT ${ACCOUNT_COLUMNS}, b.name AS bankName, b.is_active AS isBankActive
     FROM accounts a LEFT JOIN bank_accounts b ON b.tenant_id = a.tenant_id AND b.account_id = a.id
    WHERE a.tenant_id = ? AND a.id IN (?) ORDER BY a.id LOCK IN SHARE MODE`,
  [Current.tenantId, idsOf(ids)],
]

type Named = [id: string | null | undefined, path: (string | number)[]]

const missingOf = (asked: readonly Named[], found: readonly DatabaseRow[], what: string) =>
  asked.flatMap(([id, path]) =>
    id && !found.some((row) => row.id === id)
      ? [fieldError(path, 'NOT_FOUND', `There is no such ${what}`)]
      : []
  )
