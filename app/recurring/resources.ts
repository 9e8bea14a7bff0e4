/** The resources of this domain, for its routes, exports and events. */
import { recurringOf } from '#recurring/controllers/recurring_controller'
import { bills } from '#recurring/kinds/bills'
import { entries } from '#recurring/kinds/entries'
import { expenses } from '#recurring/kinds/expenses'
import { invoices } from '#recurring/kinds/invoices'

export const RESOURCES = [
  { kind: invoices, ...recurringOf(invoices, { what: 'recurring invoice' }) },
  { kind: bills, ...recurringOf(bills, { what: 'recurring bill' }) },
  { kind: expenses, ...recurringOf(expenses, { what: 'recurring expense' }) },
  { kind: entries, ...recurringOf(entries, { what: 'recurring entry' }) },
]
