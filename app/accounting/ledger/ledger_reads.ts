/**
 * What a posting must know: the last closed day, and the accounts behind roles. The ledger's row is
 * held shared from the first read on until the transaction ends, and with it which account plays
 * which role: whoever exchanges those takes the row for himself and gives it another version. So
 * roles are read once a version, and remembered.
 *
 * It is held before goods, warehouses and accounts: who waits for it, such as behind a closing,
 * must not hold what those need who have it. So the row also says at which version the company's
 * warehouses are: see inventory/warehouses/known_warehouses.ts.
 */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { isInTransaction, PerTransaction } from '#core/database/transaction/writes'
import { ensureChart, ensureRoles } from '#accounting/chart/chart'
import { ROLE_NAMES, type Target } from '#accounting/roles/roles'

type Statement = readonly [sql: string, bindings?: readonly unknown[]]

export type PostingAccount = {
  id: string
  code: string
  name: string
  type: string
  isActive: boolean
  isGroup: boolean
}

type Roles = ReadonlyMap<string, PostingAccount>

/** `accounts` are those that were read by their ids. */
type Ledger = {
  closedThrough: string | null
  version: number
  warehousesVersion: number
  isNew?: boolean
  roles?: Roles
  accounts: Map<string, PostingAccount>
}

/** Of an account on alias `a`: a statement that selects them may be fed by `feedAccounts`. */
export const COLUMNS =
  'a.id, a.code, a.name, a.type, a.is_active AS isActive, a.is_group AS isGroup'
const MOST_KNOWN = 5_000

/** The ledger that a transaction has locked. Nothing is kept outside of a transaction. */
const locked = new PerTransaction<Ledger>()

/** Roles by tenant, each with the version of the ledger at which they were read. */
const known = new Map<number, { version: number; roles: Roles }>()

/**
 * For a caller's first batch: `const [, , ledger] = await selects([…, …, ledgerReads()])`, then
 * `feedLedger(ledger)`.
 */
export function ledgerReads(): Statement {
  return [
    `SELECT closed_through AS closedThrough, version, warehouses_version AS warehousesVersion FROM ledgers WHERE tenant_id = ?${inShareMode()}`,
    [Current.tenantId],
  ]
}

/**
 * The same, and the company's settings beside it, in one statement. They are there also where there
 * is no ledger yet, and are read without holding the company's row, which whoever changes it would
 * hardly get among many sales: the clause of a statement is none of its subqueries.
 */
export function ledgerAndSettings(): Statement {
  return [
    `SELECT t.settings, l.closed_through AS closedThrough, l.version, l.warehouses_version AS warehousesVersion FROM (SELECT settings FROM tenants WHERE id = ?) t LEFT JOIN ledgers l ON l.tenant_id = ?${inShareMode()}`,
    [Current.tenantId, Current.tenantId],
  ]
}

/**
 * What `ledgerReads` answered; of several, the first counts. A company from before its chart has
 * none: it is read again when it is needed.
 */
export function feedLedger([found]: readonly Record<string, any>[]): Ledger | undefined {
  const before = locked.get()
  if (before || !found?.version) return before

  const ledger: Ledger = {
    closedThrough: found.closedThrough,
    version: Number(found.version),
    warehousesVersion: Number(found.warehousesVersion),
    accounts: new Map(),
  }
  if (isInTransaction()) locked.set(ledger)
  return ledger
}

/** The roles of the company and what plays them. */
export async function accountsByRole(): Promise<Roles> {
  const one = await ledger()
  if (one.roles) return one.roles
  const { version, isNew } = one
  const remembered = known.get(Current.tenantId)
  if (isInTransaction() && remembered?.version === version) return (one.roles = remembered.roles)

  const roles = await readRoles()
  if (isInTransaction() && !isNew) remember(version, roles)
  return (one.roles = roles)
}

/**
 * The last day that is closed (`YYYY-MM-DD`), null while none is. Inside a transaction nobody
 * closes another until it ends; a company without a chart gets it now.
 */
export async function closedThrough(): Promise<string | null> {
  return (await ledger()).closedThrough
}

/**
 * At which version this transaction holds the company's warehouses; undefined while it holds no
 * ledger.
 */
export const warehousesVersion = (): number | undefined => locked.get()?.warehousesVersion

/**
 * Of what has changed warehouses, for who changes them: it waits until nobody moves goods, and
 * nobody does until the transaction ends.
 */
export const nextWarehousesVersion = () =>
  [
    'UPDATE ledgers SET warehouses_version = warehouses_version + 1 WHERE tenant_id = ?',
    [Current.tenantId],
  ] as const

/** The account of each target, in the same order; 422 NOT_FOUND for an id that is none. */
export async function accountsFor(targets: readonly Target[]): Promise<PostingAccount[]> {
  const { accounts } = await ledger()
  const roles = await rolesFor(targets)
  const asked = targets.flatMap((to) => (typeof to === 'string' ? [] : [to.accountId]))
  if (asked.length) for (const account of roles.values()) accounts.set(account.id, account)
  const missing = asked.filter((id) => !accounts.has(id))
  for (const account of missing.length ? await readAccounts(missing) : [])
    accounts.set(account.id, account)

  return targets.map((to) => {
    const account =
      typeof to === 'string'
        ? (roles.get(to) ?? (to.startsWith('expense:') ? roles.get('expense') : undefined))
        : accounts.get(to.accountId)
    if (account) return account
    if (typeof to === 'string') throw new Error(`No account plays the role "${to}"`)
    throw invalid('accountId', 'NOT_FOUND', 'There is no such account')
  })
}

/** Accounts by their ids, held as they are. */
export async function readAccounts(ids: readonly string[]): Promise<PostingAccount[]> {
  const wanted = [...new Set(ids)].sort()
  return feedAccounts(
    await rows(
      `SELECT ${COLUMNS} FROM accounts a WHERE a.tenant_id = ? AND a.id IN (${wanted.map(() => '?').join(',')}) ORDER BY a.id${inShareMode()}`,
      [Current.tenantId, ...wanted]
    )
  )
}

/**
 * Accounts that the caller has read and holds: postings of this transaction do not read them again.
 */
export function feedAccounts(found: readonly Record<string, any>[]): PostingAccount[] {
  const ledger = locked.get()
  const accounts = found.map(accountOf)
  for (const account of accounts) ledger?.accounts.set(account.id, account)
  return accounts
}

/** A company that is older than a role gets it now. */
async function rolesFor(targets: readonly Target[]): Promise<Roles> {
  const roles = await accountsByRole()
  const newer = ROLE_NAMES.filter((role) => targets.includes(role) && !roles.has(role))
  if (!newer.length) return roles

  await ensureRoles(newer)
  return ((await ledger()).roles = await readRoles())
}

async function readRoles(): Promise<Roles> {
  const found = await rows(
    `SELECT r.role, ${COLUMNS} FROM account_roles r JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id WHERE r.tenant_id = ?`,
    [Current.tenantId]
  )
  return new Map(found.map(({ role, ...row }) => [role as string, accountOf(row)]))
}

async function ledger(): Promise<Ledger> {
  const read = async () => feedLedger(await rows(...ledgerReads()))
  const found = locked.get() ?? (await read())
  if (found) return found

  await ensureChart()
  return Object.assign((await read())!, { isNew: true })
}

function remember(version: number, roles: Roles) {
  known.delete(Current.tenantId)
  known.set(Current.tenantId, { version, roles })
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
}

/** Inside a transaction, rows are held as they are until it ends. */
export const inShareMode = () => (isInTransaction() ? ' LOCK IN SHARE MODE' : '')

function accountOf({
  id,
  code,
  name,
  type,
  isActive,
  isGroup,
}: Record<string, any>): PostingAccount {
  return { id, code, name, type, isActive: Boolean(isActive), isGroup: Boolean(isGroup) }
}
