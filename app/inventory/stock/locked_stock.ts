/** Locked stock of a transaction, and its movements. */
import type Big from 'big.js'
import type { Holding } from '#inventory/stock/holding'

export type MovementReason =
  | 'PURCHASE'
  | 'SALE'
  | 'DAMAGE'
  | 'ADJUSTMENT'
  | 'TRANSFER'
  | 'RETURN'
  | 'VOID'
  | 'PRICE_DIFFERENCE'

export type LockedProduct = {
  id: string
  sku: string
  name: string
  unitOfMeasure: string
  isService: boolean
  isActive: boolean
  isDeleted: boolean
  costPrice: Big
  sellingPrice: Big
  taxRate: Big
  minStock: Big
  /** In all warehouses, after the movements so far. */
  holding: Holding
}

export type Movement = {
  id: string
  /** VALUE changes what the stock is worth, not how much it is. */
  type: 'IN' | 'OUT' | 'TRANSFER' | 'VALUE'
  productId: string
  warehouseId: string
  fromWarehouseId: string | null
  reason: MovementReason
  quantity: Big
  unitCost: Big
  cost: Big
  valueChange: Big
  /** From inventory to cost of sales, for goods sold before they came in. */
  correction: Big
  quantityAfter: Big
  reference: string | null
  createdAt: string
}

export type Level = {
  id: string
  productId: string
  warehouseId: string
  before: Big | null
  quantity: Big
}
