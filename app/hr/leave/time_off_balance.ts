/** GET /employees/:id/time-off-balance: vacation accrued and taken. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { type rows, selects, type DatabaseRow } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { operation, pathId } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { settingsIn, settingsStatement } from '#tenants/settings'
import { days360 } from '#hr/contracts/thirty_day_months'

const number = (description: string) => ({ type: 'number', description })
const vacation = {
  accrued: number(
    'Working days that the service up to yesterday, or to the last day, has given: by days of a ' +
      'year of 360, from the hire date on, or from the contract with which somebody came back'
  ),
  taken: number('Working days of approved vacations of that service, those ahead included'),
  left: number('What is left; below zero when more was granted than accrued'),
}
const schema = {
  type: 'object',
  title: 'TimeOffBalance',
  properties: {
    vacation: { type: 'object', properties: vacation, required: Object.keys(vacation) },
  },
  required: ['vacation'],
}

export const timeOffBalance = operation(
  {
    kind: 'read',
    status: 200,
    output: { schema },
    summary: 'Read the vacation balance of an employee',
  },
  async (ctx) => {
    const [[employee], contracts, approved, [tenant]] = await selects([
      employeeStatement(pathId(ctx)),
      contractsStatement(pathId(ctx)),
      approvedStatement(pathId(ctx)),
      settingsStatement(),
    ])
    if (!employee) throw notFound()

    const { vacationDaysPerYear } = settingsIn(tenant)
    const since = comeBackOn(contracts)
    const accrued = new Big(vacationDaysPerYear)
      .times(days360(since ?? employee.hireDate, lastDayOfService(employee)))
      .div(360)
      .round(2, Big.roundHalfUp)
    const taken = sum(
      approved
        .filter(({ startDate }) => !since || startDate >= since)
        .map(({ days }) => new Big(days))
    )
    return {
      vacation: {
        accrued: accrued.toNumber(),
        taken: taken.toNumber(),
        left: accrued.minus(taken).toNumber(),
      },
    }
  }
)

type Statement = Parameters<typeof rows>

const employeeStatement = (id: string): Statement => [
  'SELECT hire_date AS hireDate, is_active AS isActive, termination_date AS terminationDate FROM employees WHERE tenant_id = ? AND id = ? AND live = 1',
  [Current.tenantId, id],
]
const approvedStatement = (id: string): Statement => [
  "SELECT start_date AS startDate, days FROM time_off_requests WHERE tenant_id = ? AND employee_id = ? AND type = 'VACATION' AND status = 'APPROVED'",
  [Current.tenantId, id],
]

/** Contracts that have begun; those cancelled before their start have no days. */
const contractsStatement = (id: string): Statement => [
  'SELECT start_date AS startDate, end_date AS endDate FROM contracts WHERE tenant_id = ? AND employee_id = ? AND start_date <= ? AND (end_date IS NULL OR end_date >= start_date) ORDER BY start_date',
  [Current.tenantId, id, todayIn(Current.tenant.timezone)],
]

/** Start of the last contract after a gap: earlier vacation was settled when that service ended. */
function comeBackOn(contracts: DatabaseRow[]): string | undefined {
  return contracts.findLast(
    ({ startDate }, index) =>
      index > 0 &&
      contracts[index - 1].endDate &&
      startDate > addDays(contracts[index - 1].endDate, 1)
  )?.startDate
}

/** Days count once they are over. */
function lastDayOfService({ isActive, terminationDate }: DatabaseRow): string {
  return (!isActive && terminationDate) || addDays(todayIn(Current.tenant.timezone), -1)
}
