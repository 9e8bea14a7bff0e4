/** What the commands of the outbox share. To be imported once the application runs. */
import { isUuid } from '#core/input/fields'
import type { FailedJob, Selection } from '#core/jobs/failed_jobs'
import { UsageError } from '#commands/_failures'
import type { Cells } from '#commands/_table'
import { findTenant, tenantOrPlatform } from '#commands/_tenants'

/**
 * The failed jobs that a command's company and ids name; `platform` is the platform itself. Refuses
 * what is no id.
 */
export async function chosen({
  tenant,
  id,
}: {
  tenant?: string
  id?: string[]
}): Promise<Selection> {
  const ids = id?.map((one) => String(one).trim().toLowerCase()) // the terminal's reader makes a number of "7"
  const wrong = ids?.find((one) => !isUuid(one))
  if (wrong !== undefined)
    throw new UsageError(`--id: "${wrong}" is not an id; outbox:status --failed shows them.`)

  const tenantId = tenant === undefined ? undefined : (await companyOf(tenant)).id
  return { tenantId, ids }
}

const companyOf = (nameOrId: string) =>
  nameOrId === 'platform' ? tenantOrPlatform(nameOrId) : findTenant(nameOrId)

/** A failed job as a row of a table. */
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
