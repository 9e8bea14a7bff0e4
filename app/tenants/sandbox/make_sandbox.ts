import { record } from '#core/audit/audit'
import { Current, type CurrentTenant } from '#core/context/current'
import { DOMAINS } from '#core/context/domain'
import { transaction } from '#core/database/transaction/transaction'
import { defer, flushWrites } from '#core/database/transaction/writes'
import { insertInto } from '#core/database/sql'
import { lockName } from '#core/numbering/number_series'
import { FIRST_BY_DEFAULT, FIRST_NUMBERS, firstNumberOf } from '#core/numbering/series_start'
import { newId } from '#core/primitives/ids'
import { nextNumber } from '#tenants/create_tenant'
import Tenant from '#tenants/models/tenant'
import { copyRows } from '#tenants/sandbox/copy_rows'

/** Makes the sandbox of a company in its context, or returns the one that another request made. */
export function makeSandbox({ id }: CurrentTenant): Promise<CurrentTenant> {
  return transaction(async () => {
    const company = await lockForSandbox(id)
    const known = await Tenant.query().where('sandbox_of', id).forUpdate().first()
    if (known) return known.toCurrent()

    const sandbox = await newSandbox(company)
    recordOf('created', sandbox)
    return sandbox
  })
}

/**
 * Locks the company's name of its sandbox, so that two requests make one after the other. The shared
 * lock of its row keeps out a suspension or deletion meanwhile, and no write of the company.
 */
export async function lockForSandbox(companyId: number): Promise<Tenant> {
  await lockName('ceiling:sandbox')
  return Tenant.query().where('id', companyId).forShare().firstOrFail()
}

/** A new sandbox with the settings of its company and what domains copy; no other may stand. */
export async function newSandbox(company: Tenant): Promise<CurrentTenant> {
  const { name, industry, countryCode, currency, timezone, locale, enabledModules } = company
  const made = await Tenant.create({
    id: await nextNumber(),
    publicId: newId(),
    sandboxOf: company.id,
    isCompany: null,
    ...{ name, industry, countryCode, currency, timezone, locale, enabledModules },
    settings: company.settings,
    limits: company.limits,
    // Deleted with a company that is being deleted: only a SUPER_ADMIN still works in it.
    status: company.status,
    statusThen: company.statusThen,
    deleteAfter: company.deleteAfter,
  })
  await flushWrites()

  const [from, to] = [company.toCurrent(), made.toCurrent()]
  await copyRows(from, to)
  await Current.within(to, async () => {
    beginNumbers(company.settings)
    for (const { onNewSandbox } of DOMAINS) await onNewSandbox?.()
    await flushWrites()
  })
  return to
}

/** Audited in the company, since the log of a sandbox ends with it. */
export const recordOf = (action: 'created' | 'reset', { publicId }: CurrentTenant) =>
  record({
    action: `sandbox.${action}`,
    entity: 'sandbox',
    entityId: publicId,
    before: null,
    after: null,
  })

/** Series whose first number the company has chosen begin there. */
function beginNumbers(settings: unknown) {
  const series = Object.keys(FIRST_NUMBERS)
    .map((name) => ({ name, first: firstNumberOf(name, settings) }))
    .filter(({ first }) => first !== FIRST_BY_DEFAULT)
    .map(({ name, first }) => ({ tenant_id: Current.tenantId, name, last: first - 1 }))
  if (series.length) defer(insertInto('number_series', series))
}
