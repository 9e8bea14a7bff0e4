import { SupplierPaymentSchema } from '#database/schema'

export default class SupplierPayment extends SupplierPaymentSchema {}
