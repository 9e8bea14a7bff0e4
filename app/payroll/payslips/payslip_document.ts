/** Prints a payslip from its API form. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { drawn } from '#documents/drawn'
import { issuerOf } from '#documents/issuer'
import type { Printed } from '#documents/print'
import type { Slip } from '#payroll/payslips/payslip_sheet'
import { textsOf } from '#core/primitives/texts'

/** Watermark `draft` until the run is approved, `void` after it was cancelled or reversed. */
export async function printedPayslip(slip: Slip): Promise<Printed> {
  const issuer = await issuerOf()
  const [{ status }] = await rows(
    'SELECT status FROM payroll_runs WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, slip.payrollRunId]
  )
  const watermark = ['APPROVED', 'PAID'].includes(status)
    ? null
    : ['CANCELLED', 'REVERSED'].includes(status)
      ? 'void'
      : 'draft'

  return {
    fileName: `${textsOf('payslips', issuer.locale)('file')}-${slip.period}.pdf`,
    pdf: await drawn('payslip', issuer, { slip, watermark }),
  }
}
