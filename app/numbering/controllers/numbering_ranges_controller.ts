import { conflict } from '#core/errors/refusal'
import { creates, deletes, lists, readRecord, reads, updates } from '#core/endpoints/operations'
import { choiceFilter, flagFilter } from '#core/input/query_fields'
import { announce } from '#core/jobs/outbox'
import { defineList } from '#core/resources/list/list'
import { DOCUMENT_TYPES } from '#numbering/document_types'
import NumberingRange from '#numbering/models/numbering_range'
import { changeRange } from '#numbering/ranges/change_range'
import { createRange } from '#numbering/ranges/create_range'
import { endingCondition } from '#numbering/ranges/ending'
import { lockAllRanges } from '#numbering/ranges/lock_ranges'
import { numberingRangeTransformer } from '#numbering/transformers/numbering_range_transformer'
import { createNumberingRange, updateNumberingRange } from '#numbering/validators/numbering_range'

export const numberingRangeList = defineList({
  record: numberingRangeTransformer,
  sorts: ['updatedAt'],
  filters: {
    documentType: choiceFilter(DOCUMENT_TYPES),
    active: flagFilter(),
    default: flagFilter(),
    ending: flagFilter(),
  },
  where: {
    default: (isDefault) => [`t.default_of IS ${isDefault ? 'NOT ' : ''}NULL`],
    ending: (isEnding) => [`${isEnding ? '' : 'NOT '}${endingCondition()}`],
  },
  volatile: ['ending'],
})

export const numberingRanges = {
  index: lists(numberingRangeList),
  show: reads(numberingRangeTransformer),

  store: creates(numberingRangeTransformer, createNumberingRange, async (input) => {
    const { id } = await createRange(input)
    return readRecord(numberingRangeTransformer, id)
  }),

  update: updates(
    numberingRangeTransformer,
    NumberingRange,
    updateNumberingRange,
    (range, changes, _, ranges) => changeRange(range, changes, ranges),
    { first: lockAllRanges }
  ),

  destroy: deletes(NumberingRange, {
    first: lockAllRanges,
    async check({ id, from, nextNumber }) {
      if (nextNumber > from)
        throw conflict('IN_USE', 'The range has given numbers: deactivate it instead')
      await announce('numbering_range.deleted', { numberingRangeId: id })
    },
  }),
}
