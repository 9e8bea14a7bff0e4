import { forgetCallers } from '#core/security/caller_cache'
import { Current } from '#core/context/current'
import { DOMAINS } from '#core/context/domain'
import { findReference } from '#core/resources/references'
import { chosenIn, leaving } from '#core/calendar/past_time_zones'
import { conflict, notFound } from '#core/errors/refusal'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { PLATFORM } from '#core/context/platform_tenant'
import Tenant from '#tenants/models/tenant'
import { recordTenant } from '#tenants/company/tenant_audit'
import { mustBeSupported } from '#tenants/tenant_fields'

/**
 * Changes a locked tenant, audited; cached callers are dropped after the commit. 404, 422
 * UNSUPPORTED for the currency, 409 IN_USE if books use the present one.
 */
export async function changeTenant(
  id: number,
  action: string,
  change: (tenant: Tenant) => unknown
): Promise<Tenant> {
  return transaction(async () => {
    const tenant = await Tenant.query()
      .where('id', id)
      .whereNot('id', PLATFORM.id)
      .forUpdate()
      .first()
    if (!tenant) throw notFound()

    await change(tenant)
    if (tenant.$dirty.currency) mustBeSupported(tenant.currency)
    if (tenant.$dirty.currency) await Current.within(tenant.toCurrent(), mustHaveNoBooks)
    const fields = Object.keys(tenant.$dirty)
    if (!fields.length) return tenant

    const [before, after] = [tenant.$original, tenant.$dirty].map((of) => told(fields, of))
    if (isElsewhere(tenant)) tenant.settings = leaving(tenant.settings, tenant.$original.timezone)
    await tenant.save()
    recordTenant(action, tenant, before, after)
    afterCommit(forgetCallers)
    return tenant
  })
}

const told = (fields: readonly string[], of: Record<string, unknown>) =>
  Object.fromEntries(
    fields.map((field) => [field, field === 'settings' ? chosenIn(of.settings) : of[field]])
  )

const isElsewhere = ({ $dirty, $original }: Tenant) =>
  $dirty.timezone && $dirty.timezone.toLowerCase() !== $original.timezone.toLowerCase()

/**
 * 409 IN_USE once there are books or documents. Checks twice around a non-blocking lock: running
 * sales lock the books and need the company's row, which is locked here.
 */
async function mustHaveNoBooks() {
  await mustBeUnwritten()
  for (const { beforeCurrencyChange } of DOMAINS) await beforeCurrencyChange?.()
  await mustBeUnwritten()
}

async function mustBeUnwritten() {
  if (await findReference('tenants', undefined, 'currency'))
    throw conflict('IN_USE', 'The currency cannot change after the first document or entry', {
      field: 'currency',
    })
}
