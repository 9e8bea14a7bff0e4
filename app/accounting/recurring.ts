/** The public module of accounting for recurring entries: the fields of an entry, and its making. */
import { choice, withDefault } from '#core/input/fields'
import { validate } from '#core/input/validation'
import { invalid } from '#core/errors/refusal'
import { postEntry } from '#accounting/actions/post_entry'
import { ENTRY_TYPES } from '#accounting/chart/account_types'
import { isPayByHand } from '#accounting/pay'
import { createJournalEntry, journalEntryFields } from '#accounting/validators/journal_entry'

/** Pay is in payroll runs, whose lines fewer people see. */
const TYPES = ENTRY_TYPES.filter((type) => type !== 'PAYROLL')

/** The fields of every entry of a series. Each has its own day. */
const { entryDate: _, ...ofEach } = journalEntryFields
export const recurringEntryFields = {
  ...ofEach,
  entryType: withDefault(choice(TYPES), 'MANUAL'),
}

/**
 * Posts an entry of this body on a day. Refuses as `POST /journal-entries` does, and 422 INVALID for
 * a reference to a payroll run. Answers its id.
 */
export async function makeEntry(body: object, entryDate: string): Promise<{ id: string }> {
  const input = await validate(createJournalEntry, { ...body, entryDate })
  if (await isPayByHand(input.entryType, input.reference))
    throw invalid('reference', 'INVALID', 'Pay does not recur as an entry: use payroll runs.')
  return postEntry(input)
}
