/** Employees, their contracts, increases, leave of single days, and what payroll takes as input. */
import {
  check,
  daysAgo,
  doOnce,
  expects,
  recent,
  type Doing,
  type Operations,
} from './operation.js'

export const HIRED = '2025-01-01'

export async function hire(doing: Doing) {
  const { client, company } = doing
  const employee = await client.post(company, '/employees', {
    ...{ firstName: 'E', lastName: client.random.uuid().slice(0, 8), hireDate: HIRED },
    baseSalary: 2_000_000,
  })
  if (!expects(doing, 'an employee', employee, [])) return
  const { id } = employee.json
  const contract = await client.post(company, '/contracts', {
    ...{ employeeId: id, salary: 2_000_000, startDate: HIRED },
  })
  // The books of an approved payroll have no room for another contract in its month.
  if (!expects(doing, 'a contract', contract, ['PERIOD_CLOSED'])) return
  company.model.employees.push(id)
  company.model.others.push({ id: contract.json.id, table: 'contracts' })
}

/** The record of one employee whose only rule here is that it is there once. */
const record =
  (path: string, table: string, body: (doing: Doing) => object, codes: readonly string[]) =>
  async (doing: Doing) => {
    const { client, company } = doing
    const answer = await client.post(company, path, {
      employeeId: client.random.pick(company.model.employees),
      ...body(doing),
    })
    if (expects(doing, path, answer, codes))
      company.model.others.push({ id: answer.json.id, table })
  }

/** An increase on a random day: each takes effect above those before and below those after. */
async function raise(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const id = random.pick(company.model.employees)
  const answer = await client.post(company, `/employees/${id}/salary-increases`, {
    newSalary: 2_000_000 + random.int(1, 100_000),
    effectiveDate: daysAgo(random.int(200, 600)),
  })
  if (expects(doing, 'an increase', answer, ['VALIDATION_FAILED', 'PERIOD_CLOSED', 'DUPLICATE']))
    company.model.others.push({ id: answer.json.id, table: 'salary_increases' })
}

/** Employees of their own come and go, so that others can work with the rest. */
async function leaveOrReturn(doing: Doing) {
  const { client, company } = doing
  const { model } = company
  if (model.isLeaving) return
  model.isLeaving = true
  try {
    if (!model.leaver) {
      const { isDone, json } = await client.post(company, '/employees', {
        ...{ firstName: 'L', lastName: 'X', hireDate: HIRED, baseSalary: 1_500_000 },
      })
      if (isDone) model.leaver = { id: json.id, isActive: true }
      return
    }
    const isActive = !model.leaver.isActive
    const answer = await client.post(company, `/employees/${model.leaver.id}/active-state`, {
      isActive,
    })
    if (!expects(doing, 'an active state', answer, [])) return
    model.leaver.isActive = isActive
    check(doing, answer.json.isActive === isActive, 'an active state differs', answer.json)
  } finally {
    model.isLeaving = false
  }
}

const day = ({ client }: Doing, from: number, to: number) =>
  `2025-${String(client.random.int(from, to)).padStart(2, '0')}-${String(client.random.int(1, 28)).padStart(2, '0')}`

async function approveOvertime(doing: Doing) {
  const one = recent(doing, doing.company.model.overtime, 10)
  await doOnce(doing, one, 'isApproved', {
    what: 'approving overtime',
    path: `/overtime/${one?.id}/approve`,
    codes: ['INVALID_TRANSITION'],
  })
}

async function workOvertime(doing: Doing) {
  const { client, company } = doing
  const answer = await client.post(company, '/overtime', {
    employeeId: client.random.pick(company.model.employees),
    ...{ type: 'DIURNA', date: daysAgo(client.random.int(1, 400)), hours: 1 },
  })
  if (expects(doing, 'overtime', answer, ['OVERLAP', 'PERIOD_CLOSED']))
    company.model.overtime.push({ id: answer.json.id })
}

async function giveBonus(doing: Doing) {
  const { client, company } = doing
  const amount = client.random.int(100_000, 90_000_000)
  const answer = await client.post(company, '/bonuses', {
    employeeId: client.random.pick(company.model.employees),
    ...{ type: 'OTHER_NON_TAXABLE', amount: amount / 100 },
  })
  if (expects(doing, 'a bonus', answer, []))
    company.model.bonuses.push({ id: answer.json.id, amount })
}

export const employeeOperations: Operations = {
  hire: { weight: 1, covers: ['POST /employees', 'POST /contracts'], run: hire },
  raise: { weight: 2, covers: ['POST /employees/{id}/salary-increases'], run: raise },
  activeState: { weight: 1, covers: ['POST /employees/{id}/active-state'], run: leaveOrReturn },
  absence: {
    weight: 1,
    covers: ['POST /absences'],
    run: record('/absences', 'absences', (doing) => ({ date: day(doing, 1, 6) }), [
      ...['OVERLAP', 'DUPLICATE', 'PERIOD_CLOSED'],
    ]),
  },
  process: {
    weight: 1,
    covers: ['POST /disciplinary-processes'],
    run: record(
      '/disciplinary-processes',
      'disciplinary_processes',
      (doing) => ({
        ...{ type: 'VERBAL_WARNING', subject: 'S', description: 'D', date: day(doing, 1, 12) },
      }),
      []
    ),
  },
  overtime: { weight: 2, covers: ['POST /overtime'], run: workOvertime },
  approveOvertime: { weight: 2, covers: ['POST /overtime/{id}/approve'], run: approveOvertime },
  bonus: { weight: 2, covers: ['POST /bonuses'], run: giveBonus },
}
