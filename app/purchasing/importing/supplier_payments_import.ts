/** Payments to suppliers from files: a row is a payment, for one bill or as an advance. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { bankAccountNamed } from '#accounting/bank_account_named'
import {
  importedSupplierPayment,
  importSupplierPayment,
} from '#purchasing/importing/import_supplier_payment'
import { SUPPLIER_LABELS, supplierOfRow } from '#purchasing/importing/supplier_reference'
import SupplierPayment from '#purchasing/models/supplier_payment'

export default defineImport({
  resource: 'supplier-payments',
  scope: 'inventory:write',
  needs: 'accounting:read',
  model: SupplierPayment,
  create: importedSupplierPayment,
  references: {
    supplierId: supplierOfRow,
    bankAccountId: bankAccountNamed('bankAccount'),
  },
  make: importSupplierPayment,
  labels: {
    ...SUPPLIER_LABELS,
    bill: label('Factura, Número de factura, No factura', 'Bill, Bill number, Invoice'),
    amount: label('Valor, Monto, Importe, Valor pagado', 'Amount, Amount paid'),
    date: label('Fecha, Fecha del pago', 'Date, Payment date'),
    paymentMethod: label('Forma de pago, Método de pago, Medio de pago', 'Payment method'),
    bankAccount: label('Cuenta bancaria, Banco', 'Bank account, Bank'),
    bankAccountId: label('Id de la cuenta bancaria', 'Bank account id'),
    reference: label('Referencia, Número de transacción', 'Reference, Transaction'),
    excess: label('Excedente', 'Excess'),
    autoWithholdings: label('Retenciones automáticas', 'Automatic withholdings'),
  },
  example: {
    supplierTaxId: '860987654-3',
    supplierName: 'Distribuidora El Páramo, Ltda.',
    amount: 500_000,
    date: '2026-01-15',
    paymentMethod: 'CASH',
    reference: 'TRX-88231',
  },
})
