import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import Deduction from '#payroll/models/deduction'
import { packOf } from '#payroll/statutory/law'
import { inForce } from '#payroll/statutory/pack'

/**
 * For a company that is being made: the contributions of its country, as the law has them today.
 * From then on they are the company's own.
 */
export async function giveDeductions() {
  const today = todayIn(Current.tenant.timezone)
  const given = packOf(Current.tenant.countryCode).contributions.map(
    ({ name, side, fund, rows }) => {
      return {
        name,
        percentage: inForce(rows, today)!.value,
        fixedAmount: null,
        side,
        fund,
        isActive: true,
      }
    }
  )
  await insertMany(Deduction, given)
}
