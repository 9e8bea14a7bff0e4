/** Texts of quotes, invoices, credit notes and payments for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import quotes from '#sales/descriptions/quotes'
import invoices from '#sales/descriptions/invoices'
import creditNotes from '#sales/descriptions/credit_notes'
import allocations from '#sales/descriptions/allocations'
import payments from '#sales/descriptions/payments'
import sending from '#sales/descriptions/sending'
import reports from '#sales/descriptions/reports'
import documents from '#sales/descriptions/documents'
import credits from '#sales/descriptions/credits'
import refunds from '#sales/descriptions/refunds'
import writeOffs from '#sales/descriptions/write_offs'
import lines from '#sales/descriptions/lines'
import terms from '#sales/descriptions/terms'

export default {
  operations: {
    ...quotes.operations,
    ...invoices.operations,
    ...creditNotes.operations,
    ...payments.operations,
    ...allocations.operations,
    ...writeOffs.operations,
    ...credits.operations,
    ...refunds.operations,
    ...sending.operations,
    ...reports.operations,
  },
  fields: {
    ...quotes.fields,
    ...invoices.fields,
    ...creditNotes.fields,
    ...payments.fields,
    ...allocations.fields,
    ...reports.fields,
    ...documents.fields,
    ...lines.fields,
    ...terms.fields,
    ...writeOffs.fields,
    ...credits.fields,
    ...refunds.fields,
  },
  enums: {
    ...quotes.enums,
    ...invoices.enums,
    ...creditNotes.enums,
    ...payments.enums,
    ...allocations.enums,
    ...reports.enums,
    ...lines.enums,
    ...terms.enums,
    ...refunds.enums,
  },
  parameters: {
    ...allocations.parameters,
    ...invoices.parameters,
    ...terms.parameters,
    ...reports.parameters,
    ...documents.parameters,
    ...refunds.parameters,
  },
} satisfies Descriptions
