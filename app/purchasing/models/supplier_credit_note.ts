import { SupplierCreditNoteSchema } from '#database/schema'
import type { SupplierCreditStatus } from '#purchasing/credits/supplier_credit_lifecycle'

export default class SupplierCreditNote extends SupplierCreditNoteSchema {
  declare status: SupplierCreditStatus
}
