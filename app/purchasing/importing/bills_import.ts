/** Bills of suppliers from files: rows with one number of one supplier are one bill. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { accountCoded } from '#accounting/account_coded'
import { CostCenter } from '#accounting/cost_centers'
import Category from '#catalog/models/category'
import Product from '#catalog/models/product'
import { warehouseNamed } from '#inventory/warehouse_named'
import PaymentTerms from '#terms/models/payment_terms'
import { importBill, importedBill } from '#purchasing/importing/import_bill'
import { SUPPLIER_LABELS, supplierOfRow } from '#purchasing/importing/supplier_reference'
import Bill from '#purchasing/models/bill'

export default defineImport({
  resource: 'bills',
  scope: 'inventory:write',
  needs: 'accounting:read',
  model: Bill,
  create: importedBill,
  together: {
    by: 'number',
    apart: 'supplierId',
    list: 'items',
    name: 'a bill',
    most: 500,
    keptIn: 'number',
    goneWhen: "r.status = 'VOID'",
  },
  references: {
    supplierId: supplierOfRow,
    productId: { column: 'sku', model: Product, by: 'sku', exact: true },
    categoryId: { column: 'category', model: Category, by: 'name' },
    accountId: accountCoded('account'),
    costCenterId: { column: 'costCenter', model: CostCenter, by: 'code', exact: true },
    warehouseId: warehouseNamed('warehouse'),
    paymentTermsId: { column: 'paymentTerms', model: PaymentTerms, by: 'name' },
  },
  make: importBill,
  labels: {
    ...SUPPLIER_LABELS,
    'number': label(
      'Número, Factura, Número de factura, No factura',
      'Number, Bill, Bill number, Invoice number'
    ),
    'date': label('Fecha, Fecha de la factura', 'Date, Bill date, Invoice date'),
    'postingDate': label('Fecha contable, Fecha de contabilización', 'Posting date'),
    'dueDate': label('Fecha de vencimiento, Vencimiento, Vence', 'Due date'),
    'paymentTerms': label('Condiciones de pago, Plazos de pago', 'Payment terms, Terms'),
    'paymentTermsId': label('Id de las condiciones de pago', 'Payment terms id'),
    'sku': label('SKU, Código, Código del producto', 'SKU, Code, Product code, Item code'),
    'account': label('Cuenta, Código de la cuenta, Cuenta contable', 'Account, Account code'),
    'accountId': label('Id de la cuenta', 'Account id'),
    'description': label('Descripción, Concepto, Detalle', 'Description'),
    'nature': label('Bienes o servicios', 'Goods or services'),
    'unit': label('Unidad', 'Unit'),
    'unitCost': label('Costo unitario, Costo, Precio, Valor unitario', 'Unit cost, Cost, Price'),
    'discountRate': label('Descuento, Porcentaje de descuento', 'Discount, Discount rate'),
    'discount.rate': label(
      'Descuento de la factura, Porcentaje de descuento de la factura',
      'Bill discount, Bill discount rate'
    ),
    'discount.amount': label('Valor del descuento de la factura', 'Bill discount amount'),
    'taxes': label('Impuestos, Códigos de impuestos', 'Taxes, Tax codes'),
    'priceIncludesTax': label(
      'Costo con impuestos, IVA incluido, Impuestos incluidos',
      'Cost includes tax, Tax included'
    ),
    'costCenter': label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    'costCenterId': label('Id del centro de costo', 'Cost center id'),
    'confirmDuplicate': label('Confirmar número repetido', 'Confirm duplicate'),
    'autoWithholdings': label('Retenciones automáticas', 'Automatic withholdings'),
    'draft': label('Borrador', 'Draft'),
  },
  example: {
    number: 'FV-0012',
    supplierTaxId: '860987654-3',
    supplierName: 'Distribuidora El Páramo, Ltda.',
    date: '2026-01-15',
    description: 'Transporte',
    quantity: 1,
    unitCost: 300_000,
    taxRate: 19,
  },
})
