/**
 * Payroll hands over by this module what a mail says of a payslip: mail must not know how pay is
 * computed.
 */

/** `net` is money of the company, `day` the last of the period. */
type PayslipFacts = { id: string; employeeId: string; net: number; period: string; day: string }

type Source = (payrollRunId: string) => Promise<PayslipFacts[]>

let source: Source = async () => []

/** Payroll calls this when a process starts. */
export function payslipsComeFrom(given: Source) {
  source = given
}

export const payslipsOf: Source = (payrollRunId) => source(payrollRunId)
