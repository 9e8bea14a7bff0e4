import type { TenantJobs } from '#core/context/domain'
import { sendOrder } from '#purchasing/mail/send_order'

export default { mail: { 'purchase-order': sendOrder } } satisfies TenantJobs
