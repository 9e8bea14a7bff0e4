/** The periodic job of the event log. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sweepEventsOfCompany } from '#integrations/event_log/sweep'
import { eachTenant } from '#worker/job'

/** Removes what is older than 30 days, by the primary key of each company. */
export async function sweepEvents(signal: AbortSignal) {
  const companies = await Current.acrossTenants('find companies with events', () =>
    rows<{ id: number }>('SELECT DISTINCT tenant_id AS id FROM webhook_messages')
  )
  await eachTenant(
    companies.map(({ id }) => id),
    signal,
    () => sweepEventsOfCompany(signal)
  )
}
