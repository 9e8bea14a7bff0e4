/** The list of all assets and the list of those due for an audit. */
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { FIRST_DAY, addMonths, endOfDay, todayIn } from '#core/calendar/days'
import { pastCondition } from '#core/calendar/due_dates'
import { readDay } from '#core/input/checks'
import { defineList, type Condition } from '#core/resources/list/list'
import {
  byRecord,
  choiceFilter,
  dayFilter,
  described,
  flagFilter,
  idFilter,
  textFilter,
  type ByRecord,
} from '#core/input/query_fields'
import { valueCondition } from '#custom_fields/values'
import { companySettings } from '#tenants/settings'
import { ASSET_STATUSES } from '#assets/asset/asset_lifecycle'
import { HOLDER_TYPES } from '#assets/custody/holders'
import { assetTransformer } from '#assets/transformers/asset_transformer'

export const assetList = defineList({
  record: assetTransformer,
  sorts: [
    'name',
    'assetTag',
    'serial',
    'status',
    'purchaseDate',
    'purchaseCost',
    'expectedCheckinDate',
    'updatedAt',
  ],
  search: 'name, assetTag and serial',
  filters: {
    status: choiceFilter(ASSET_STATUSES),
    modelId: idFilter(),
    categoryId: described('The category of the model.', idFilter()),
    locationId: idFilter(),
    assignedToType: choiceFilter(HOLDER_TYPES),
    assignedToId: idFilter(),
    overdue: described('Whether the day on which it was expected back is over.', flagFilter()),
    customField: described(
      '`customField.<id>=value`: what a custom field has, without regard to case and accents.',
      byRecord(textFilter())
    ),
  },
  where: { overdue: isOverdue, customField: hasValues },
  volatile: ['customField'],
})

function isOverdue(wanted: boolean): Condition {
  const [isPast, ...days] = pastCondition('t.expected_checkin_date')
  return wanted
    ? [isPast, ...days]
    : [`t.expected_checkin_date IS NULL OR NOT (${isPast})`, ...days]
}

function hasValues(wanted: ByRecord<string>): Condition {
  const conditions = [...wanted].map(([fieldId, value]) => valueCondition('ASSET', fieldId, value))
  return [
    conditions.map(([sql]) => sql).join(' AND '),
    ...conditions.flatMap(([, ...bindings]) => bindings),
  ]
}

/** Assets not audited within the company's interval; lost and decommissioned ones are left out. */
export const dueForAuditList = defineList({
  record: assetTransformer,
  sorts: ['name', 'assetTag', 'status', 'updatedAt'],
  filters: { before: described('Due on this day or before it; today when absent.', dayFilter()) },
  where: { before: () => undefined },
})

/** Condition for due on `before`, or today without a valid day; the list refuses invalid days. */
export async function dueForAudit(before: unknown): Promise<Condition[]> {
  const { timezone } = Current.tenant
  const { assetAuditMonths } = await companySettings()
  const day = (typeof before === 'string' && readDay(before)) || todayIn(timezone)

  const since = addMonths(day, -assetAuditMonths)

  return [
    [
      "t.unaudited_since <= ? AND t.status NOT IN ('LOST', 'DECOMMISSIONED')",
      sqlInstant(endOfDay(since < FIRST_DAY ? FIRST_DAY : since, timezone)),
    ],
  ]
}
