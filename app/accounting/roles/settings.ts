/** Settings of roles and the default bank account. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, execute, rows, selects } from '#core/database/query'
import { record } from '#core/audit/audit'
import { conflict, invalid } from '#core/errors/refusal'
import { insertInto } from '#core/database/sql'
import { zero } from '#core/primitives/decimal'
import { isUuid } from '#core/primitives/ids'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { defer } from '#core/database/transaction/writes'
import { ensureChart } from '#accounting/chart/chart'
import { cachedByLedger } from '#accounting/ledger/cached_by_ledger'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger/lock_ledger'
import { readAccounts, type PostingAccount } from '#accounting/ledger/ledger_reads'
import {
  changeBillSettings,
  shownBillSettings,
  type BillChanges,
  type ReceiptPosting,
} from '#accounting/roles/bill_settings'
import {
  CONTROL_ROLES,
  GROUP_ROLES,
  ROLE_NAMES,
  TYPE_OF_ROLE,
  type Role,
} from '#accounting/roles/roles'

type AccountingSettings = {
  roles: Record<Role, string | null>
  expenseAccounts: Record<string, string>
  defaultBankAccountId: string | null
  roundingLimit: number
  receiptPosting: ReceiptPosting
  billPriceTolerance: number | null
  billQuantityTolerance: number
  closedThrough: string | null
  version: number
}

type Changes = {
  roles?: Partial<Record<Role, string>>
  expenseAccounts?: Record<string, string | null>
  defaultBankAccountId?: string | null
  roundingLimit?: Big | null
} & BillChanges

const PREFIX = 'expense:'

/** The largest rounding difference of a payment, cached by the ledger's version. */
export const roundingLimit = cachedByLedger(async (): Promise<Big> => {
  const [ledger] = await rows('SELECT rounding_limit AS most FROM ledgers WHERE tenant_id = ?', [
    Current.tenantId,
  ])
  return new Big(ledger?.most ?? 0)
})

/**
 * The account of each role (null when missing) and of each expense category. A company without a
 * chart gets one.
 */
export async function accountingSettings(): Promise<AccountingSettings> {
  const { tenantId } = Current
  const [all, [ledger]] = await atOneMoment(() =>
    selects([
      ['SELECT role, account_id AS accountId FROM account_roles WHERE tenant_id = ?', [tenantId]],
      [
        `SELECT version, closed_through AS closedThrough,
                default_bank_account_id AS defaultBankAccountId, rounding_limit AS roundingLimit
           FROM ledgers
          WHERE tenant_id = ?`,
        [tenantId],
      ],
    ])
  )
  if (!ledger) return ensureChart().then(accountingSettings)

  const accountOf = new Map(all.map((row) => [row.role as string, row.accountId as string]))
  const ofCategories = all
    .filter(({ role }) => role.startsWith(PREFIX))
    .map(({ role, accountId }) => [role.slice(PREFIX.length), accountId])
  return {
    roles: Object.fromEntries(
      ROLE_NAMES.map((role) => [role, accountOf.get(role) ?? null])
    ) as AccountingSettings['roles'],
    expenseAccounts: Object.fromEntries(ofCategories) as Record<string, string>,
    defaultBankAccountId: ledger.defaultBankAccountId,
    roundingLimit: Number(ledger.roundingLimit),
    ...(await shownBillSettings()),
    closedThrough: ledger.closedThrough,
    version: Number(ledger.version),
  }
}

/**
 * Changes accounts after `mustBeAt` has accepted the version. Documents keep the ledger's lock, so
 * each uses either the old or the new accounts.
 */
export async function changeAccountingSettings(
  {
    roles = {},
    expenseAccounts = {},
    defaultBankAccountId: bank,
    roundingLimit,
    ...ofBills
  }: Changes,
  mustBeAt: (version: number) => void
) {
  await lockLedger()
  const before = await accountingSettings()
  mustBeAt(before.version)
  await mustFit(roles, expenseAccounts)
  await mustBeCategories(newOf(expenseAccounts, before.expenseAccounts))
  for (const role of CONTROL_ROLES)
    if (roles[role] && roles[role] !== before.roles[role])
      await mustBeUnused(role, before.roles[role], roles[role])
  await mustBeAlone(
    { ...before.roles, ...roles },
    { ...before.expenseAccounts, ...expenseAccounts },
    before
  )

  const set = [
    ...Object.entries(roles),
    ...Object.entries(expenseAccounts).map(
      ([category, accountId]) => [PREFIX + category, accountId] as const
    ),
  ]
  const had = {
    ...before.roles,
    ...Object.fromEntries(
      Object.entries(before.expenseAccounts).map(([category, accountId]) => [
        PREFIX + category,
        accountId,
      ])
    ),
  } as Record<string, string | null>
  const isOtherBank = bank !== undefined && bank !== before.defaultBankAccountId
  const limit = roundingLimit === null ? zero : roundingLimit
  const isOtherLimit = limit !== undefined && !limit.eq(before.roundingLimit)
  const isSame = set.every(([role, accountId]) => (had[role] ?? null) === accountId)
  const isOtherBilling = await changeBillSettings(ofBills, before)
  if (isSame && !isOtherBank && !isOtherLimit && !isOtherBilling) return before
  if (isOtherBank) await setDefaultBank(bank)
  if (isOtherLimit)
    await execute('UPDATE ledgers SET rounding_limit = ? WHERE tenant_id = ?', [
      limit.toFixed(2),
      Current.tenantId,
    ])

  for (const [role, accountId] of set.sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (accountId)
      defer(
        `${insertInto('account_roles', [{ tenant_id: Current.tenantId, role, account_id: accountId }])} ON DUPLICATE KEY UPDATE account_id = VALUES(account_id)`
      )
    else
      await execute('DELETE FROM account_roles WHERE tenant_id = ? AND role = ?', [
        Current.tenantId,
        role,
      ])
  }
  await nextLedgerVersion()

  const after = await accountingSettings()
  record({
    action: 'accounting_settings.updated',
    entity: 'accounting_settings',
    entityId: null,
    before,
    after,
  })
  return after
}

/** 422 unless it is a bank account of type BANK, 409 BANK_ACCOUNT_INACTIVE. */
async function setDefaultBank(id: string | null) {
  const field = 'defaultBankAccountId'
  const [bank] = id
    ? await rows(
        'SELECT name, type, is_active AS isActive FROM bank_accounts WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE',
        [Current.tenantId, id]
      )
    : []
  if (id && !bank) throw invalid(field, 'NOT_FOUND', 'There is no such bank account')
  if (bank && bank.type !== 'BANK')
    throw invalid(
      field,
      'INVALID',
      `${bank.name} is a cash register: defaultBankAccountId takes a bank account of type BANK`
    )
  if (bank && !bank.isActive)
    throw conflict('BANK_ACCOUNT_INACTIVE', `Bank account ${bank.name} is not active`, { field })

  await execute('UPDATE ledgers SET default_bank_account_id = ? WHERE tenant_id = ?', [
    id,
    Current.tenantId,
  ])
}

async function mustFit(
  roles: Record<string, string>,
  expenseAccounts: Record<string, string | null>
) {
  const asked = [
    ...Object.entries(roles).map(([role, id]) => ({
      field: `roles.${role}`,
      id,
      wanted: TYPE_OF_ROLE[role as Role],
      isGroup: GROUP_ROLES.includes(role as Role),
    })),
    ...Object.entries(expenseAccounts).flatMap(([category, id]) =>
      id ? [{ field: `expenseAccounts.${category}`, id, wanted: undefined, isGroup: false }] : []
    ),
  ]
  if (!asked.length) return

  const found = new Map(
    (await readAccounts(asked.map(({ id }) => id))).map((account) => [account.id, account])
  )
  const errors = asked.flatMap(({ field, id, wanted, isGroup }) => {
    const says = misfit(found.get(id), wanted, isGroup)
    return says ? [fieldError(field.split('.'), found.has(id) ? 'INVALID' : 'NOT_FOUND', says)] : []
  })
  if (errors.length) throw new ValidationFailed(errors)
}

function misfit(account: PostingAccount | undefined, wanted: string | undefined, isGroup: boolean) {
  if (!account) return 'There is no such account'
  if (!account.isActive) return `Account ${account.code} is not active`
  if (account.isGroup !== isGroup)
    return isGroup
      ? `Account ${account.code} is no group`
      : `Account ${account.code} is a group: name one beneath it`
  if (wanted && account.type !== wanted) return `Account ${account.code} must have type ${wanted}`
}

/** A deleted category's account may be repeated or removed. */
const newOf = (expenseAccounts: Record<string, string | null>, before: Record<string, string>) =>
  Object.entries(expenseAccounts).flatMap(([category, accountId]) =>
    before[category] && [before[category], null].includes(accountId) ? [] : [category]
  )

async function mustBeCategories(ids: readonly string[]) {
  for (const id of ids) {
    // The column is ASCII; other letters cannot be compared with it.
    const [category] = isUuid(id)
      ? await rows('SELECT id FROM categories WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE', [
          Current.tenantId,
          id,
        ])
      : []
    if (!category) throw invalid(`expenseAccounts.${id}`, 'NOT_FOUND', 'There is no such category')
  }
}

/**
 * A control account changes only before any posting to either account: reversals of documents go to
 * the account of the original posting.
 */
async function mustBeUnused(role: Role, ...accountIds: (string | null)[]) {
  const [used] = await rows(
    `SELECT a.code, a.name FROM account_balances b JOIN accounts a ON a.tenant_id = b.tenant_id AND a.id = b.account_id
      WHERE b.tenant_id = ? AND b.account_id IN (?, ?) ORDER BY a.code LIMIT 1`,
    [Current.tenantId, ...accountIds]
  )
  if (used)
    throw conflict(
      'IN_USE',
      `Account ${used.code} ${used.name} has postings, so its role cannot change`,
      {
        field: `roles.${role}`,
      }
    )
}

/**
 * A control account has no other role, category or bank account, because other postings would separate
 * its balance from its documents. Shared roles and categories of `before` may stay: a release can make
 * a role a control account.
 */
async function mustBeAlone(
  roles: Record<string, string | null>,
  expenseAccounts: Record<string, string | null>,
  before: Pick<AccountingSettings, 'roles' | 'expenseAccounts'>
) {
  const uses = [
    ...Object.entries(roles).map(([role, id]) => ({
      field: `roles.${role}`,
      id,
      isNew: id !== before.roles[role as Role],
    })),
    ...Object.entries(expenseAccounts).map(([category, id]) => ({
      field: `expenseAccounts.${category}`,
      id,
      isNew: id !== before.expenseAccounts[category],
    })),
  ]
  const controls = CONTROL_ROLES.flatMap((role) => {
    const id = roles[role]
    return id ? [{ field: `roles.${role}`, id, isNew: id !== before.roles[role] }] : []
  })

  for (const { field, id, isNew } of controls) {
    const other = uses.find((use) => use.id === id && use.field !== field && (isNew || use.isNew))
    if (other)
      throw conflict('CONTROL_ACCOUNT', `${field} needs an account that has no other role`, {
        field: other.field,
      })
  }
  const [bank] = await rows(
    'SELECT name, account_id AS accountId FROM bank_accounts WHERE tenant_id = ? AND account_id IN (?) LIMIT 1',
    [Current.tenantId, controls.map(({ id }) => id)]
  )
  if (bank)
    throw conflict(
      'CONTROL_ACCOUNT',
      `This is the account of the bank account ${bank.name}: use another one`,
      {
        field: controls.find(({ id }) => id === bank.accountId)!.field,
      }
    )
}
