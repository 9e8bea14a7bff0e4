/** Days of employment: from hire to last day, under a contract if the employee has any. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { addDays, LAST_DAY } from '#core/calendar/days'
import { conflict, invalid } from '#core/errors/refusal'
import type Employee from '#hr/models/employee'

type Person = Pick<Employee, 'id' | 'hireDate' | 'terminationDate'>

/** Inclusive days (`YYYY-MM-DD`); `to` is null without an end. */
type Days = { from: string; to: string | null }

/** The first day outside employment; `reason` continues a sentence that begins with the field. */
type Gap = { day: string; reason: string }

type Options = { fields: readonly [first: string, last?: string]; needsContract?: boolean }

/** 422 unless the locked employee works here on all days; no contract at all passes by default. */
export async function mustWorkHere(
  employee: Person,
  days: { from: string; to: string },
  { fields, needsContract }: Options
) {
  refuse(
    outside(employee, days) ?? (await uncovered(employee.id, days, needsContract)),
    days.from,
    fields
  )
}

/** 409 NO_ACTIVE_CONTRACT for days that were valid when recorded and no longer are. */
export async function mustStillWorkHere(
  employee: Person,
  days: { from: string; to: string },
  what: string
) {
  const gap = outside(employee, days) ?? (await uncovered(employee.id, days))
  if (gap) throw conflict('NO_ACTIVE_CONTRACT', `${what} ${gap.reason}`)
}

/** 422 unless all days lie between hire and last day. */
export function mustBeEmployed(employee: Person, days: Days, { fields }: Options) {
  refuse(outside(employee, days), days.from, fields)
}

function refuse(gap: Gap | undefined, from: string, [first, last = first]: Options['fields']) {
  if (!gap) return
  const field = gap.day === from ? first : last
  throw invalid(field, 'INVALID', `${field} ${gap.reason}`)
}

function outside({ hireDate, terminationDate }: Person, { from, to }: Days): Gap | undefined {
  if (from < hireDate)
    return { day: from, reason: `must not be before hireDate, which is ${hireDate}.` }
  if (!terminationDate || terminationDate >= (to ?? LAST_DAY)) return

  const day = from > terminationDate ? from : addDays(terminationDate, 1)
  return {
    day,
    reason: `must not be after the last day of the employee, ${terminationDate}. POST /employees/{id}/active-state moves that day, or takes it back.`,
  }
}

/** Contracts never overlap: after the end of one the next is checked. */
async function uncovered(
  employeeId: string,
  { from, to }: { from: string; to: string },
  needsContract = false
): Promise<Gap | undefined> {
  const contracts = await rows<Contract>(
    'SELECT start_date AS `from`, end_date AS `to` FROM contracts WHERE tenant_id = ? AND employee_id = ? AND (end_date IS NULL OR end_date >= start_date) ORDER BY start_date',
    [Current.tenantId, employeeId]
  )
  if (!contracts.length)
    return needsContract
      ? {
          day: from,
          reason:
            'needs a contract by which it is paid, and the employee has none: sign one first.',
        }
      : undefined

  const day = contracts.reduce(afterContract, from)
  if (day === null || day > to) return
  const last = contracts.findLast((one) => one.to !== null && one.to < day)?.to
  const next = contracts.find((one) => one.from > day)?.from
  const known = [last && `one ends on ${last}`, next && `one begins on ${next}`]
    .filter(Boolean)
    .join(', ')
  return {
    day,
    reason: `needs a contract on ${day}: ${known}. Take days under contract, or sign or prolong one first.`,
  }
}

type Contract = { from: string; to: string | null }

/** The first uncovered day after this contract; null if all are covered. */
function afterContract(day: string | null, { from, to }: Contract): string | null {
  if (day === null || from > day || (to !== null && to < day)) return day
  return to === null || to >= LAST_DAY ? null : addDays(to, 1)
}
