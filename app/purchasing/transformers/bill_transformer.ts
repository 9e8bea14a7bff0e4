import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { documentTaxes, shownDiscount, withTaxes } from '#tax/taxes'
import { shownWithholdings } from '#tax/withholdings'
import { allowedActions, BILL_STATES, BILL_TYPES } from '#purchasing/bills/bill_lifecycle'
import { installments } from '#purchasing/bills/instalments'
import { MATCH, matchIn } from '#purchasing/bills/matching/shown_match'
import { overdue } from '#purchasing/bills/overdue'
import { earlyDiscount } from '#purchasing/early_discounts/early_discount'
import { itemsOfBills } from '#purchasing/transformers/bill_lines'

const storedBill = defineTransformer(
  'Bill',
  'bills',
  {
    id: out.id(),
    internalNumber: out.orNull(out.whole()),
    number: out.text(),
    type: out.choice(BILL_TYPES),
    status: out.choice(BILL_STATES),
    supplierId: out.id(),
    supplierName: out.text(),
    thirdPartyId: out.orNull(out.id()),
    relatedBillId: out.orNull(out.id()),
    purchaseOrderId: out.orNull(out.id()),
    warehouseId: out.orNull(out.id()),
    costCenterId: out.orNull(out.id()),
    date: out.day(),
    postingDate: out.day(),
    dueDate: out.day(),
    paymentTermsId: out.orNull(out.id()),
    installments: installments(),
    earlyDiscount: earlyDiscount(),
    overdue: overdue(),
    items: itemsOfBills(),
    discount: shownDiscount(),
    taxes: documentTaxes(),
    subtotal: out.number(),
    discountTotal: out.number(),
    taxTotal: out.number(),
    total: out.number(),
    withheldTotal: out.number(),
    withholdings: shownWithholdings(),
    paidAmount: out.number(),
    creditedAmount: out.number(),
    creditReceived: out.number(),
    creditGiven: out.number(),
    refundedAmount: out.number(),
    balance: out.number(),
    amountDue: out.number({
      sql: "CASE t.status WHEN 'DRAFT' THEN t.total - t.withheld_total ELSE t.balance END",
    }),
    match: {
      ...out.json<object>(MATCH, { sql: 't.mismatches' }),
      read: matchIn,
    },
    acceptReason: out.orNull(out.text()),
    confirmDuplicate: out.flag(),
    currency: out.text({ example: 'COP' }),
    notes: out.orNull(out.text()),
    postedAt: out.orNull(out.instant()),
    voidedOn: out.orNull(out.day()),
    voidReason: out.orNull(out.text()),
    createdBy: out.orNull(out.id()),
    ...integrationFacts(),
  },
  { actions: allowedActions }
)

export const billTransformer = withTaxes(storedBill, 'items')
