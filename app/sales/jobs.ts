import type { TenantJobs } from '#core/context/domain'
import { sendInvoice, sendQuote } from '#sales/mail/send_document'

export default {
  mail: { quote: sendQuote, invoice: sendInvoice },
} satisfies TenantJobs
