/** Gives older companies the accounts and roles of a later release. */
import { record } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { defer, flushWrites } from '#core/database/transaction/writes'
import { announce } from '#core/jobs/outbox'
import { chartOfCompany } from '#accounting/chart/chart_of_company'
import type { Chart, ChartAccount } from '#accounting/chart/templates/chart'
import { accountsIn, rolesInsert, writeAccounts } from '#accounting/chart/write_accounts'
import { GROUP_ROLES, type Role } from '#accounting/roles/roles'

type Known = ReadonlyMap<string, { id: string; isGroup: boolean }>

/**
 * Adds roles: each gets the chart's account, which is created if its code is free, or the first
 * account beneath it. The ledger's lock orders two calls.
 */
export async function ensureRoles(missing: readonly Role[]) {
  await transaction(async () => {
    const chart = chartOfCompany()
    const codes = missing.map((role) => chart.roles[role])
    const { ids, made, known } = await completeChart(chart, codes)
    const accounts: [Role, string][] = []
    for (const role of missing) {
      const code = chart.roles[role]
      const isTooHigh = known.get(code)?.isGroup && !GROUP_ROLES.includes(role)
      accounts.push([role, (isTooHigh && (await firstBeneath(code))) || ids.get(code)!])
    }
    defer(rolesInsert(accounts).replace('INSERT', 'INSERT IGNORE'))
    await announceChart(made, ids, missing)
  })
}

/**
 * The ids of these accounts of the country's chart, by code, perhaps with those of their groups. An
 * older company gets those that it lacks. Codes that the chart has not are left out.
 */
export async function ensureAccounts(
  codes: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  const known = await accountsNamed(codes)
  const chart = chartOfCompany()
  const missing = accountsIn(chart).some(({ code }) => codes.includes(code) && !known.has(code))
  if (!missing) return new Map([...known].map(([code, { id }]) => [code, id]))

  return transaction(async () => {
    const { ids, made } = await completeChart(chart, codes)
    await announceChart(made, ids)
    return ids
  })
}

/** Creates the accounts that are missing, beneath groups alone; `ids` are those of all. */
async function completeChart(chart: Chart, codes: readonly string[]) {
  await rows('SELECT tenant_id FROM ledgers WHERE tenant_id = ? FOR UPDATE', [Current.tenantId])
  const wanted = withParents(chart, codes)
  const known = await accountsNamed(wanted.map(({ code }) => code))
  const made = wanted
    .filter(({ code }) => !known.has(code))
    .map(({ parent, ...account }) => ({
      ...account,
      parent: parent && known.get(parent)?.isGroup === false ? null : parent,
    }))
  const ids = new Map([...known].map(([code, { id }]) => [code, id]))
  if (made.length) writeAccounts(chart, made, ids)
  return { ids, made, known }
}

/** These accounts with their ancestors, parents first. */
function withParents(chart: Chart, codes: readonly string[]) {
  return accountsIn(chart).filter(
    ({ code, isGroup }) =>
      codes.includes(code) || (isGroup && codes.some((one) => one.startsWith(code)))
  )
}

async function accountsNamed(codes: readonly string[]): Promise<Known> {
  if (!codes.length) return new Map()
  const found = await rows(
    'SELECT code, id, is_group AS isGroup FROM accounts WHERE tenant_id = ? AND code IN (?)',
    [Current.tenantId, codes]
  )
  return new Map(found.map(({ code, id, isGroup }) => [code, { id, isGroup: Boolean(isGroup) }]))
}

async function firstBeneath(code: string): Promise<string | undefined> {
  const [found] = await rows(
    `SELECT id
       FROM accounts
       WHERE tenant_id = ? AND code LIKE ? AND is_group = 0
       ORDER BY is_active DESC, code
       LIMIT 1`,
    [Current.tenantId, `${code}%`]
  )
  return found?.id
}

async function announceChart(
  made: readonly ChartAccount[],
  ids: ReadonlyMap<string, string>,
  roles: readonly Role[] = []
) {
  defer(`UPDATE ledgers SET version = version + 1 WHERE tenant_id = ${Current.tenantId}`)
  record({
    action: 'chart_of_accounts.completed',
    entity: 'chart_of_accounts',
    entityId: null,
    after: { roles, accounts: made.map(({ code }) => code) },
  })
  for (const { code } of made) await announce('account.created', { accountId: ids.get(code)! })
  await flushWrites()
}
