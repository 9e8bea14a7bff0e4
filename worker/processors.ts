/** Queue by queue, what each job does. A job finds its way to a domain's verb and stops there. */
import * as announced from '#communications/occasions/announced'
import { takeTurn } from '#communications/sending/take_turn'
import { sweepOutbox } from '#core/jobs/reconcile'
import { sweepIdempotencyKeys } from '#core/pipeline/idempotency_sweep'
import { QUEUE_NAMES } from '#core/jobs/queue_names'
import { sweepSecurityEvents } from '#core/audit/security_sweep'
import { sendInvitation } from '#identity/mail/send_invitation'
import { sweepIdentity } from '#identity/sweep'
import { runExport } from '#integrations/exports/run_export'
import { runImport } from '#integrations/imports/actions/run_import'
import { sweepImportFiles } from '#integrations/imports/sweep_files'
import { computeRun } from '#payroll/actions/compute_run'
import { sendWebhookNotice } from '#integrations/webhooks/disabled_notice'
import { takeTurn as deliverWebhooks } from '#integrations/webhooks/take_turn'
import { sendInvoice, sendQuote } from '#sales/mail/send_document'
import { sendTicketNotice } from '#support/mail/send_notice'
import { sweepTenants } from '#tenants/sweep'
import { sweepWebhooks } from '#worker/webhooks'
import { sweepExports } from '#worker/exports'
import { sweepImports } from '#worker/imports'
import { asTenant, type Processors } from '#worker/job'
import { planCommunications, sweepSends } from '#worker/communications'
import { checkIntegrity } from '#worker/check_integrity'
import { endDeparturesOfAll } from '#worker/end_departures'
import { announceOverdueAssets } from '#worker/overdue_assets'
import { postDepreciations } from '#worker/post_depreciation'
import { sealAuditLogs } from '#worker/seal_audit'
import { jobsOfVerticals } from '#worker/vertical_jobs'

const ofTheProduct: Processors = {
  mail: {
    'invitation': asTenant<{ invitationId: string }>(({ data }) => sendInvitation(data)),
    'quote': asTenant(sendQuote),
    'invoice': asTenant(sendInvoice),
    'welcome': asTenant(announced.welcome),
    'farewell': asTenant(announced.farewell),
    'time-off-approved': asTenant(announced.timeOffApproved),
    'time-off-rejected': asTenant(announced.timeOffRejected),
    'payslips': asTenant(announced.payslips),
    'moved-forward': asTenant(announced.movedForward),
    'plan-communications': (_, signal) => planCommunications(signal),
    'ticket-notice': asTenant(sendTicketNotice),
    'webhook-disabled': asTenant(sendWebhookNotice),
  },
  sends: { turn: asTenant(takeTurn) },
  webhooks: { turn: asTenant(deliverWebhooks) },
  imports: { run: asTenant(runImport) },
  exports: { run: asTenant(runExport) },
  payroll: { compute: asTenant(computeRun) },
  audit: {
    'seal-audit': (_, signal) => sealAuditLogs(signal),
  },
  maintenance: {
    'sweep-outbox': () => sweepOutbox(),
    'sweep-idempotency-keys': (_, signal) => sweepIdempotencyKeys(signal),
    'sweep-sends': (_, signal) => sweepSends(signal),
    'sweep-webhooks': (_, signal) => sweepWebhooks(signal),
    'sweep-identity': () => sweepIdentity(),
    'sweep-security': (_, signal) => sweepSecurityEvents(signal),
    'sweep-tenants': (_, signal) => sweepTenants(signal),
    'sweep-exports': (_, signal) => sweepExports(signal),
    'sweep-imports': (_, signal) => sweepImports(signal),
    'sweep-import-files': (_, signal) => sweepImportFiles(signal),
    'announce-overdue-assets': (_, signal) => announceOverdueAssets(signal),
    'end-departures': (_, signal) => endDeparturesOfAll(signal),
    'check-integrity': (_, signal) => checkIntegrity(signal),
    'post-depreciation': (_, signal) => postDepreciations(signal),
  },
}

const ofVerticals = await jobsOfVerticals()

export const processors: Processors = Object.fromEntries(
  QUEUE_NAMES.map((queue) => [queue, { ...ofVerticals[queue], ...ofTheProduct[queue] }])
)
