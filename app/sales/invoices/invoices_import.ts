/** Invoices from files: rows with one reference are one invoice. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { TAX_ID } from '#core/primitives/id_key'
import { CostCenter } from '#accounting/cost_centers'
import products from '#catalog/import'
import Product from '#catalog/models/product'
import customers from '#customers/import'
import Customer from '#customers/models/customer'
import { codesOfTaxes } from '#tax/taxes'
import { warehouseNamed } from '#inventory/warehouse_named'
import PaymentTerms from '#terms/models/payment_terms'
import { createInvoice } from '#sales/actions/create_invoice'
import { batchInvoices } from '#sales/invoices/invoice_batch'
import Invoice from '#sales/models/invoice'
import { importInvoice as input } from '#sales/validators/invoice'

export default defineImport({
  resource: 'invoices',
  scope: 'invoices:write',
  model: Invoice,
  create: input,
  together: {
    by: 'reference',
    list: 'items',
    name: 'an invoice',
    most: 500,
    keptIn: 'notes',
    goneWhen: "r.status = 'VOID'",
  },
  references: {
    customerId: {
      ...{ column: 'customerTaxId', model: Customer, by: 'taxId', exact: true, compared: TAX_ID },
      ...{
        create: customers.create,
        scope: customers.scope,
        told: { name: ['customerName', 'customerTaxId'] },
        created: customers.created,
        beside: customers.beside,
      },
    },
    productId: {
      ...{ column: 'sku', model: Product, by: 'sku', exact: true },
      ...{
        create: products.create,
        scope: products.scope,
        told: {
          name: ['productName', 'description', 'sku'],
          sellingPrice: ['unitPrice', 0],
          costPrice: ['costPrice', 0],
          taxRate: ['taxRate'],
          taxes: ['taxes'],
          priceIncludesTax: ['priceIncludesTax'],
        },
        reads: { taxes: codesOfTaxes },
        completes: products.completes,
        created: products.created,
      },
    },
    warehouseId: warehouseNamed('warehouse'),
    costCenterId: { column: 'costCenter', model: CostCenter, by: 'code', exact: true },
    paymentTermsId: { column: 'paymentTerms', model: PaymentTerms, by: 'name' },
  },
  make: createInvoice,
  batch: batchInvoices,
  labels: {
    'reference': label(
      'Referencia, Factura, Número de factura, No factura',
      'Reference, Invoice, Invoice number, Invoice no'
    ),
    'customerTaxId': label(
      'NIT del cliente, NIT, Identificación del cliente',
      'Customer tax ID, Tax ID'
    ),
    'customerId': label('Id del cliente', 'Customer id'),
    'customerName': label('Nombre del cliente, Cliente, Razón social', 'Customer name, Customer'),
    'sku': label(
      'SKU, Código, Código del producto, Referencia del producto',
      'SKU, Code, Product code, Item code'
    ),
    'unitPrice': label('Precio unitario, Precio, Valor unitario', 'Unit price, Price'),
    'taxes': label('Impuestos, Códigos de impuestos', 'Taxes, Tax codes'),
    'priceIncludesTax': label(
      'Precio con impuestos, IVA incluido, Impuestos incluidos',
      'Price includes tax, Tax included'
    ),
    'costCenter': label('Centro de costo, Centro de costos', 'Cost centre, Cost center'),
    'costCenterId': label('Id del centro de costo', 'Cost centre id'),
    'paymentTerms': label('Condiciones de pago, Plazos de pago', 'Payment terms, Terms'),
    'paymentTermsId': label('Id de las condiciones de pago', 'Payment terms id'),
    'discountRate': label('Descuento, Porcentaje de descuento', 'Discount, Discount rate'),
    'discount.rate': label(
      'Descuento de la factura, Porcentaje de descuento de la factura',
      'Invoice discount, Invoice discount rate'
    ),
    'discount.amount': label('Valor del descuento de la factura', 'Invoice discount amount'),
    'costPrice': label('Precio de costo, Costo', 'Cost price, Cost'),
    'paymentMethod': label('Forma de pago, Método de pago, Medio de pago', 'Payment method'),
    'dueDate': label('Fecha de vencimiento, Vencimiento, Vence', 'Due date'),
    'disputedUntil': label('En disputa hasta', 'Disputed until'),
    'numberingRangeId': label('Id del rango de numeración', 'Numbering range id'),
    'draft': label('Borrador', 'Draft'),
  },
  example: {
    reference: 'F-1001',
    customerTaxId: '900123456-7',
    customerName: 'Café Ñandú, S.A.S.',
    sku: 'JAR-001',
    productName: 'Manguera de jardín, 20 m',
    quantity: 2,
    unitPrice: 59_900,
    taxRate: 19,
    costPrice: 38_000,
    paymentMethod: 'CREDIT',
    dueDate: '2031-01-31',
  },
})
