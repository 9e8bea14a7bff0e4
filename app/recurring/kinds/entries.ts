/** Recurring entries. */
import { makeEntry, recurringEntryFields } from '#accounting/recurring'
import { dated } from '#recurring/kinds/dated'
import type { Kind } from '#recurring/kinds/kind'
import { ofEntries } from '#recurring/lifecycles'
import RecurringEntry from '#recurring/models/recurring_entry'

export const entries: Kind = {
  name: 'ENTRY',
  path: 'recurring-entries',
  title: 'RecurringEntry',
  event: 'recurring_entry',
  scope: 'accounting',
  model: RecurringEntry,
  lifecycle: ofEntries,
  fields: recurringEntryFields,
  ...dated(makeEntry),
}
