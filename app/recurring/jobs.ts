import type { TenantJobs } from '#core/context/domain'
import { runCompany } from '#recurring/daily/run_company'

export default { recurring: { run: runCompany } } satisfies TenantJobs
