/** Payslips to mail of an approved run; none once it was reversed. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { monthOf } from '#payroll/computation/month'

/** `day` is the last day of the slips' month. */
export async function slipsToMail(payrollRunId: string) {
  const found = await rows<{ id: string; employeeId: string; net: string; period: string }>(
    `SELECT p.id, p.employee_id AS employeeId, p.net, r.period FROM payslips p JOIN payroll_runs r ON r.tenant_id = p.tenant_id AND r.id = p.run_id
      WHERE p.tenant_id = ? AND p.run_id = ? AND r.status IN ('APPROVED', 'PAID') ORDER BY p.id`,
    [Current.tenantId, payrollRunId]
  )
  return found.map((slip) => ({ ...slip, net: Number(slip.net), day: monthOf(slip.period).last }))
}
