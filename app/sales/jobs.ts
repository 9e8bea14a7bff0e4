import type { TenantJobs } from '#core/context/domain'
import { sendInvoice, sendQuote, sendSalesDocument } from '#sales/mail/send_document'

export default {
  mail: { 'quote': sendQuote, 'invoice': sendInvoice, 'sales-document': sendSalesDocument },
} satisfies TenantJobs
