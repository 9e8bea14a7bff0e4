import { isDeepStrictEqual } from 'node:util'
import { Current } from '#core/context/current'
import { FIRST_NUMBERS } from '#core/numbering/series_start'
import { beginSeries } from '#core/numbering/number_series'
import { bodyOf, matchVersion, operation, tag, unlessKnown } from '#core/endpoints/operations'
import type { Row } from '#core/database/sql'
import { changeTenant } from '#tenants/actions/change_tenant'
import {
  divided,
  settingsIn,
  settingsRecord,
  shownSettings,
  updateSettings,
} from '#tenants/settings'
import { mustBeCountry } from '#tenants/tenant_fields'
import { tenantOrFail } from '#tenants/tenant_transformer'
import { modulesNamed } from '#tenants/modules'
import { mustBeUnchanged } from '#tenants/company/unchanged'

export const settings = {
  show: operation(
    {
      kind: 'read',
      status: 200,
      output: settingsRecord,
      summary: 'Read the settings of the company',
    },
    async (ctx) => {
      return unlessKnown(ctx, shownSettings(await tenantOrFail(Current.tenant.publicId)))
    }
  ),

  update: operation(
    {
      kind: 'update',
      status: 200,
      input: updateSettings,
      output: settingsRecord,
      summary: 'Change the settings of the company',
    },
    async (ctx) => {
      const [chosen, { enabledModules, ...facts }] = divided(await bodyOf(ctx, updateSettings))

      const tenant = await changeTenant(Current.tenantId, 'updated', async (tenant) => {
        matchVersion(ctx, tenant)
        mustBeUnchanged(ctx, shownSettings(tenant), ['tenantId'])
        mustBeCountry(facts.countryCode)
        tenant.merge({
          ...facts,
          ...(enabledModules && { enabledModules: modulesNamed(enabledModules) }),
        })
        const now: Row = settingsIn(tenant)
        const changed = Object.fromEntries(
          Object.entries(chosen).filter(([name, value]) => !isDeepStrictEqual(value, now[name]))
        )
        await beginNumbers(now, changed)
        if (Object.keys(changed).length) tenant.settings = { ...tenant.settings, ...changed }
      })
      tag(ctx, tenant)
      return shownSettings(tenant)
    }
  ),
}

async function beginNumbers(now: Row, changed: Row) {
  for (const [series, field] of Object.entries(FIRST_NUMBERS).toSorted()) {
    if (field in changed)
      await beginSeries(series, {
        before: now[field] as number,
        first: changed[field] as number,
        field,
      })
  }
}
