/** Jobs by queue: those of the manifests, and the worker's own. */
import { sweepOutbox } from '#core/jobs/reconcile'
import { sweepIdempotencyKeys } from '#core/pipeline/idempotency_sweep'
import { QUEUE_NAMES, type QueueName } from '#core/jobs/queue_names'
import { sweepRequestLogs } from '#core/audit/requests/sweep'
import { sweepSecurityEvents } from '#core/audit/security_sweep'
import { sweepIdentity } from '#identity/sweep'
import { sweepImportFiles } from '#integrations/imports/sweep_files'
import { adoptLateRecords } from '#parties/adoption/previous_release'
import { planCompanies } from '#recurring/daily/companies_to_run'
import { planMornings } from '#reminders/daily/plan_mornings'
import { completeAllocations } from '#database/old_payments/previous_release'
import { completeTaxLines } from '#database/old_tax_lines/previous_release'
import { sweepTenants } from '#tenants/sweep'
import { sweepEvents } from '#worker/events'
import { sweepWebhooks } from '#worker/webhooks'
import { sweepExports } from '#worker/exports'
import { sweepFileBytes, sweepFiles } from '#worker/files'
import { sweepImports } from '#worker/imports'
import { asTenant, type Processors } from '#worker/job'
import { planCommunications, sweepSends } from '#worker/communications'
import { checkIntegrity } from '#worker/check_integrity'
import { endDeparturesOfAll } from '#worker/end_departures'
import { announceAllDeadlines } from '#worker/deadlines'
import { announceEndingRangesOfAll } from '#worker/ending_ranges'
import { announceOverdueAssets } from '#worker/overdue_assets'
import { postDepreciations } from '#worker/post_depreciation'
import { sealAuditLogs } from '#worker/seal_audit'
import { DOMAINS, type TenantJobs } from '#core/context/domain'

/** Jobs across companies. */
const acrossCompanies: Processors = {
  mail: { 'plan-communications': (_, signal) => planCommunications(signal) },
  audit: {
    'seal-audit': (_, signal) => sealAuditLogs(signal),
  },
  maintenance: {
    'sweep-outbox': () => sweepOutbox(),
    'sweep-idempotency-keys': (_, signal) => sweepIdempotencyKeys(signal),
    'sweep-sends': (_, signal) => sweepSends(signal),
    'sweep-webhooks': (_, signal) => sweepWebhooks(signal),
    'sweep-events': (_, signal) => sweepEvents(signal),
    'sweep-identity': () => sweepIdentity(),
    'sweep-security': (_, signal) => sweepSecurityEvents(signal),
    'sweep-requests': (_, signal) => sweepRequestLogs(signal),
    'adopt-third-parties': (_, signal) => adoptLateRecords(signal),
    'complete-tax-lines': (_, signal) => completeTaxLines(signal),
    'complete-allocations': (_, signal) => completeAllocations(signal),
    'sweep-tenants': (_, signal) => sweepTenants(signal),
    'sweep-exports': (_, signal) => sweepExports(signal),
    'sweep-imports': (_, signal) => sweepImports(signal),
    'sweep-import-files': (_, signal) => sweepImportFiles(signal),
    'sweep-files': (_, signal) => sweepFiles(signal),
    'sweep-file-bytes': (_, signal) => sweepFileBytes(signal),
    'announce-overdue-assets': (_, signal) => announceOverdueAssets(signal),
    'announce-ending-ranges': (_, signal) => announceEndingRangesOfAll(signal),
    'announce-deadlines': (_, signal) => announceAllDeadlines(signal),
    'end-departures': (_, signal) => endDeparturesOfAll(signal),
    'plan-recurring': () => planCompanies(),
    'plan-reminders': (_, signal) => planMornings(signal),
    'check-integrity': (_, signal) => checkIntegrity(signal),
    'post-depreciation': (_, signal) => postDepreciations(signal),
  },
}

const jobs = await Promise.all(DOMAINS.map(async (domain) => (await domain.jobs?.())?.default))

const ofDomains = (queue: QueueName) =>
  Object.fromEntries(
    jobs.flatMap((own: TenantJobs = {}) =>
      Object.entries(own[queue] ?? {}).map(([name, job]) => [name, asTenant(job)])
    )
  )

export const processors: Processors = Object.fromEntries(
  QUEUE_NAMES.map((queue) => [queue, { ...ofDomains(queue), ...acrossCompanies[queue] }])
)
