/** Write-offs of an invoice, answered as the invoice. */
import { does, pathId } from '#core/endpoints/operations'
import { invoiceInPath } from '#sales/invoices/invoice_lock'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import * as input from '#sales/validators/write_off'
import { voidWriteOff } from '#sales/write_offs/void_write_off'
import { writeOffInvoice } from '#sales/write_offs/write_off_invoice'

export const writeOffs = {
  store: does(
    {
      of: invoiceInPath,
      input: input.writeOffInvoice,
      record: invoiceTransformer,
      summary: 'Write off what an invoice will not be paid',
    },
    (data, ctx) => writeOffInvoice(pathId(ctx), data)
  ),
  void: does(
    {
      of: invoiceInPath,
      input: input.voidWriteOff,
      record: invoiceTransformer,
      summary: 'Void a write-off of an invoice',
    },
    (data, ctx) => voidWriteOff(pathId(ctx), pathId(ctx, 'writeOffId'), data)
  ),
}
