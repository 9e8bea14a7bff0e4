/** Texts of quotes, invoices, credit notes and payments for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import quotes from '#sales/descriptions/quotes'
import invoices from '#sales/descriptions/invoices'
import creditNotes from '#sales/descriptions/credit_notes'
import payments from '#sales/descriptions/payments'
import reports from '#sales/descriptions/reports'
import documents from '#sales/descriptions/documents'
import lines from '#sales/descriptions/lines'

export default {
  operations: {
    ...quotes.operations,
    ...invoices.operations,
    ...creditNotes.operations,
    ...payments.operations,
    ...reports.operations,
  },
  fields: {
    ...quotes.fields,
    ...invoices.fields,
    ...creditNotes.fields,
    ...payments.fields,
    ...reports.fields,
    ...documents.fields,
    ...lines.fields,
  },
  enums: {
    ...quotes.enums,
    ...invoices.enums,
    ...payments.enums,
    ...reports.enums,
    ...lines.enums,
  },
  parameters: { ...invoices.parameters, ...reports.parameters, ...documents.parameters },
} satisfies Descriptions
