/** Money that suppliers gave back. */
import { defineList, dayRange, type Condition } from '#core/resources/list/list'
import { does, lists, pathId, reads } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { contains } from '#core/database/sql'
import { SUPPLIER_REFUND_STATES } from '#purchasing/refunds/supplier_refund_lifecycle'
import { lockRefund, voidRefund } from '#purchasing/refunds/void_supplier_refund'
import { supplierRefundTransformer as record } from '#purchasing/transformers/supplier_refund_transformer'
import { voidSupplierPayment } from '#purchasing/validators/purchase_order'

export const supplierRefundList = defineList({
  record,
  sorts: ['number', 'date', 'amount', 'updatedAt'],
  search: "the supplier's name, the reference and the number",
  searched: searchingDocuments({
    elsewhere: (word): Condition => [
      't.supplier_name LIKE ? OR t.reference LIKE ?',
      contains(word),
      contains(word),
    ],
  }),
  filters: {
    sourceId: idFilter(),
    supplierId: idFilter(),
    bankAccountId: idFilter(),
    status: choiceFilter(SUPPLIER_REFUND_STATES),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    sourceId: (id: string) => ['(t.payment_id = ? OR t.credit_note_id = ?)', id, id],
    ...dayRange('date'),
  },
})

export const supplierRefunds = {
  index: lists(supplierRefundList),
  show: reads(record),
  void: does(
    {
      of: async (ctx) => (await lockRefund(pathId(ctx))).refund,
      input: voidSupplierPayment,
      record,
      summary: 'Void a refund of a supplier',
    },
    (data, ctx) => voidRefund(pathId(ctx), data)
  ),
}
