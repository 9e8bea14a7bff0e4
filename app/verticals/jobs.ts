/** Jobs of all verticals, by queue. */
import type { TenantJobs } from '#core/context/domain'
import { VERTICALS } from '#core/context/modules'

const jobs: TenantJobs = {}
for (const vertical of VERTICALS) {
  const own: TenantJobs = (await vertical.jobs?.())?.default ?? {}
  for (const [queue, named] of Object.entries(own) as [keyof TenantJobs, object][])
    jobs[queue] = { ...jobs[queue], ...named }
}

export default jobs
