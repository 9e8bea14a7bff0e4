/** Customers from files. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { TAX_ID } from '#core/primitives/id_key'
import { besideOf, factsOfTaxId } from '#parties/links'
import Customer from '#customers/models/customer'
import { importedCustomer, updateCustomer } from '#customers/validators/customer'

export default defineImport({
  resource: 'customers',
  scope: 'customers:write',
  model: Customer,
  create: importedCustomer,
  update: updateCustomer,
  key: 'taxId',
  compared: TAX_ID,
  beside: besideOf(['taxId'], factsOfTaxId),
  created: { event: 'customer.created', id: 'customerId' },
  updated: { event: 'customer.updated', id: 'customerId' },
  labels: {
    thirdPartyId: label('Id del tercero', 'Third party id'),
    taxId: label(
      'NIT, Identificación, Número de identificación, Documento, Número de documento, Cédula, ' +
        'RUT, RUC, RFC, CUIT, CIF, NIF',
      'Tax ID, Tax number, VAT number'
    ),
    name: label(
      'Razón social, Nombre, Cliente, Nombre del cliente, Nombre o razón social',
      'Name, Company, Company name, Customer, Customer name'
    ),
    creditLimit: label('Cupo de crédito, Límite de crédito, Cupo', 'Credit limit'),
  },
  example: {
    taxId: '900123456-7',
    name: 'Café Ñandú, S.A.S.',
    email: 'compras@nandu.example',
    phone: '+57 300 123 4567',
    address: 'Calle 10 # 5-20, Medellín',
    creditLimit: 1_500_000,
  },
})
