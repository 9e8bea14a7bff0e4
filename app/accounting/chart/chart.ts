/** Creates a company's chart of accounts, and adds roles of later releases. */
import { record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, type CurrentTenant } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { newId } from '#core/primitives/ids'
import { languageOf } from '#core/primitives/language'
import { folded } from '#core/database/search_text'
import { insertInto } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { countRows, defer, flushWrites } from '#core/database/transaction/writes'
import { accountsOfChart, type Chart, type ChartAccount } from '#accounting/chart/templates/chart'
import { CO } from '#accounting/chart/templates/co'
import { GENERAL } from '#accounting/chart/templates/general'
import { GENERAL_SPANISH } from '#accounting/chart/templates/general_spanish'
import { ROLE_NAMES, type Role } from '#accounting/roles/roles'

const CHARTS: Record<string, Chart> = { CO }
const worked = new Map<Chart, (ChartAccount & { searchText: string })[]>()

/** The country's chart, else the general one in the company's language. */
const chartOf = ({ countryCode, locale }: CurrentTenant): Chart =>
  CHARTS[countryCode] ?? (languageOf(locale) === 'es' ? GENERAL_SPANISH : GENERAL)

/** For a new company. */
export async function giveChart() {
  defer(insertInto('ledgers', [{ tenant_id: Current.tenantId, closed_through: null }]))
  writeChart(chartOf(Current.tenant))
}

/** For a new sandbox, which has the accounts of its company, except where that has none. */
export async function openSandbox() {
  await flushWrites()
  const [copied] = await rows('SELECT id FROM accounts WHERE tenant_id = ? LIMIT 1', [
    Current.tenantId,
  ])
  if (!copied) return giveChart()
  defer(insertInto('ledgers', [{ tenant_id: Current.tenantId, closed_through: null }]))
}

/** For a company without a chart. The ledger's key orders two calls. */
export async function ensureChart() {
  await transaction(async () => {
    const added = await execute(
      `INSERT IGNORE INTO ledgers (tenant_id, closed_through) VALUES (?, NULL)`,
      [Current.tenantId]
    )
    if (!added) return
    writeChart(chartOf(Current.tenant))
    await flushWrites()
  })
}

/**
 * Adds roles of a later release: each gets the chart's account, which is created if its code is
 * free. The ledger's lock orders two calls.
 */
export async function ensureRoles(missing: readonly Role[]) {
  await transaction(async () => {
    await rows('SELECT tenant_id FROM ledgers WHERE tenant_id = ? FOR UPDATE', [Current.tenantId])
    const chart = chartOf(Current.tenant)
    const wanted = withParents(
      chart,
      missing.map((role) => chart.roles[role])
    )
    const known = await rows(
      `SELECT code, id FROM accounts WHERE tenant_id = ? AND code IN (${wanted.map(() => '?').join(',')})`,
      [Current.tenantId, ...wanted.map(({ code }) => code)]
    )
    const ids = new Map(known.map(({ code, id }) => [code as string, id as string]))

    const made = wanted.filter(({ code }) => !ids.has(code))
    if (made.length) writeAccounts(chart, made, ids)
    defer(rolesInsert(missing, chart, ids).replace('INSERT', 'INSERT IGNORE'))
    defer(`UPDATE ledgers SET version = version + 1 WHERE tenant_id = ${Current.tenantId}`)
    record({
      action: 'chart_of_accounts.completed',
      entity: 'chart_of_accounts',
      entityId: null,
      after: { roles: missing, accounts: made.map(({ code }) => code) },
    })
    for (const { code } of made) await announce('account.created', { accountId: ids.get(code)! })
    await flushWrites()
  })
}

/** These accounts with their ancestors, parents first. */
function withParents(chart: Chart, codes: readonly string[]) {
  return accountsIn(chart).filter(
    ({ code, isGroup }) =>
      codes.includes(code) || (isGroup && codes.some((one) => one.startsWith(code)))
  )
}

function writeChart(chart: Chart) {
  const accounts = accountsIn(chart)
  const ids = new Map<string, string>()

  writeAccounts(chart, accounts, ids)
  defer(rolesInsert(ROLE_NAMES, chart, ids))
  record({
    action: 'chart_of_accounts.created',
    entity: 'chart_of_accounts',
    entityId: null,
    after: { countryCode: chart.countryCode, accounts: accounts.length },
  })
}

const rolesInsert = (roles: readonly Role[], chart: Chart, ids: ReadonlyMap<string, string>) =>
  insertInto(
    'account_roles',
    roles.map((role) => ({
      tenant_id: Current.tenantId,
      role,
      account_id: ids.get(chart.roles[role]),
    }))
  )

/** Adds new ids to `ids`, which has those of parents. */
function writeAccounts(
  chart: Chart,
  accounts: ReturnType<typeof accountsIn>,
  ids: Map<string, string>
) {
  const now = clock.now()
  for (const { code } of accounts) ids.set(code, newId(now.getTime()))

  defer(
    insertInto(
      'accounts',
      accounts.map(({ code, name, parent, type, nature, isContra, isGroup, searchText }) => ({
        tenant_id: Current.tenantId,
        id: ids.get(code),
        code,
        name,
        type,
        nature,
        parent_id: parent && ids.get(parent),
        country_code: chart.countryCode,
        is_contra: isContra,
        is_group: isGroup,
        is_active: true,
        search_text: searchText,
        version: 1,
        created_at: sqlInstant(now),
        updated_at: sqlInstant(now),
      }))
    )
  )
  countRows('accounts', accounts.length)
}

/** Cached, because it is equal for all companies. */
function accountsIn(chart: Chart) {
  if (!worked.has(chart))
    worked.set(
      chart,
      accountsOfChart(chart).map((account) => ({
        ...account,
        searchText: folded(account.code, account.name).slice(0, 300),
      }))
    )
  return worked.get(chart)!
}
