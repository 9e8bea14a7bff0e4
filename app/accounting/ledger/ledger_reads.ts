/**
 * The last closed day and the accounts of roles, for postings. The ledger's row is share-locked
 * until the transaction ends, before goods, warehouses and accounts; changes of roles lock it
 * exclusively and raise its version, by which roles are cached. The row also has the version of the
 * company's warehouses.
 */
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { isInTransaction, PerTransaction } from '#core/database/transaction/writes'
import type { CostCenterRule, TaxNature } from '#accounting/chart/account_types'
import { ensureChart } from '#accounting/chart/chart'
import { ensureRoles } from '#accounting/chart/complete_chart'
import { ROLE_NAMES, type Target } from '#accounting/roles/roles'

type Statement = readonly [sql: string, bindings?: readonly unknown[]]

export type PostingAccount = {
  id: string
  code: string
  name: string
  type: string
  isActive: boolean
  isGroup: boolean
  requiresThirdParty: boolean
  costCenter: CostCenterRule
  taxNature: TaxNature | null
}

type Roles = ReadonlyMap<string, PostingAccount>

/**
 * `accounts` are those read by id, `values` those of `cachedByLedger`. `isChanged`: this transaction
 * made the version, so that nothing is cached for others.
 */
type Ledger = {
  closedThrough: string | null
  version: number
  warehousesVersion: number
  isChanged?: boolean
  roles?: Roles
  values: Map<unknown, unknown>
  accounts: Map<string, PostingAccount>
}

/** Columns for `feedAccounts`, on alias `a`. */
export const COLUMNS = `a.id, a.code, a.name, a.type, a.is_active AS isActive, a.is_group AS isGroup,
       a.requires_third_party AS requiresThirdParty, a.cost_center AS costCenter, a.tax_nature AS taxNature`
const MOST_KNOWN = 5_000

/** The ledger of the open transaction. */
const locked = new PerTransaction<Ledger>()

/** Whether the open transaction has raised the version. */
const changed = new PerTransaction<boolean>()

/** Roles by tenant, with their version of the ledger. */
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
 * `ledgerReads` with the company's settings, also without a ledger. A subquery does not lock the
 * company's row, which sales would keep busy.
 */
export function ledgerAndSettings(): Statement {
  return [
    `SELECT t.settings, l.closed_through AS closedThrough, l.version, l.warehouses_version AS warehousesVersion FROM (SELECT settings FROM tenants WHERE id = ?) t LEFT JOIN ledgers l ON l.tenant_id = ?${inShareMode()}`,
    [Current.tenantId, Current.tenantId],
  ]
}

/**
 * Takes the answer of `ledgerReads`; the first one counts. An older company without a ledger gets
 * it when needed.
 */
export function feedLedger([found]: readonly DatabaseRow[]): Ledger | undefined {
  const before = locked.get()
  if (before || !found?.version) return before

  const ledger: Ledger = {
    isChanged: changed.get(),
    values: new Map(),
    closedThrough: found.closedThrough,
    version: Number(found.version),
    warehousesVersion: Number(found.warehousesVersion),
    accounts: new Map(),
  }
  if (isInTransaction()) locked.set(ledger)
  return ledger
}

/** The company's roles and their accounts. */
export async function accountsByRole(): Promise<Roles> {
  const one = await currentLedger()
  if (one.roles) return one.roles
  const { version, isChanged } = one
  const cached = known.get(Current.tenantId)
  if (isInTransaction() && !isChanged && cached?.version === version)
    return (one.roles = cached.roles)

  const roles = await readRoles()
  if (isInTransaction() && !isChanged) cacheRoles(version, roles)
  return (one.roles = roles)
}

/**
 * The last closed day (`YYYY-MM-DD`) or null. Inside a transaction it cannot change. A company
 * without a chart gets one.
 */
export async function closedThrough(): Promise<string | null> {
  return (await currentLedger()).closedThrough
}

/** The version of the company's warehouses; undefined without a locked ledger. */
export const warehousesVersion = (): number | undefined => locked.get()?.warehousesVersion

/** Raises the version: waits for running stock movements, and blocks new ones until COMMIT. */
export const nextWarehousesVersion = () =>
  [
    'UPDATE ledgers SET warehouses_version = warehouses_version + 1 WHERE tenant_id = ?',
    [Current.tenantId],
  ] as const

/** The account of each target, in order; 422 NOT_FOUND for an unknown id. */
export async function accountsFor(targets: readonly Target[]): Promise<PostingAccount[]> {
  const { accounts } = await currentLedger()
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

/** Accounts by id, share-locked. */
export async function readAccounts(ids: readonly string[]): Promise<PostingAccount[]> {
  const wanted = [...new Set(ids)].sort()
  return feedAccounts(
    await rows(
      `SELECT ${COLUMNS} FROM accounts a WHERE a.tenant_id = ? AND a.id IN (${wanted.map(() => '?').join(',')}) ORDER BY a.id${inShareMode()}`,
      [Current.tenantId, ...wanted]
    )
  )
}

/** Accounts that the caller has read and locked, so that postings need not. */
export function feedAccounts(found: readonly DatabaseRow[]): PostingAccount[] {
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
  ledgerChanged()
  return ((await currentLedger()).roles = await readRoles())
}

async function readRoles(): Promise<Roles> {
  const found = await rows(
    `SELECT r.role, ${COLUMNS} FROM account_roles r JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id WHERE r.tenant_id = ?`,
    [Current.tenantId]
  )
  return new Map(found.map(({ role, ...row }) => [role as string, accountOf(row)]))
}

/** The company's ledger, share-locked in a transaction. A company without a chart gets one. */
export async function currentLedger(): Promise<Ledger> {
  const read = async () => feedLedger(await rows(...ledgerReads()))
  const found = locked.get() ?? (await read())
  if (found) return found

  await ensureChart()
  return Object.assign((await read())!, { isChanged: true })
}

/** Forgets what the open transaction has read, after it raised the version. */
export function ledgerChanged() {
  if (!isInTransaction()) return
  changed.set(true)
  const ledger = locked.get()
  if (!ledger) return
  Object.assign(ledger, { isChanged: true, roles: undefined })
  ledger.values.clear()
  ledger.accounts.clear()
}

function cacheRoles(version: number, roles: Roles) {
  known.delete(Current.tenantId)
  known.set(Current.tenantId, { version, roles })
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
}

/** Inside a transaction, rows stay unchanged until it ends. */
export const inShareMode = () => (isInTransaction() ? ' LOCK IN SHARE MODE' : '')

function accountOf(row: DatabaseRow): PostingAccount {
  const { id, code, name, type, isActive, isGroup, requiresThirdParty, costCenter, taxNature } = row
  return {
    ...{ id, code, name, type, costCenter, taxNature },
    isActive: Boolean(isActive),
    isGroup: Boolean(isGroup),
    requiresThirdParty: Boolean(requiresThirdParty),
  }
}
