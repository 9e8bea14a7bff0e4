/** People who are paid, and runs followed to their end by the worker's own job. */
import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import Absence from '#hr/models/absence'
import Contract from '#hr/models/contract'
import Employee from '#hr/models/employee'
import { computeRun } from '#payroll/actions/compute_run'
import Overtime from '#payroll/models/overtime'
import Role from '#identity/models/role'
import { clientOf, type Answer } from '#tests/api'
import { aUserRow, tokenOf, unique, type Company } from '#tests/company'

export function ok({ status, body, text }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

let people = 0

/** An employee with a contract. */
export async function hire(
  { api }: Company,
  salary: number,
  startDate = '2026-01-01',
  more: object = {}
): Promise<{ id: string; contractId: string }> {
  const employee = ok(
    await api.post('/employees', {
      firstName: 'Ana',
      lastName: `Gómez ${++people}`,
      documentType: 'CC',
      documentNumber: `10${Date.now()}${people}`,
      hireDate: startDate,
      baseSalary: salary,
    })
  )
  const contract = ok(
    await api.post('/contracts', { employeeId: employee.id, salary, startDate, ...more })
  )
  return { id: employee.id, contractId: contract.id }
}

export async function approvedOvertime(
  { api }: Company,
  employeeId: string,
  type: string,
  hours: number,
  date: string
) {
  const overtime = ok(await api.post('/overtime', { employeeId, type, hours, date }))
  return ok(await api.post(`/overtime/${overtime.id}/approve`))
}

/** Does what the worker does with the job of a run. */
export async function compute({ api, as }: Company, { id }: { id: string }) {
  const asked = async () => {
    const [{ computation }] = await rows(
      'SELECT computation FROM payroll_runs WHERE tenant_id = ? AND id = ?',
      [Current.tenantId, id]
    )
    return {
      data: { payrollRunId: id, computation: Number(computation) },
      attempt: 1,
      signal: new AbortController().signal,
      finish: async () => {},
    }
  }
  await as(async () => computeRun(await asked()))
  return ok(await api.get(`/payroll-runs/${id}`))
}

/** A run of a month as a draft. */
export async function draftOf(company: Company, period: string) {
  return compute(company, ok(await company.api.post('/payroll-runs', { period })))
}

export async function approved(company: Company, period: string) {
  const run = await draftOf(company, period)
  return ok(await company.api.post(`/payroll-runs/${run.id}/approve`))
}

export async function slipsOf({ api }: Company, { id }: { id: string }): Promise<any[]> {
  return ok(await api.get(`/payroll-runs/${id}/payslips?limit=100&sort=createdAt`)).data
}

/** The only slip of a run. */
export async function slipOf(company: Company, run: { id: string }) {
  const [slip] = await slipsOf(company, run)
  return slip
}

/** Lines as `concept: amount`. */
export const told = ({ lines }: any): string[] =>
  lines.map(({ concept, amount }: any) => `${concept}: ${amount}`)

/** What a run has left in the database. */
export function leftOf({ as }: Company, id: string) {
  return as(async () => {
    const tables = ['payslips', 'payslip_lines', 'payroll_inputs']
    const found = await Promise.all(
      tables.map((table) =>
        rows(`SELECT COUNT(*) AS total FROM ${table} WHERE tenant_id = ? AND run_id = ?`, [
          Current.tenantId,
          id,
        ])
      )
    )
    return found.map(([{ total }]) => Number(total))
  })
}

/** A client of somebody who may do just this. */
export async function aUserWith({ as, tenant }: Company, ...permissions: string[]) {
  const user = await as(async () => {
    const role = await Role.create({ name: unique('Role'), permissions })
    return aUserRow(null, { roleId: role.id, name: 'A user' })
  })
  return clientOf(await tokenOf(user, tenant.publicId))
}

/** What accounts have, by their codes: debits less credits. */
export async function balancesOf({ api }: Company): Promise<Record<string, number>> {
  const { rows: accounts } = ok(
    await api.get('/reports/trial-balance?from=2020-01-01&to=2040-12-31')
  )
  return Object.fromEntries(
    accounts
      .filter(({ closing }: any) => closing !== 0)
      .map(({ code, closing }: any) => [code, closing])
  )
}

/**
 * Employees under contract since January, every third with overtime and every fifth with an absence
 * in August 2026: as an import would make them.
 */
export function manyPeople({ as }: Company, count: number) {
  return as(() =>
    transaction(async () => {
      const numbers = Array.from({ length: count }, (_, index) => index)
      const employees = await insertMany(
        Employee,
        numbers.map((n) => ({
          firstName: 'Ana',
          lastName: `Gómez ${n}`,
          documentType: 'CC',
          documentNumber: `${1e9 + n}`,
          hireDate: '2026-01-01',
          baseSalary: '2000000',
          isActive: true,
        }))
      )
      const ids = employees.map(({ id }) => id as string)
      await insertMany(
        Contract,
        ids.map((employeeId, n) => ({
          employeeId,
          type: 'INDEFINITE',
          salary: `${1_800_000 + (n % 50) * 40_000}`,
          startDate: '2026-01-01',
          isActive: true,
        }))
      )
      await insertMany(
        Overtime,
        ids
          .filter((_, n) => n % 3 === 0)
          .map((employeeId, n) => ({
            employeeId,
            type: 'NOCTURNA',
            date: `2026-08-${String((n % 28) + 1).padStart(2, '0')}`,
            hours: '2',
            approved: true,
          }))
      )
      await insertMany(
        Absence,
        ids.filter((_, n) => n % 5 === 0).map((employeeId) => ({ employeeId, date: '2026-08-20' }))
      )
    })
  )
}
