import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import Deduction from '#payroll/models/deduction'
import { packOf } from '#payroll/statutory/law'
import { inForce } from '#payroll/statutory/pack'

/** Gives a new company its country's contributions of today; afterwards they are its own. */
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
