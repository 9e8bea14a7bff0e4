/** Suppliers from files, matched by tax id. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { TAX_ID } from '#core/primitives/id_key'
import { besideOf, factsOfTaxId } from '#parties/links'
import Supplier from '#catalog/models/supplier'
import { createSupplier, updateSupplier } from '#catalog/validators/supplier'

export default defineImport({
  resource: 'suppliers',
  scope: 'inventory:write',
  model: Supplier,
  create: createSupplier,
  update: updateSupplier,
  key: 'taxId',
  compared: TAX_ID,
  beside: besideOf(['taxId'], factsOfTaxId),
  created: { event: 'supplier.created', id: 'supplierId' },
  updated: { event: 'supplier.updated', id: 'supplierId' },
  labels: {
    thirdPartyId: label('Id del tercero', 'Third party id'),
    taxId: label(
      'NIT, Identificación, Número de identificación, Documento, Número de documento, Cédula, ' +
        'RUT, RUC, RFC, CUIT, CIF, NIF',
      'Tax ID, Tax number, VAT number'
    ),
    name: label(
      'Razón social, Nombre, Proveedor, Nombre del proveedor, Nombre o razón social',
      'Name, Company, Company name, Supplier, Supplier name, Vendor'
    ),
  },
  example: {
    taxId: '860987654-3',
    name: 'Distribuidora El Páramo, Ltda.',
    email: 'ventas@paramo.example',
    phone: '+57 601 555 0100',
    address: 'Carrera 7 # 72-41, Bogotá',
  },
})
