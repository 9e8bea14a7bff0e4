import { isPast } from '#core/calendar/due_dates'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { ASSET_STATUSES, allowedActions } from '#assets/asset/asset_lifecycle'
import { HOLDER_TYPES } from '#assets/custody/holders'
import { TAG_EXAMPLE } from '#assets/tags/tags'

export const assetTransformer = defineTransformer(
  'Asset',
  'assets',
  {
    id: out.id(),
    assetTag: out.text({
      example: TAG_EXAMPLE,
      description: 'Unique on the whole platform, for good',
    }),
    name: out.text({ example: 'Portátil de contabilidad' }),
    modelId: out.orNull(out.id()),
    categoryId: out.orNull(out.id({ description: 'That of its model' })),
    status: out.choice(ASSET_STATUSES),
    serial: out.orNull(out.text({ example: 'PF4X9K2L' })),
    notes: out.orNull(out.text()),
    purchaseDate: out.orNull(out.instant()),
    purchaseCost: out.orNull(out.number({ example: 4_850_000 })),
    supplierId: out.orNull(out.id()),
    locationId: out.orNull(out.id({ description: 'The warehouse it belongs to' })),
    costCenterId: out.orNull(
      out.id({ description: 'The cost centre by which its depreciation is posted' })
    ),
    assignedToType: out.orNull(
      out.choice(HOLDER_TYPES, {
        description: 'What kind of holder has it; a USER may also be an employee',
      })
    ),
    assignedToId: out.orNull(out.id()),
    assignedAt: out.orNull(out.instant()),
    expectedCheckinDate: out.orNull(out.instant({ description: 'When it is expected back' })),
    overdue: {
      ...out.flag({
        sql: 't.expected_checkin_date',
        initial: false,
        description: 'Whether the day on which it was expected back is over',
      }),
      read: isPast,
    },
    lastAuditedAt: out.orNull(out.instant()),
    ...integrationFacts(),
  },
  { soft: true, actions: allowedActions }
)
