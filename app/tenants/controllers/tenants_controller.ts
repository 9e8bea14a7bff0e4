import type { HttpContext } from '@adonisjs/core/http'
import {
  bodyOf,
  does,
  lists,
  matchVersion,
  operation,
  pathId,
  tag,
  unlessKnown,
} from '#core/endpoints/operations'
import { keptQuota } from '#files/quota'
import { keptLimits } from '#tenants/ceilings'
import { changeTenant } from '#tenants/actions/change_tenant'
import { resumeTenant, suspendTenant } from '#tenants/actions/suspend_tenant'
import type Tenant from '#tenants/models/tenant'
import { modulesNamed } from '#tenants/modules'
import { mustBeCountry } from '#tenants/tenant_fields'
import {
  shownTenant,
  tenantList,
  tenantOrFail,
  tenantTransformer,
} from '#tenants/tenant_transformer'
import { mustBeUnchanged } from '#tenants/company/unchanged'
import { updateTenant } from '#tenants/validators/tenant'

const tenantInPath = (ctx: HttpContext) => tenantOrFail(pathId(ctx), { lock: true })

export const tenants = {
  index: lists(tenantList),

  show: operation({ kind: 'read', status: 200, output: tenantTransformer }, async (ctx) =>
    unlessKnown(ctx, shownTenant(await tenantOrFail(pathId(ctx))))
  ),

  update: operation(
    { kind: 'update', status: 200, input: updateTenant, output: tenantTransformer },
    async (ctx) => {
      const { id } = await tenantInPath(ctx)
      const { enabledModules, limits, filesQuotaMiB, ...facts } = await bodyOf(ctx, updateTenant)

      const tenant = await changeTenant(id, 'updated', (tenant) => {
        matchVersion(ctx, tenant)
        mustBeUnchanged(ctx, shownTenant(tenant), ['id', 'status'])
        mustBeCountry(facts.countryCode)
        tenant.merge({
          ...facts,
          ...(enabledModules && { enabledModules: modulesNamed(enabledModules) }),
        })
        if (filesQuotaMiB !== undefined) tenant.filesQuotaMib = keptQuota(filesQuotaMiB)
        if (limits !== undefined) tenant.limits = limits && keptLimits(tenant.limits, limits)
      })
      return tagged(ctx, tenant)
    }
  ),

  suspend: does(
    {
      of: tenantInPath,
      output: tenantTransformer,
      summary: 'Suspend a company',
    },
    async (_, ctx) => tagged(ctx, await suspendTenant(await tenantInPath(ctx)))
  ),
  resume: does(
    { of: tenantInPath, output: tenantTransformer, summary: 'Resume a company' },
    async (_, ctx) => tagged(ctx, await resumeTenant(await tenantInPath(ctx)))
  ),
}

function tagged(ctx: HttpContext, tenant: Tenant) {
  tag(ctx, tenant)
  return shownTenant(tenant)
}
