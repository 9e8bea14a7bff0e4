/** Payslips for mails, provided by payroll so that mail does not depend on its computation. */

/** `net` in the company's currency, `day` the last of the period. */
type PayslipFacts = { id: string; employeeId: string; net: number; period: string; day: string }

type Source = (payrollRunId: string) => Promise<PayslipFacts[]>

let source: Source = async () => []

/** Called by payroll at boot. */
export function payslipsComeFrom(given: Source) {
  source = given
}

export const payslipsOf: Source = (payrollRunId) => source(payrollRunId)
