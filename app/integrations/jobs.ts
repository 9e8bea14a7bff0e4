import type { TenantJobs } from '#core/context/domain'
import { runExport } from '#integrations/exports/run_export'
import { runImport } from '#integrations/imports/actions/run_import'
import { sendWebhookNotice } from '#integrations/webhooks/disabled_notice'
import { deliverDue } from '#integrations/webhooks/deliver_due'

export default {
  mail: { 'webhook-disabled': sendWebhookNotice },
  webhooks: { turn: deliverDue },
  imports: { run: runImport },
  exports: { run: runExport },
} satisfies TenantJobs
