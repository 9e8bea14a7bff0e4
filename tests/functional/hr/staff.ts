/** People who work in a company, through the API. */
import { lockPeriod, openPeriod } from '#hr/payroll_periods'
import { transaction } from '#core/database/transaction/transaction'
import { ok } from '#tests/functional/sales/shop'
import { aCompany, type Company } from '#tests/company'

export { ok, times } from '#tests/functional/sales/shop'

export const anEmployee = async ({ api }: Pick<Company, 'api'>, more: object = {}) =>
  ok(
    await api.post('/employees', {
      firstName: 'Ana',
      lastName: 'Gómez',
      hireDate: '2024-01-15',
      baseSalary: 2_000_000,
      ...more,
    })
  )

/** The body of a contract since 2025. */
export const aContract = (employeeId: string, more: object = {}) => ({
  employeeId,
  salary: 2_000_000,
  startDate: '2025-01-01',
  ...more,
})

export const signed = async (
  { api }: Pick<Company, 'api'>,
  employeeId: string,
  more: object = {}
) => ok(await api.post('/contracts', aContract(employeeId, more)))

/** A company with one employee under contract since 2025. */
export async function aStaff() {
  const company = await aCompany()
  const employee = await anEmployee(company)
  return { ...company, employee, contract: await signed(company, employee.id) }
}

/** The body of a request for ten working days in March 2027. */
export const aVacation = (employeeId: string, more: object = {}) => ({
  employeeId,
  type: 'VACATION',
  startDate: '2027-03-01',
  endDate: '2027-03-12',
  ...more,
})

export const requested = async (
  { api }: Pick<Company, 'api'>,
  employeeId: string,
  more: object = {}
) => ok(await api.post('/time-off-requests', aVacation(employeeId, more)))

/** As the approval of a payroll does it, and its reversal. */
export const lock = ({ as }: Company, period: string) =>
  as(() => transaction(() => lockPeriod(period)))
export const open = ({ as }: Company, period: string) =>
  as(() => transaction(() => openPeriod(period)))
