import { PayrollRunSchema } from '#database/schema'
import type { RunStatus } from '#payroll/runs/run_lifecycle'

export default class PayrollRun extends PayrollRunSchema {
  declare status: RunStatus
}
