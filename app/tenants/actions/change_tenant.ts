import { forgetCallers } from '#core/security/caller_cache'
import { Current } from '#core/context/current'
import { rows, selects } from '#core/database/query'
import { chosenIn, leaving } from '#core/calendar/past_time_zones'
import { conflict, notFound } from '#core/errors/refusal'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { PLATFORM } from '#core/context/platform_tenant'
import Tenant from '#tenants/models/tenant'
import { recordTenant } from '#tenants/tenant_audit'
import { mustBeSupported } from '#tenants/tenant_fields'

/**
 * Changes the row of a tenant, locked, with its audit; what callers are remembered by is forgotten
 * after the commit. 404 when there is none, 422 UNSUPPORTED for another currency in which no
 * company keeps its books, 409 IN_USE for one that its books and documents are not in.
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

const told = (fields: readonly string[], of: Record<string, any>) =>
  Object.fromEntries(
    fields.map((field) => [field, field === 'settings' ? chosenIn(of.settings) : of[field]])
  )

const isElsewhere = ({ $dirty, $original }: Tenant) =>
  $dirty.timezone && $dirty.timezone.toLowerCase() !== $original.timezone.toLowerCase()

/**
 * What was offered, ordered, sold, paid and posted is in the currency of its day, and is added up:
 * drafts are issued, quotes invoiced and orders received at their own prices. Sales and postings on
 * their way hold the ledger's row: none is there when this looks again. Nobody is waited for with
 * the company's row in hand, which they need: it is tried again, a few times.
 */
async function mustHaveNoBooks() {
  await mustBeUnwritten()
  await rows('SELECT tenant_id FROM ledgers WHERE tenant_id = ? FOR UPDATE NOWAIT', [
    Current.tenantId,
  ])
  await mustBeUnwritten()
}

/** What is deleted is nobody's offer or order any more. */
const WRITTEN = {
  journal_entries: '',
  invoices: '',
  quotes: ' AND live = 1',
  purchase_orders: ' AND live = 1',
}

async function mustBeUnwritten() {
  const found = await selects(
    Object.entries(WRITTEN).map(
      ([table, which]) =>
        [`SELECT id FROM ${table} WHERE tenant_id = ?${which} LIMIT 1`, [Current.tenantId]] as const
    )
  )
  if (found.some(({ length }) => length))
    throw conflict(
      'IN_USE',
      'Books and documents are kept in this currency: it is chosen before the first of them',
      { field: 'currency' }
    )
}
