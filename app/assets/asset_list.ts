/** The lists of assets: all of them, as pages, by cursor and as a file, and those that are due for an audit. */
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { addMonths, endOfDay, todayIn } from '#core/days'
import { pastCondition } from '#core/deadlines'
import { readDay } from '#core/field_checks'
import { defineList, type Condition } from '#core/list'
import { choiceFilter, dayFilter, described, flagFilter, idFilter } from '#core/query_fields'
import { companySettings } from '#tenants/settings'
import { ASSET_STATUSES } from '#assets/asset_lifecycle'
import { HOLDER_TYPES } from '#assets/holders'
import { assetRecord } from '#assets/transformers/asset_record'

export const assetList = defineList({
  record: assetRecord,
  sorts: ['name', 'assetTag', 'status', 'updatedAt'],
  search: 'name, assetTag and serial',
  filters: {
    status: choiceFilter(ASSET_STATUSES),
    modelId: idFilter(),
    categoryId: described('The category of the model.', idFilter()),
    locationId: idFilter(),
    assignedToType: choiceFilter(HOLDER_TYPES),
    assignedToId: idFilter(),
    overdue: described('Whether the day on which it was expected back is over.', flagFilter()),
  },
  where: { overdue: isOverdue },
})

function isOverdue(wanted: boolean): Condition {
  const [isPast, ...days] = pastCondition('t.expected_checkin_date')
  return wanted ? [isPast, ...days] : [`t.expected_checkin_date IS NULL OR NOT (${isPast})`, ...days]
}

/** Assets that nobody has audited for as long as the company lets pass. What is lost or decommissioned is not looked for. */
export const dueForAuditList = defineList({
  record: assetRecord,
  sorts: ['name', 'assetTag', 'status', 'updatedAt'],
  filters: { before: described('Due on this day or before it; today when absent.', dayFilter()) },
  where: { before: () => undefined },
})

export async function dueForAudit(before: unknown): Promise<Condition[]> {
  const { timezone } = Current.tenant
  const { assetAuditMonths } = await companySettings()
  const day = (typeof before === 'string' && readDay(before)) || todayIn(timezone)

  return [["t.unaudited_since <= ? AND t.status NOT IN ('LOST', 'DECOMMISSIONED')", sqlInstant(endOfDay(addMonths(day, -assetAuditMonths), timezone))]]
}
