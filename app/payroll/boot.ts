import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { findPayrollRunsBy } from '#accounting/pay'
import { payslipsComeFrom } from '#communications/payslips'
import { slipsToMail } from '#payroll/payslips/slips_to_mail'

const isPayrollRun = async (id: string) =>
  (await rows('SELECT id FROM payroll_runs WHERE tenant_id = ? AND id = ?', [Current.tenantId, id]))
    .length > 0

export default () => {
  payslipsComeFrom(slipsToMail)
  findPayrollRunsBy(isPayrollRun)
}
