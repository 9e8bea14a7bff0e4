import type { TenantJobs } from '#core/context/domain'
import { mailCertificate } from '#tax/certificates/certificate_document'

export default {
  mail: { 'withholding-certificate': mailCertificate },
} satisfies TenantJobs
