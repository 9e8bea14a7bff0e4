/** The supplier of rows of files, by tax id; `createMissing` makes one that is not there. */
import { label, type Labels } from '#core/primitives/field_labels'
import type { Reference } from '#core/resources/importable'
import Supplier from '#catalog/models/supplier'
import suppliers from '#catalog/suppliers_import'

export const supplierOfRow: Reference = {
  ...{ column: 'supplierTaxId', model: Supplier, by: 'taxId', exact: true },
  compared: suppliers.compared,
  create: suppliers.create,
  scope: suppliers.scope,
  told: { name: ['supplierName', 'supplierTaxId'] },
  created: suppliers.created,
  beside: suppliers.beside,
}

export const SUPPLIER_LABELS: Labels = {
  supplierTaxId: label('NIT del proveedor, NIT', 'Supplier tax ID, Tax ID'),
  supplierId: label('Id del proveedor', 'Supplier id'),
  supplierName: label('Nombre del proveedor, Proveedor', 'Supplier name, Supplier, Vendor'),
}
