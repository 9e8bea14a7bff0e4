/** Facts of a run's payslips for mails; none once the run was reversed. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { monthOf } from '#payroll/computation/month'

/** In the order of slips; `day` is the last of the month that they are of. */
export async function slipsToMail(payrollRunId: string) {
  const found = await rows<{ id: string; employeeId: string; net: string; period: string }>(
    `SELECT p.id, p.employee_id AS employeeId, p.net, r.period FROM payslips p JOIN payroll_runs r ON r.tenant_id = p.tenant_id AND r.id = p.run_id
      WHERE p.tenant_id = ? AND p.run_id = ? AND r.status IN ('APPROVED', 'PAID') ORDER BY p.id`,
    [Current.tenantId, payrollRunId]
  )
  return found.map((slip) => ({ ...slip, net: Number(slip.net), day: monthOf(slip.period).last }))
}
