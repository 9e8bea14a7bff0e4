/** Creates a company's chart of accounts. */
import { record } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { defer, flushWrites } from '#core/database/transaction/writes'
import { chartOfCompany } from '#accounting/chart/chart_of_company'
import type { Chart } from '#accounting/chart/templates/chart'
import { accountsIn, rolesInsert, writeAccounts } from '#accounting/chart/write_accounts'
import { ROLE_NAMES } from '#accounting/roles/roles'

/** For a new company. */
export async function giveChart() {
  defer(insertInto('ledgers', [{ tenant_id: Current.tenantId, closed_through: null }]))
  writeChart(chartOfCompany())
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
    writeChart(chartOfCompany())
    await flushWrites()
  })
}

function writeChart(chart: Chart) {
  const accounts = accountsIn(chart)
  const ids = new Map<string, string>()

  writeAccounts(chart, accounts, ids)
  defer(rolesInsert(ROLE_NAMES.map((role) => [role, ids.get(chart.roles[role])!])))
  record({
    action: 'chart_of_accounts.created',
    entity: 'chart_of_accounts',
    entityId: null,
    after: { countryCode: chart.countryCode, accounts: accounts.length },
  })
}
