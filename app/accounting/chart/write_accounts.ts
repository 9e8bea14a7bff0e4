/** Writes accounts of a chart and the roles that they play. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { folded } from '#core/database/search_text'
import { insertInto } from '#core/database/sql'
import { countRows, defer } from '#core/database/transaction/writes'
import { accountsOfChart, type Chart, type ChartAccount } from '#accounting/chart/templates/chart'
import type { Role } from '#accounting/roles/roles'

const worked = new Map<Chart, (ChartAccount & { searchText: string })[]>()

export const rolesInsert = (accountOf: readonly (readonly [Role, string])[]) =>
  insertInto(
    'account_roles',
    accountOf.map(([role, id]) => ({ tenant_id: Current.tenantId, role, account_id: id }))
  )

/** Adds new ids to `ids`, which has those of parents. */
export function writeAccounts(
  chart: Chart,
  accounts: ReturnType<typeof accountsIn>,
  ids: Map<string, string>
) {
  const now = clock.now()
  for (const { code } of accounts) ids.set(code, newId(now.getTime()))

  defer(
    insertInto(
      'accounts',
      accounts.map(({ code, name, parent, type, nature, isContra, isGroup, ...rest }) => ({
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
        tax_nature: rest.taxNature,
        search_text: rest.searchText,
        version: 1,
        created_at: sqlInstant(now),
        updated_at: sqlInstant(now),
      }))
    )
  )
  countRows('accounts', accounts.length)
}

/** Cached, because it is equal for all companies. */
export function accountsIn(chart: Chart) {
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
