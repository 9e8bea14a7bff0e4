/** Products from files; a category may be given by its name. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { mayChangeProduct } from '#catalog/goods_or_service'
import { productRules } from '#catalog/product_rules'
import Category from '#catalog/models/category'
import Product from '#catalog/models/product'
import { createCategory } from '#catalog/validators/category'
import { createProduct, updateProduct } from '#catalog/validators/product'

export default defineImport({
  resource: 'products',
  scope: 'inventory:write',
  model: Product,
  create: createProduct,
  update: updateProduct,
  key: 'sku',
  mayChange: mayChangeProduct,
  completes: productRules,
  created: { event: 'product.created', id: 'productId' },
  updated: { event: 'product.updated', id: 'productId' },
  references: {
    categoryId: {
      column: 'category',
      model: Category,
      by: 'name',
      where: { type: 'PRODUCT' },
      create: createCategory,
      created: { event: 'category.created', id: 'categoryId' },
    },
  },
  labels: {
    sku: label(
      'SKU, Código, Código del producto, Referencia, Ref',
      'SKU, Code, Product code, Item code, Item number'
    ),
    name: label(
      'Nombre, Nombre del producto, Producto, Descripción, Artículo',
      'Name, Product, Product name, Description, Item'
    ),
    costPrice: label(
      'Precio de costo, Costo, Costo unitario, Precio de compra, Precio',
      'Cost price, Cost, Unit cost, Purchase price, Price'
    ),
    sellingPrice: label(
      'Precio de venta, Precio al público, PVP, Precio venta, Precio',
      'Selling price, Sale price, Sales price, Retail price, Price'
    ),
    taxes: label('Impuestos, Códigos de impuestos', 'Taxes, Tax codes'),
    priceIncludesTax: label(
      'Precio incluye impuestos, IVA incluido, Precio con IVA',
      'Price includes tax, Tax included, Tax inclusive'
    ),
    withholdingConceptId: label('Concepto de retención', 'Withholding concept'),
    isService: label('Es servicio, Servicio', 'Is service, Service'),
    unitOfMeasure: label(
      'Unidad de medida, Unidad, Unidad medida, UM',
      'Unit of measure, Unit, UOM'
    ),
    barcode: label('Código de barras, EAN', 'Barcode, Bar code, EAN, UPC, GTIN'),
    minStock: label(
      'Existencia mínima, Stock mínimo, Inventario mínimo',
      'Minimum stock, Min stock, Reorder level'
    ),
  },
  example: {
    sku: 'JAR-001',
    name: 'Manguera de jardín, 20 m',
    costPrice: 38_000,
    sellingPrice: 59_900,
    taxRate: 19,
    barcode: '7701234567897',
    minStock: 5,
  },
})
