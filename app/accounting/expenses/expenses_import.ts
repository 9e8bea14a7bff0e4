/** Expenses from files: payee by tax id, account by code. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import Category from '#catalog/models/category'
import Supplier from '#catalog/models/supplier'
import suppliers from '#catalog/suppliers_import'
import { recordExpense } from '#accounting/actions/record_expense'
import Account from '#accounting/models/account'
import Expense from '#accounting/models/expense'
import { createExpense } from '#accounting/validators/expense'

export default defineImport({
  resource: 'expenses',
  scope: 'accounting:write',
  model: Expense,
  create: createExpense,
  references: {
    supplierId: {
      ...{ column: 'supplierTaxId', model: Supplier, by: 'taxId', exact: true },
      ...{
        create: suppliers.create,
        scope: suppliers.scope,
        told: { name: ['supplierName', 'supplierTaxId'] },
        created: suppliers.created,
      },
    },
    categoryId: { column: 'category', model: Category, by: 'name' },
    paymentAccountId: { column: 'paymentAccount', model: Account, by: 'code', exact: true },
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
