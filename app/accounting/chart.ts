/** Gives a company its chart of accounts: one INSERT for the accounts, one for their roles, nothing read. */
import { record } from '#core/audit'
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { execute, flush } from '#core/database'
import { newId } from '#core/ids'
import { folded } from '#core/search'
import { insertInto } from '#core/sql'
import { transaction } from '#core/transaction'
import { accountsOfChart, type Chart, type ChartAccount } from '#accounting/charts/chart'
import { CO } from '#accounting/charts/co'
import { GENERAL } from '#accounting/charts/general'
import { ROLE_NAMES } from '#accounting/roles'

const CHARTS: Record<string, Chart> = { CO }
const worked = new Map<Chart, (ChartAccount & { searchText: string })[]>()

export const chartOf = (countryCode: string): Chart => CHARTS[countryCode] ?? GENERAL

/** For a company that is being made. */
export async function giveChart() {
  Current.unit!.defer(insertInto('ledgers', [{ tenant_id: Current.tenantId, closed_through: null }]))
  writeChart(chartOf(Current.tenant.countryCode))
}

/** For a company that may be older than its chart; does nothing when there is one. Two at once: the later waits, and finds it. */
export async function ensureChart() {
  await transaction(async () => {
    const added = await execute(`INSERT IGNORE INTO ledgers (tenant_id, closed_through) VALUES (?, NULL)`, [Current.tenantId])
    if (!added) return
    writeChart(chartOf(Current.tenant.countryCode))
    await flush(Current.unit!.connection)
  })
}

function writeChart(chart: Chart) {
  const unit = Current.unit!
  const { tenantId } = Current
  const now = clock.now()
  const accounts = accountsIn(chart)
  const ids = new Map(accounts.map(({ code }) => [code, newId(now.getTime())]))

  unit.defer(
    insertInto(
      'accounts',
      accounts.map(({ code, name, parent, type, nature, isContra, isGroup, searchText }) => ({
        tenant_id: tenantId,
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
  unit.defer(insertInto('account_roles', ROLE_NAMES.map((role) => ({ tenant_id: tenantId, role, account_id: ids.get(chart.roles[role]) }))))
  unit.count('accounts', accounts.length)
  record({ action: 'chart_of_accounts.created', entity: 'chart_of_accounts', entityId: null, after: { countryCode: chart.countryCode, accounts: accounts.length } })
}

/** The same for every company: worked out once. */
function accountsIn(chart: Chart) {
  if (!worked.has(chart)) worked.set(chart, accountsOfChart(chart).map((account) => ({ ...account, searchText: folded(account.code, account.name).slice(0, 300) })))
  return worked.get(chart)!
}
