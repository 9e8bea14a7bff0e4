import { DeductionSchema } from '#database/schema'
import type { Fund, Side } from '#payroll/inputs/deduction_kinds'

export default class Deduction extends DeductionSchema {
  declare side: Side
  declare fund: Fund
}
