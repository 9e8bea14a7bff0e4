import { choiceFilter, dayFilter } from '#core/input/query_fields'
import { creates, does, inPath, lists, pathId, readRecord, reads } from '#core/endpoints/operations'
import { defineList, dayRange } from '#core/resources/list/list'
import { ENTRY_TYPES } from '#accounting/chart/account_types'
import { postEntry } from '#accounting/actions/post_entry'
import { reverseEntry } from '#accounting/ledger'
import JournalEntry from '#accounting/models/journal_entry'
import { journalEntryTransformer } from '#accounting/transformers/journal_entry_transformer'
import { createJournalEntry, reverseJournalEntry } from '#accounting/validators/journal_entry'

export const journalEntryList = defineList({
  record: journalEntryTransformer,
  sorts: ['entryDate', 'number'],
  filters: { from: dayFilter(), to: dayFilter(), entryType: choiceFilter(ENTRY_TYPES) },
  where: dayRange('entry_date'),
})

/** Entries are immutable: no PATCH, no DELETE. */
export const journalEntries = {
  index: lists(journalEntryList),
  show: reads(journalEntryTransformer),
  store: creates(journalEntryTransformer, createJournalEntry, async (input) =>
    read(await postEntry(input))
  ),

  reverse: does(
    {
      of: inPath(JournalEntry),
      input: reverseJournalEntry,
      record: journalEntryTransformer,
      summary: 'Reverse a journal entry',
    },
    async ({ entryDate, concept }, ctx) => {
      const { id } = await reverseEntry(pathId(ctx), {
        date: entryDate ?? undefined,
        concept: concept ?? undefined,
      })
      return { id }
    }
  ),
}

const read = ({ id }: { id: string }) => readRecord(journalEntryTransformer, id) as Promise<any>
