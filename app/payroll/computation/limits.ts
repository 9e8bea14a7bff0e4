/** Largest amounts that the columns of slips, runs and journal entries can store. */
import type { Decimal } from '#core/primitives/decimal'
import { NotComputable } from '#payroll/computation/not_computable'
import type { Payslip } from '#payroll/computation/payslip'

const MOST = 1e13
const MOST_RATE = 1e15

type Totals = Pick<Payslip, 'gross' | 'base' | 'deductions' | 'employerCost' | 'net'>

/** Refuses (NotComputable) a slip that is too large, naming the employee. */
export function mustFit(slip: Payslip, name: string) {
  const isLarge = slip.lines.some(
    ({ rate, base, amount }) => rate.abs().gte(MOST_RATE) || !fits(base) || !fits(amount)
  )
  if (isLarge || !totalsFit(slip))
    throw new NotComputable(`The pay of ${name} is too large: amounts are below 10,000,000,000,000`)
}

/** Refuses (NotComputable) a run whose entry, `gross` plus `employerCost`, is too large. */
export function mustFitTogether(totals: Totals, period: string) {
  if (!totalsFit(totals))
    throw new NotComputable(
      `The payroll of ${period} is too large: amounts are below 10,000,000,000,000, also that of ` +
        `all employees together`
    )
}

const totalsFit = ({ gross, base, deductions, employerCost, net }: Totals) =>
  [base, deductions, net, gross.plus(employerCost)].every(fits)

const fits = (amount: Decimal) => amount.abs().lt(MOST)
