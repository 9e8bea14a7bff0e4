import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { endBy, moveEnd, saveContract } from '#hr/contracts/contract_end'
import {
  departureOf,
  forgetDeparture,
  keepDeparture,
  type CutShort,
  type Departure,
} from '#hr/departures/departures'
import Contract from '#hr/models/contract'
import type Employee from '#hr/models/employee'

/**
 * Plans a future last day of a locked employee, who stays active until then; contracts end at once,
 * so that payroll pays up to it. 409 PERIOD_CLOSED. Announces `employee.updated`,
 * `contract.updated`.
 */
export async function planDeparture(employee: Employee, lastDay: string) {
  const planned = await departureOf(employee.id)
  const ends: CutShort[] = []

  for (const contract of await contractsOf(employee)) {
    const before = agreedEnd(contract, planned)
    const since = endBy({ startDate: contract.startDate, endDate: before }, lastDay)
    if (since !== before) ends.push({ contractId: contract.id, before, since })
    await moveEnd(contract, since, 'terminationDate')
    await saveContract(contract)
  }
  keepDeparture(employee.id, { lastDay, ends })
  await setLastDay(employee, lastDay)
}

/** Restores the former end of contracts unless changed since. Same refusals and announcements. */
export async function takeBackDeparture(employee: Employee) {
  const planned = await departureOf(employee.id)

  for (const contract of planned?.ends.length ? await contractsOf(employee) : []) {
    await moveEnd(contract, agreedEnd(contract, planned), 'isActive')
    await saveContract(contract)
  }
  await forgetDeparture(employee.id)
  await setLastDay(employee, null)
}

/** The end of a contract without the departure. */
function agreedEnd({ id, endDate }: Contract, planned: Departure | undefined): string | null {
  const cut = planned?.ends.find(({ contractId, since }) => contractId === id && since === endDate)
  return cut ? cut.before : endDate
}

const contractsOf = ({ id }: Employee) =>
  Contract.query().where('employee_id', id).orderBy('id').forUpdate()

function setLastDay(employee: Employee, terminationDate: string | null) {
  return whenChanged(
    employee,
    () => employee.merge({ terminationDate }).save(),
    () => announce('employee.updated', { employeeId: employee.id })
  )
}
