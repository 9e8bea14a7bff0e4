import { PayslipSchema } from '#database/schema'

/** The audit log records runs with totals; nobody edits slips. */
export default class Payslip extends PayslipSchema {
  static audited = false
}
