/** Mails purchase orders to their suppliers. */
import type { ApiRecord } from '#core/resources/transformer'
import type { TenantJob } from '#core/context/domain'
import { record as audited } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { readRecord } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { textsOf } from '#core/primitives/texts'
import { formatsOf } from '#documents/formats'
import { type Prepared, queueDelivery, sendDelivery, type Sending } from '#document_mails/mails'
import { printedOrder } from '#purchasing/orders/printed_order'
import { purchaseOrderTransformer } from '#purchasing/transformers/purchase_order_transformer'

const UNSENT = ['DRAFT', 'CANCELLED']

/** Queues the mail, on every request. 404, 409 INVALID_TRANSITION while DRAFT or CANCELLED, 409 NO_EMAIL. */
export async function sendOrderLater(id: string, sending: Sending | void): Promise<ApiRecord> {
  const order = await readRecord(purchaseOrderTransformer, id)
  const { status, number, supplierId, allowedActions } = order
  if (UNSENT.includes(status))
    throw conflict('INVALID_TRANSITION', `send is not possible while the status is ${status}`, {
      currentStatus: status,
      allowedActions,
    })

  const { name: company, locale } = Current.tenant
  const { recipients, cc } = await queueDelivery({
    document: 'PURCHASE_ORDER',
    documentId: id,
    job: 'purchase-order',
    email: await emailOf(supplierId),
    whose: 'The supplier',
    subject: textsOf('document_mails', locale)('subject.purchase_order', { company, number }),
    sending: sending ?? undefined,
  })
  const after = { to: recipients.join(', '), ...(cc.length && { cc: cc.join(', ') }) }
  audited({ action: 'purchase_order.sent', entity: 'purchase_order', entityId: id, after })
  return order
}

async function emailOf(supplierId: string | null): Promise<string | null> {
  const [supplier] = await rows<{ email: string | null }>(
    'SELECT email FROM suppliers WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, supplierId]
  )
  return supplier?.email ?? null
}

/** The job `mail/purchase-order`. */
export const sendOrder: TenantJob = (asked) =>
  sendDelivery(asked, ({ documentId }) => orderLetter(documentId))

async function orderLetter(id: string): Promise<Prepared> {
  const { pdf, fileName, issuer, record, supplier } = await printedOrder(id)
  if (record.status === 'CANCELLED')
    return { notSent: 'The order was cancelled before the mail left' }

  const words = textsOf('document_mails', issuer.locale)
  const total = formatsOf(issuer, issuer.currency).money(record.total)
  return {
    issuer,
    name: supplier.name,
    said: [words('attached.purchase_order', { number: record.number, total })],
    facts: [[issuer.labels('total'), total]],
    asksForMoney: false,
    file: { name: fileName, pdf },
  }
}
