/** Refusals of numbering ranges beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const OVERLAP = { OVERLAP: 'Another range of the document type gives one of these numbers' }

export default () =>
  defineRefusals({
    'numbering-ranges.store': OVERLAP,
    'numbering-ranges.update': {
      ...OVERLAP,
      IN_USE: 'The range has given numbers, and the change would not suit them',
    },
    'numbering-ranges.destroy': {
      IN_USE: 'The range has given numbers, or an invoice names it',
    },
  })
