import { PayrollRunSchema } from '#database/schema'
import type { RunStatus } from '#payroll/run_lifecycle'

export default class PayrollRun extends PayrollRunSchema {
  declare status: RunStatus
}
