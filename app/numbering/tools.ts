/** Assistant tools of numbering ranges. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('sales', {
  find_numbering_ranges: {
    route: 'numbering-ranges.index',
    description:
      'List the authorised ranges of invoice and note numbers, each with its next number, how ' +
      'many are left and its last day; `ending` finds those that need a new resolution. Use it ' +
      'when somebody asks how many invoice numbers are left, or to choose `numberingRangeId`.',
  },
})
