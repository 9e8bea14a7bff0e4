import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Decimal } from '#core/primitives/decimal'
import { conflict } from '#core/errors/refusal'
import { mustWorkHere } from '#hr/employment'
import type Employee from '#hr/models/employee'
import { mustBeKnown } from '#payroll/statutory/known'

const HOURS_OF_A_DAY = 24

type Worked = { id?: string; date: string; hours: Decimal }

/** 422 on `date` before the known law or without a contract; the employee must be locked. */
export async function mustBeADayOfWork(employee: Employee, date: string) {
  mustBeKnown('date', date)
  await mustWorkHere(employee, { from: date, to: date }, { fields: ['date'], needsContract: true })
}

/** 409 OVERLAP on `hours` when the day's overtime exceeds 24; the employee must be locked. */
export async function mustFitIntoTheDay(employeeId: string, { id = '', date, hours }: Worked) {
  const [{ others }] = await rows(
    'SELECT COALESCE(SUM(hours), 0) AS others FROM overtimes WHERE tenant_id = ? AND employee_id = ? AND date = ? AND id <> ?',
    [Current.tenantId, employeeId, date, id]
  )
  const left = new Big(HOURS_OF_A_DAY).minus(others)
  if (hours.lte(left)) return

  const message = `${date} has ${HOURS_OF_A_DAY} hours, and ${new Big(others)} of them are recorded as overtime of this employee already: at most ${left.lt(0) ? 0 : left} more fit in`
  throw conflict('OVERLAP', message, { field: 'hours', recorded: Number(others) })
}
