import { OvertimeSchema } from '#database/schema'
import type { OvertimeType } from '#payroll/inputs/overtime_types'

export default class Overtime extends OvertimeSchema {
  declare type: OvertimeType
}
