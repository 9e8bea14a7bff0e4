/** Draft purchase orders from files: rows with one reference are one order. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import products from '#catalog/import'
import Product from '#catalog/models/product'
import Supplier from '#catalog/models/supplier'
import suppliers from '#catalog/suppliers_import'
import { CostCenter } from '#accounting/cost_centers'
import { codesOfTaxes } from '#tax/taxes'
import { warehouseNamed } from '#inventory/warehouse_named'
import { draftOrder } from '#purchasing/actions/draft_order'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { createPurchaseOrder } from '#purchasing/validators/purchase_order'

export default defineImport({
  resource: 'purchase-orders',
  scope: 'inventory:write',
  model: PurchaseOrder,
  create: createPurchaseOrder,
  together: {
    by: 'reference',
    list: 'items',
    name: 'an order',
    most: 1_000,
    keptIn: 'notes',
    goneWhen: "r.status = 'CANCELLED'",
  },
  references: {
    supplierId: {
      ...{ column: 'supplierTaxId', model: Supplier, by: 'taxId', exact: true },
      ...{
        create: suppliers.create,
        scope: suppliers.scope,
        told: { name: ['supplierName', 'supplierTaxId'] },
        created: suppliers.created,
        beside: suppliers.beside,
      },
    },
    productId: {
      ...{ column: 'sku', model: Product, by: 'sku', exact: true },
      ...{
        create: products.create,
        scope: products.scope,
        told: {
          name: ['productName', 'sku'],
          costPrice: ['unitCost', 0],
          sellingPrice: ['sellingPrice', 0],
          taxRate: ['taxRate'],
          taxes: ['taxes'],
        },
        reads: { taxes: codesOfTaxes },
        completes: products.completes,
        created: products.created,
      },
    },
    warehouseId: warehouseNamed('warehouse'),
    costCenterId: { column: 'costCenter', model: CostCenter, by: 'code', exact: true },
  },
  make: draftOrder,
  labels: {
    reference: label(
      'Referencia, Orden, Orden de compra, Número de orden',
      'Reference, Order, Purchase order, Order number'
    ),
    supplierTaxId: label('NIT del proveedor, NIT', 'Supplier tax ID, Tax ID'),
    supplierName: label('Nombre del proveedor, Proveedor', 'Supplier name, Supplier, Vendor'),
    sku: label(
      'SKU, Código, Código del producto, Referencia del producto',
      'SKU, Code, Product code, Item code'
    ),
    unitCost: label('Costo unitario, Costo, Precio', 'Unit cost, Cost, Price'),
    sellingPrice: label('Precio de venta', 'Selling price'),
    taxes: label('Impuestos, Códigos de impuestos', 'Taxes, Tax codes'),
    priceIncludesTax: label(
      'Costo con impuestos, IVA incluido, Impuestos incluidos',
      'Cost includes tax, Tax included'
    ),
    costCenter: label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    costCenterId: label('Id del centro de costo', 'Cost center id'),
  },
  example: {
    reference: 'OC-17',
    supplierTaxId: '860987654-3',
    supplierName: 'Distribuidora El Páramo, Ltda.',
    sku: 'JAR-001',
    productName: 'Manguera de jardín, 20 m',
    warehouse: 'Bodega principal',
    quantity: 20,
    unitCost: 38_000,
    taxRate: 19,
    sellingPrice: 59_900,
  },
})
