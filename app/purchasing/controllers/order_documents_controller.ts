/** A purchase order on paper and by mail. */
import { does, inPath, operation, pathId, readRecord } from '#core/endpoints/operations'
import { PDF } from '#core/endpoints/report'
import { print } from '#documents/print'
import { deliveriesOf } from '#document_mails/deliveries_of'
import { sendDocument } from '#document_mails/mails'
import { sendOrderLater } from '#purchasing/mail/send_order'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { printedOrder } from '#purchasing/orders/printed_order'
import { purchaseOrderTransformer } from '#purchasing/transformers/purchase_order_transformer'

export const orderDocuments = {
  pdf: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Print a purchase order',
      answers: {
        200: { description: 'The document, to print', content: { 'application/pdf': PDF } },
      },
    },
    (ctx) => {
      const id = pathId(ctx)
      return print(ctx, () => printedOrder(id))
    }
  ),

  send: does(
    {
      of: inPath(PurchaseOrder),
      input: sendDocument,
      output: purchaseOrderTransformer,
      summary: 'Mail a purchase order to its supplier',
    },
    (input, ctx) => sendOrderLater(pathId(ctx), input)
  ),

  deliveries: deliveriesOf('PURCHASE_ORDER', 'List the mails of a purchase order', (id) =>
    readRecord(purchaseOrderTransformer, id, ['id'])
  ),
}
