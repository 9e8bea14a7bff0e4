import { BillSchema } from '#database/schema'
import type { BillStatus, BillType } from '#purchasing/bills/bill_lifecycle'

export default class Bill extends BillSchema {
  declare status: BillStatus
  declare type: BillType
}
