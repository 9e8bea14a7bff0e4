import { SupplierAllocationSchema } from '#database/schema'

export default class SupplierAllocation extends SupplierAllocationSchema {}
