/** An employee has at most one contract on any day. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

type Days = { startDate: string; endDate?: string | null }

/** 409 OVERLAPPING_CONTRACT for days of another contract; the employee must be locked. */
export async function mustNotOverlap(
  employeeId: string,
  { startDate, endDate }: Days,
  except = ''
) {
  const [other] = await rows(
    `SELECT id, start_date AS startDate, end_date AS endDate FROM contracts
      WHERE tenant_id = ? AND employee_id = ? AND id <> ? AND start_date <= ? AND (end_date IS NULL OR (end_date >= ? AND end_date >= start_date)) ORDER BY start_date LIMIT 1`,
    [Current.tenantId, employeeId, except, endDate ?? '9999-12-31', startDate]
  )
  if (!other) return

  const days = other.endDate
    ? `from ${other.startDate} to ${other.endDate}`
    : `since ${other.startDate}`
  throw conflict('OVERLAPPING_CONTRACT', `The employee has another contract ${days}`, {
    field: 'startDate',
    contractId: other.id,
  })
}
