/** Expenses from files: payee by tax id, account by code. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import Category from '#catalog/models/category'
import Supplier from '#catalog/models/supplier'
import suppliers from '#catalog/suppliers_import'
import ThirdParty from '#parties/models/third_party'
import { recordExpense } from '#expenses/actions/record_expense'
import { accountCoded } from '#accounting/account_coded'
import { CostCenter } from '#accounting/cost_centers'
import Expense from '#expenses/models/expense'
import { importedExpense } from '#expenses/validators/expense'

export default defineImport({
  resource: 'expenses',
  scope: 'accounting:write',
  model: Expense,
  create: importedExpense,
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
    categoryId: { column: 'category', model: Category, by: 'name' },
    paymentAccountId: accountCoded('paymentAccount'),
    costCenterId: { column: 'costCenter', model: CostCenter, by: 'code', exact: true },
    thirdPartyId: { column: 'thirdParty', model: ThirdParty, by: 'documentNumber', exact: true },
  },
  make: recordExpense,
  labels: {
    supplierTaxId: label('NIT del proveedor, NIT', 'Supplier tax ID, Tax ID'),
    supplierName: label('Nombre del proveedor, Proveedor', 'Supplier name, Supplier, Vendor'),
    description: label('Descripción, Concepto, Detalle', 'Description, Concept'),
    amount: label('Valor, Monto, Importe, Total', 'Amount, Total'),
    paymentAccount: label(
      'Cuenta de pago, Cuenta, Pagado desde',
      'Payment account, Account, Paid from'
    ),
    paymentAccountId: label('Id de la cuenta de pago', 'Payment account id'),
    number: label('Número, Número de factura, Recibo', 'Number, Receipt number, Invoice number'),
    taxes: label('Impuestos, Códigos de impuestos', 'Taxes, Tax codes'),
    priceIncludesTax: label('IVA incluido, Impuestos incluidos', 'Tax included'),
    nature: label('Bienes o servicios', 'Goods or services'),
    autoWithholdings: label('Retenciones automáticas', 'Automatic withholdings'),
    costCenter: label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    costCenterId: label('Id del centro de costo', 'Cost center id'),
    thirdParty: label('Tercero, NIT del tercero, Identificación', 'Third party'),
    thirdPartyId: label('Id del tercero', 'Third party id'),
    expenseDate: label('Fecha, Fecha del gasto', 'Date, Expense date'),
    attachmentUrl: label('Soporte, Enlace del soporte', 'Attachment, Attachment URL'),
  },
  example: {
    description: 'Taxi al banco',
    amount: 18_500,
    paymentAccount: '110505',
    expenseDate: '2026-01-15',
  },
})
