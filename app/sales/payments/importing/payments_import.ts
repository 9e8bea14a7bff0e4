/** Payments of customers from files: a row is a payment, for one invoice or as an advance. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { TAX_ID } from '#core/primitives/id_key'
import { bankAccountNamed } from '#accounting/bank_account_named'
import customers from '#customers/import'
import Customer from '#customers/models/customer'
import Payment from '#sales/models/payment'
import { importedPayment, importPayment } from '#sales/payments/importing/import_payment'

export default defineImport({
  resource: 'payments',
  scope: 'invoices:write',
  model: Payment,
  create: importedPayment,
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
    bankAccountId: bankAccountNamed('bankAccount'),
  },
  make: importPayment,
  labels: {
    customerTaxId: label(
      'NIT del cliente, NIT, Identificación del cliente',
      'Customer tax ID, Tax ID'
    ),
    customerId: label('Id del cliente', 'Customer id'),
    customerName: label('Nombre del cliente, Cliente, Razón social', 'Customer name, Customer'),
    invoice: label('Factura, Número de factura, No factura', 'Invoice, Invoice number, Invoice no'),
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
    customerTaxId: '900123456-7',
    customerName: 'Café Ñandú, S.A.S.',
    amount: 119_000,
    date: '2026-01-15',
    paymentMethod: 'CASH',
    reference: 'TRX-88231',
  },
})
