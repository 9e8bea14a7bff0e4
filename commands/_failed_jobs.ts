/** Shared parts of the outbox commands. Import it once the application runs. */
import { isUuid } from '#core/input/fields'
import type { FailedJob, Selection } from '#core/jobs/failed_jobs'
import { UsageError } from '#commands/_failures'
import type { Cells } from '#commands/_table'
import { findTenant, tenantOrPlatform } from '#commands/_tenants'

/** Selects failed jobs by company, or `platform`, and by id. Refuses malformed ids. */
export async function chosen({
  tenant,
  id,
}: {
  tenant?: string
  id?: string[]
}): Promise<Selection> {
  const ids = id?.map((one) => String(one).trim().toLowerCase()) // ace parses "7" as a number
  const wrong = ids?.find((one) => !isUuid(one))
  if (wrong !== undefined)
    throw new UsageError(`--id: "${wrong}" is not an id; outbox:status --failed shows them.`)

  const tenantId = tenant === undefined ? undefined : (await companyOf(tenant)).id
  return { tenantId, ids }
}

const companyOf = (nameOrId: string) =>
  nameOrId === 'platform' ? tenantOrPlatform(nameOrId) : findTenant(nameOrId)

export const cellsOf = ({
  id,
  tenant,
  queue,
  job,
  attempts,
  since,
  lastError,
}: FailedJob): Cells => {
  return { id, 'company': tenant, queue, job, attempts, since, 'last error': lastError }
}
