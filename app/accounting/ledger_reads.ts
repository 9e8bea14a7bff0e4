/** What a posting must know: the accounts behind roles, and the last closed day. Read once per transaction, and held until it ends. */
import { Current } from '#core/current'
import { rows, selects } from '#core/database'
import { invalid } from '#core/refusals'
import type { UnitOfWork } from '#core/transaction'
import { ensureChart, ensureRoles } from '#accounting/chart'
import { ROLE_NAMES } from '#accounting/roles'
import type { Target } from '#accounting/ledger'

type Statement = readonly [sql: string, bindings?: readonly unknown[]]

export type PostingAccount = { id: string; code: string; name: string; type: string; isActive: boolean; isGroup: boolean }

type Known = { closedThrough: string | null; roles: Map<string, PostingAccount>; accounts: Map<string, PostingAccount> }

const COLUMNS = 'a.id, a.code, a.name, a.type, a.is_active AS isActive, a.is_group AS isGroup'

/** Outside a transaction nothing is held, so nothing is remembered. */
const known = new WeakMap<UnitOfWork, Known>()

/** For a caller's first packet: `const [, , ledger] = await selects([…, …, ledgerReads()])`, then `feedLedger(ledger)`. */
export function ledgerReads(): Statement {
  const held = Current.unit ? ' LOCK IN SHARE MODE' : ''
  return [
    `SELECT l.closed_through AS closedThrough, r.role, ${COLUMNS} FROM ledgers l
       JOIN account_roles r ON r.tenant_id = l.tenant_id JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id
      WHERE l.tenant_id = ?${held}`,
    [Current.tenantId],
  ]
}

/** What `ledgerReads` answered. A company from before its chart has none: it is read again when it is needed. */
export function feedLedger(found: readonly Record<string, any>[]): Known | undefined {
  if (!found.length) return

  const roles = new Map(found.map(({ role, ...row }) => [role as string, accountOf(row)]))
  const accounts = new Map([...roles.values()].map((account) => [account.id, account]))
  const all = { closedThrough: found[0].closedThrough as string | null, roles, accounts }
  if (Current.unit) known.set(Current.unit, all)
  return all
}

/** The roles of the company and what plays them. */
export async function accountsByRole(): Promise<ReadonlyMap<string, PostingAccount>> {
  return (await ledger()).roles
}

export async function closedThrough(): Promise<string | null> {
  return (await ledger()).closedThrough
}

/** The account of each target, in the same order; 422 NOT_FOUND for an id that is none. */
export async function accountsFor(targets: readonly Target[]): Promise<PostingAccount[]> {
  const { roles, accounts } = await ledgerWith(targets)
  const missing = targets.flatMap((to) => (typeof to === 'string' || accounts.has(to.accountId) ? [] : [to.accountId]))
  for (const account of missing.length ? await readAccounts(missing) : []) accounts.set(account.id, account)

  return targets.map((to) => {
    const account = typeof to === 'string' ? (roles.get(to) ?? (to.startsWith('expense:') ? roles.get('expense') : undefined)) : accounts.get(to.accountId)
    if (account) return account
    if (typeof to === 'string') throw new Error(`No account plays the role "${to}"`)
    throw invalid('accountId', 'NOT_FOUND', 'There is no such account')
  })
}

/** Accounts by their ids, held as they are. */
export async function readAccounts(ids: readonly string[]): Promise<PostingAccount[]> {
  const wanted = [...new Set(ids)].sort()
  const held = Current.unit ? ' LOCK IN SHARE MODE' : ''
  const found = (await rows(`SELECT ${COLUMNS} FROM accounts a WHERE a.tenant_id = ? AND a.id IN (${wanted.map(() => '?').join(',')}) ORDER BY a.id${held}`, [Current.tenantId, ...wanted])).map(accountOf)

  const remembered = Current.unit && known.get(Current.unit)
  for (const account of found) remembered?.accounts.set(account.id, account)
  return found
}

/** A company that is older than a role gets it now. */
async function ledgerWith(targets: readonly Target[]): Promise<Known> {
  const found = await ledger()
  const newer = ROLE_NAMES.filter((role) => targets.includes(role) && !found.roles.has(role))
  if (!newer.length) return found

  await ensureRoles(newer)
  const [again] = await selects([ledgerReads()])
  return feedLedger(again)!
}

async function ledger(): Promise<Known> {
  const remembered = Current.unit && known.get(Current.unit)
  if (remembered) return remembered

  const read = async () => feedLedger((await selects([ledgerReads()]))[0])
  const found = await read()
  if (found) return found

  await ensureChart()
  return (await read())!
}

function accountOf({ id, code, name, type, isActive, isGroup }: Record<string, any>): PostingAccount {
  return { id, code, name, type, isActive: Boolean(isActive), isGroup: Boolean(isGroup) }
}
