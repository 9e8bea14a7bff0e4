/** Names of fields in people's files. The first label of a language is also displayed. */
export type Label = { es: readonly string[]; en: readonly string[] }

export type Labels = Readonly<Record<string, Label>>

/** Example: `label('NIT, RUT', 'Tax ID')`. */
export const label = (es: string, en: string): Label => ({ es: es.split(', '), en: en.split(', ') })

/** Fields with the same meaning in all resources, unless a resource overrides them. */
export const COMMON_LABELS: Labels = {
  name: label('Nombre', 'Name'),
  description: label('Descripción, Detalle', 'Description'),
  notes: label('Notas, Observaciones, Comentarios', 'Notes, Remarks, Comments'),
  email: label('Correo, Correo electrónico, E-mail, Mail', 'E-mail, E-mail address'),
  phone: label('Teléfono, Celular, Móvil, Tel', 'Phone, Phone number, Mobile, Telephone'),
  address: label('Dirección, Domicilio', 'Address'),
  quantity: label('Cantidad, Cant', 'Quantity, Qty'),
  type: label('Tipo', 'Type'),
  status: label('Estado', 'Status'),
  isActive: label('Activo, Habilitado', 'Active, Enabled'),
  taxRate: label(
    'IVA, Tasa de IVA, Impuesto, Tarifa de IVA, Porcentaje de IVA',
    'Tax rate, VAT, VAT rate, Tax'
  ),
  sku: label(
    'SKU, Referencia del producto, Código del producto',
    'SKU, Product code, Item code, Item number'
  ),
  productId: label('Id del producto', 'Product id'),
  productName: label('Nombre del producto, Producto', 'Product name, Product'),
  warehouse: label('Bodega, Almacén', 'Warehouse'),
  warehouseId: label('Id de la bodega', 'Warehouse id'),
  supplier: label('Proveedor, Nombre del proveedor', 'Supplier, Supplier name, Vendor'),
  supplierId: label('Id del proveedor', 'Supplier id'),
  category: label('Categoría, Familia, Grupo, Línea', 'Category, Family, Group'),
  categoryId: label('Id de la categoría', 'Category id'),
}
