/**
 * The lists of assets: all of them, as pages, by cursor and as a file, and those that are due for
 * an audit.
 */
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

/**
 * Assets that nobody has audited for as long as the company lets pass. What is lost or
 * decommissioned is not looked for.
 */
export const dueForAuditList = defineList({
  record: assetTransformer,
  sorts: ['name', 'assetTag', 'status', 'updatedAt'],
  filters: { before: described('Due on this day or before it; today when absent.', dayFilter()) },
  where: { before: () => undefined },
})

/**
 * Through the day that `before` is, or through today where it is none: the list itself refuses what
 * is no day.
 */
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
