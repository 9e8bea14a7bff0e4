import { PurchaseReceiptSchema } from '#database/schema'

export default class PurchaseReceipt extends PurchaseReceiptSchema {}
