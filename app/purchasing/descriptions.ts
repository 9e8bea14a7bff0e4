/** Texts of purchasing for the API's description, by area. */
import type { Descriptions } from '#core/resources/descriptions'
import bills from '#purchasing/descriptions/bills'
import supplierPayments from '#purchasing/descriptions/supplier_payments'
import supplierRefunds from '#purchasing/descriptions/supplier_refunds'
import supplierStatement from '#purchasing/descriptions/supplier_statement'
import orderPayments from '#purchasing/descriptions/order_payments'
import supplierCreditNotes from '#purchasing/descriptions/supplier_credit_notes'
import orders from '#purchasing/descriptions/orders'
import receipts from '#purchasing/descriptions/receipts'
import payablesAging from '#purchasing/descriptions/payables_aging'

export default {
  operations: {
    ...bills.operations,
    ...supplierPayments.operations,
    ...supplierRefunds.operations,
    ...supplierStatement.operations,
    ...orderPayments.operations,
    ...supplierCreditNotes.operations,
    ...orders.operations,
    ...receipts.operations,
    ...payablesAging.operations,
  },
  fields: {
    ...bills.fields,
    ...supplierPayments.fields,
    ...supplierRefunds.fields,
    ...supplierStatement.fields,
    ...orderPayments.fields,
    ...supplierCreditNotes.fields,
    ...orders.fields,
    ...receipts.fields,
    ...payablesAging.fields,
  },
  enums: {
    ...bills.enums,
    ...supplierPayments.enums,
    ...supplierRefunds.enums,
    ...supplierStatement.enums,
    ...orderPayments.enums,
    ...supplierCreditNotes.enums,
    ...orders.enums,
    ...receipts.enums,
  },
  parameters: {
    ...bills.parameters,
    ...supplierPayments.parameters,
    ...supplierRefunds.parameters,
    ...orderPayments.parameters,
    ...orders.parameters,
  },
} satisfies Descriptions
