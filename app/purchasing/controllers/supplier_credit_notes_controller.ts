/** Credit notes of suppliers, and what is done with their credit. */
import { defineList, dayRange, type Condition } from '#core/resources/list/list'
import { creates, does, lists, pathId, readRecord, reads } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { contains } from '#core/database/sql'
import { lockBill } from '#purchasing/bills/bill_lock'
import { allocateCredit } from '#purchasing/credits/allocate_supplier_credit'
import { SUPPLIER_CREDIT_CONCEPTS } from '#purchasing/credits/concepts'
import { creditBill } from '#purchasing/credits/credit_bill'
import { creditInPath } from '#purchasing/credits/lock_credit'
import { refundCredit } from '#purchasing/credits/refund_supplier_credit'
import { lockStoredCredit } from '#purchasing/credits/stored_credit'
import { SUPPLIER_CREDIT_STATES } from '#purchasing/credits/supplier_credit_lifecycle'
import { voidCredit } from '#purchasing/credits/void_supplier_credit'
import { voidCreditAllocation } from '#purchasing/credits/void_supplier_credit_allocation'
import { billTransformer } from '#purchasing/transformers/bill_transformer'
import { supplierCreditNoteTransformer as record } from '#purchasing/transformers/supplier_credit_note_transformer'
import { supplierRefundTransformer } from '#purchasing/transformers/supplier_refund_transformer'
import { voidSupplierPayment } from '#purchasing/validators/purchase_order'
import * as input from '#purchasing/validators/supplier_credit_note'
import { refundFromSupplier, voidSupplierAllocation } from '#purchasing/validators/supplier_payment'

const searched = (text: string): Condition[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => [
      't.supplier_name LIKE ? OR t.number LIKE ? OR t.internal_number = ?',
      contains(word),
      contains(word),
      /^\d{1,15}$/.test(word) ? Number(word) : 0,
    ])

export const supplierCreditNoteList = defineList({
  record,
  sorts: ['internalNumber', 'date', 'total', 'updatedAt'],
  search: "the supplier's name, and both numbers",
  searched,
  filters: {
    billId: idFilter(),
    supplierId: idFilter(),
    concept: choiceFilter(SUPPLIER_CREDIT_CONCEPTS),
    status: choiceFilter(SUPPLIER_CREDIT_STATES),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: dayRange('date'),
})

export const supplierCreditNotes = {
  index: lists(supplierCreditNoteList),
  show: reads(record),

  allocate: does(
    {
      of: creditInPath,
      input: input.allocateSupplierCredit,
      record,
      summary: 'Allocate credit of a supplier to other bills',
    },
    (data, ctx) => allocateCredit(pathId(ctx), data)
  ),

  voidAllocation: does(
    {
      of: creditInPath,
      input: voidSupplierAllocation,
      record,
      summary: 'Void an allocation of a credit note of a supplier',
    },
    (data, ctx) => voidCreditAllocation(pathId(ctx), pathId(ctx, 'allocationId'), data)
  ),

  void: does(
    {
      of: async (ctx) => (await lockStoredCredit(pathId(ctx))).note,
      input: voidSupplierPayment,
      record,
      summary: 'Void a credit note of a supplier',
    },
    (data, ctx) => voidCredit(pathId(ctx), data)
  ),
}

export const refundsOfSupplierCredit = {
  store: creates(
    supplierRefundTransformer,
    refundFromSupplier,
    (data, ctx) => refundCredit(pathId(ctx), data),
    {
      below: creditInPath,
      location: '/supplier-refunds',
      summary: 'Record a refund of a credit note of a supplier',
      answer: (made) => made,
    }
  ),
}

export const creditNotesOfBill = {
  index: lists(defineList({ record, sorts: ['internalNumber', 'date', 'updatedAt'] }), {
    within: async (ctx) => [['t.bill_id = ?', (await readRecord(billTransformer, pathId(ctx))).id]],
  }),

  store: creates(record, input.creditBillInput, (data, ctx) => creditBill(pathId(ctx), data), {
    below: async (ctx) => (await lockBill(pathId(ctx))).bill,
    location: '/supplier-credit-notes',
    summary: 'Credit a bill',
    answer: (made) => made,
  }),
}
