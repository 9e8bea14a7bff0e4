import { TimeOffRequestSchema } from '#database/schema'
import type { TimeOffStatus, TimeOffType } from '#hr/leave/time_off_lifecycle'

export default class TimeOffRequest extends TimeOffRequestSchema {
  declare type: TimeOffType
  declare status: TimeOffStatus
}
