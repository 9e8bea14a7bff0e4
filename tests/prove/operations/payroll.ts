/** Payroll runs of three months, which all clients compute, approve, pay and reverse. */
import type { PayrollRun } from '../model.js'
import { check, expects, monthEnd, recent, type Doing, type Operations } from './operation.js'

const CHANGED = ['INVALID_TRANSITION', 'OUTDATED', 'PERIOD_CLOSED']

async function start(doing: Doing) {
  const { client, company } = doing
  const period = monthEnd(client.random.int(1, 3)).slice(0, 7)
  const answer = await client.post(company, '/payroll-runs', { period })
  if (!expects(doing, 'a payroll run', answer, ['DUPLICATE', 'PERIOD_CLOSED'])) return
  const { id } = answer.json
  company.model.payroll.push({ id, period, approve: 0, pay: 0, cancel: 0, reverse: 0 })
}

type Verb = keyof Omit<PayrollRun, 'id' | 'period' | 'bank'>

const verb = (name: Verb) => async (doing: Doing) => {
  const { client, company } = doing
  const one = recent(doing, company.model.payroll, 3)
  if (!one) return
  const bank = name === 'pay' ? client.random.pick(company.model.banks).id : undefined
  const answer = await client.post(
    company,
    `/payroll-runs/${one.id}/${name}`,
    bank ? { bankAccountId: bank } : {}
  )
  if (!expects(doing, `a payroll run: ${name}`, answer, CHANGED)) return
  one[name]++
  if (bank) one.bank = bank
  check(doing, one[name] === 1, `a payroll run is done twice: ${name}`, one)
}

async function recompute(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.payroll, 3)
  if (!one) return
  const answer = await client.post(company, `/payroll-runs/${one.id}/recompute`)
  expects(doing, 'computing a payroll again', answer, CHANGED)
}

export const payrollOperations: Operations = {
  payroll: { weight: 2, covers: ['POST /payroll-runs'], run: start },
  recomputePayroll: { weight: 2, covers: ['POST /payroll-runs/{id}/recompute'], run: recompute },
  approvePayroll: {
    weight: 3,
    covers: ['POST /payroll-runs/{id}/approve'],
    run: verb('approve'),
  },
  payPayroll: { weight: 2, covers: ['POST /payroll-runs/{id}/pay'], run: verb('pay') },
  cancelPayroll: { weight: 1, covers: ['POST /payroll-runs/{id}/cancel'], run: verb('cancel') },
  reversePayroll: { weight: 1, covers: ['POST /payroll-runs/{id}/reverse'], run: verb('reverse') },
}
