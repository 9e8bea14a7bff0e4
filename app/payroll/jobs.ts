import type { TenantJobs } from '#core/context/domain'
import { computeRun } from '#payroll/actions/compute_run'

export default {
  payroll: { compute: computeRun },
} satisfies TenantJobs
