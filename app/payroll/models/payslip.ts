import { PayslipSchema } from '#database/schema'

/** The audit log tells of the run, with its totals; slips are computed, not written by people. */
export default class Payslip extends PayslipSchema {
  static audited = false
}
