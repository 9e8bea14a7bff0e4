/** Overdue assets with the names of their holders. */
import { pastCondition } from '#core/calendar/due_dates'
import { defineList } from '#core/resources/list/list'
import { lists } from '#core/endpoints/operations'
import { choiceFilter, idFilter } from '#core/input/query_fields'
import { defineTransformer, out } from '#core/resources/transformer'
import { HOLDER_TYPES, holderName } from '#assets/custody/holders'

const record = defineTransformer(
  'OverdueAsset',
  'assets',
  {
    id: out.id(),
    assetTag: out.text(),
    name: out.text(),
    assignedToType: out.orNull(out.choice(HOLDER_TYPES)),
    assignedToId: out.orNull(out.id()),
    holderName: out.orNull(
      out.text({ sql: holderName('t'), description: 'The name of who or what has it' })
    ),
    expectedCheckinDate: out.instant({ description: 'When it was expected back' }),
  },
  { bare: true, soft: true }
)

const list = defineList({
  record,
  sorts: ['expectedCheckinDate', 'name'],
  filters: { assignedToType: choiceFilter(HOLDER_TYPES), assignedToId: idFilter() },
})

export const overdueAssets = lists(list, {
  within: () => [pastCondition('t.expected_checkin_date')],
  summary: 'Assets that are not back, and who has them',
})
