/** Texts of recurring documents for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import ofAccounting from '#accounting/descriptions'
import ofExpenses from '#expenses/descriptions'
import ofPurchasing from '#purchasing/descriptions'
import ofSales from '#sales/descriptions'
import series, { operationsOf } from '#recurring/descriptions/series'
import { textsOfDocument } from '#recurring/descriptions/texts_of_document'
import { bills } from '#recurring/kinds/bills'
import { entries } from '#recurring/kinds/entries'
import { expenses } from '#recurring/kinds/expenses'
import { invoices } from '#recurring/kinds/invoices'

const documents = [
  textsOfDocument(invoices, 'Invoice', ofSales),
  textsOfDocument(bills, 'Bill', ofPurchasing),
  textsOfDocument(expenses, 'Expense', ofExpenses),
  textsOfDocument(entries, 'JournalEntry', ofAccounting),
]

const DATED_BY_PERIOD = 'Each has the first day of its period as its date.'

export default {
  operations: {
    ...operationsOf({
      one: 'recurring invoice',
      many: 'invoices',
      path: 'recurring-invoices',
      dated: 'An invoice has the date on which it is made, and its period.',
    }),
    ...operationsOf({
      one: 'recurring bill',
      many: 'bills',
      path: 'recurring-bills',
      dated: DATED_BY_PERIOD,
    }),
    ...operationsOf({
      one: 'recurring expense',
      many: 'expenses',
      path: 'recurring-expenses',
      dated: DATED_BY_PERIOD,
    }),
    ...operationsOf({
      one: 'recurring entry',
      many: 'entries',
      path: 'recurring-entries',
      dated: DATED_BY_PERIOD,
    }),
  },
  fields: { ...series.fields, ...Object.assign({}, ...documents.map(({ fields }) => fields)) },
  enums: { ...series.enums, ...Object.assign({}, ...documents.map(({ enums }) => enums)) },
  parameters: {
    customerId: 'Only recurring invoices of this customer, by its id.',
    supplierId: 'Only those of this supplier, by its id.',
  },
} satisfies Descriptions
