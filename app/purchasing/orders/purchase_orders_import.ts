/** Draft purchase orders from files: rows with one reference are one order. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import products from '#catalog/import'
import Product from '#catalog/models/product'
import { CostCenter } from '#accounting/cost_centers'
import { codesOfTaxes } from '#tax/taxes'
import { warehouseNamed } from '#inventory/warehouse_named'
import { draftOrder } from '#purchasing/actions/draft_order'
import { SUPPLIER_LABELS, supplierOfRow } from '#purchasing/importing/supplier_reference'
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
    supplierId: supplierOfRow,
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
    'reference': label(
      'Referencia, Orden, Orden de compra, Número de orden',
      'Reference, Order, Purchase order, Order number'
    ),
    ...SUPPLIER_LABELS,
    'sku': label(
      'SKU, Código, Código del producto, Referencia del producto',
      'SKU, Code, Product code, Item code'
    ),
    'unitCost': label('Costo unitario, Costo, Precio', 'Unit cost, Cost, Price'),
    'sellingPrice': label('Precio de venta', 'Selling price'),
    'taxes': label('Impuestos, Códigos de impuestos', 'Taxes, Tax codes'),
    'priceIncludesTax': label(
      'Costo con impuestos, IVA incluido, Impuestos incluidos',
      'Cost includes tax, Tax included'
    ),
    'costCenter': label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    'costCenterId': label('Id del centro de costo', 'Cost center id'),
    'discount.rate': label(
      'Descuento de la orden, Porcentaje de descuento de la orden',
      'Order discount, Order discount rate'
    ),
    'discount.amount': label('Valor del descuento de la orden', 'Order discount amount'),
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
