/** Payroll runs: their states, their slips, and that each bonus is paid once at most. */
import { cents, sum, type PayrollRun } from '../model.js'
import { add, compare, type Checking } from './checking.js'

const OPEN = ['COMPUTING', 'DRAFT', 'FAILED']

function statesOf({ approve, pay, cancel, reverse }: PayrollRun) {
  if (reverse) return ['REVERSED']
  if (cancel) return ['CANCELLED']
  if (pay) return ['PAID']
  return approve ? ['APPROVED'] : OPEN
}

/** Payments of runs that stand, by bank account. */
export async function paidByPayroll({ company, rows }: Checking) {
  const real = new Map(
    (await rows('SELECT id, net FROM payroll_runs WHERE tenant_id = ?')).map(({ id, net }) => [
      id,
      cents(net),
    ])
  )
  return company.model.payroll
    .filter(({ pay, reverse }) => pay && !reverse)
    .map(({ id, bank }) => ({ bank, amount: real.get(id) ?? 0, isVoid: false }))
}

export async function checkPayroll(checking: Checking) {
  const { company, report, rows } = checking
  const { model } = company
  const runs = await rows('SELECT * FROM payroll_runs WHERE tenant_id = ?')
  const real = new Map(runs.map((row) => [row.id, row]))
  for (const run of model.payroll) {
    const status = real.get(run.id)?.status
    report.check(statesOf(run).includes(status), 'a payroll run differs', { run, status })
    report.check(!(run.cancel && run.approve), 'a run is approved and cancelled', run)
  }
  const standing = Map.groupBy(
    runs.filter(({ status }) => !['CANCELLED', 'REVERSED'].includes(status)),
    ({ period }) => String(period)
  )
  for (const [period, all] of standing)
    report.check(all.length === 1, 'a month has two payroll runs', { period })

  const slips = await rows(
    'SELECT run_id AS run, net, gross, deductions FROM payslips WHERE tenant_id = ?'
  )
  for (const { id, net, employees, status } of runs) {
    const own = slips.filter(({ run }) => run === id)
    if (OPEN.includes(status) || status === 'CANCELLED') continue
    report.check(own.length === employees, 'slips are missing', { id, employees })
    report.check(sum(own.map((slip) => cents(slip.net))) === cents(net), 'slips differ', { id })
    for (const slip of own)
      report.check(
        cents(slip.net) === cents(slip.gross) - cents(slip.deductions),
        'a slip does not add up',
        { id, slip }
      )
  }

  const paid = new Map<string, number>()
  const lines = await rows(
    `SELECT l.amount, JSON_VALUE(l.source, '$.id') AS bonus FROM payslip_lines l
     JOIN payroll_runs r ON r.tenant_id = l.tenant_id AND r.id = l.run_id
     WHERE l.tenant_id = ? AND l.concept LIKE 'BONUS%' AND r.status IN ('APPROVED', 'PAID')`
  )
  for (const { bonus, amount } of lines) add(paid, bonus, cents(amount))
  const amounts = new Map(model.bonuses.map(({ id, amount }) => [id, amount]))
  compare(
    checking,
    'a bonus is paid otherwise than once',
    new Map([...paid.keys()].map((id) => [id, amounts.get(id) ?? 0])),
    paid
  )
}
