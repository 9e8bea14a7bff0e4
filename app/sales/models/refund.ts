import { RefundSchema } from '#database/schema'
import type { RefundStatus } from '#sales/refunds/refund_lifecycle'

export default class Refund extends RefundSchema {
  declare status: RefundStatus
}
