/** Concepts of the entries of documents, in the company's language. */
import { Current } from '#core/context/current'
import { deferredText, type DeferredNumber } from '#core/database/deferred_number'
import { languageOf } from '#core/primitives/language'

type Counted = number | bigint
type Issued = Counted | DeferredNumber

type Concepts = typeof english

const english = {
  invoice: (number: Issued) => deferredText`Invoice ${number}`,
  invoiceTakenBack: (number: Counted) => `Invoice ${number} changed`,
  invoiceChanged: (number: Counted) => `Invoice ${number}, changed`,
  invoiceVoided: (number: Counted, reason: string) => `Invoice ${number} voided: ${reason}`,
  creditNote: (number: Counted, invoice: Counted, reason: string) =>
    `Credit note ${number} for invoice ${invoice}: ${reason}`,
  payment: (number: Issued, invoice: Counted) =>
    deferredText`Payment ${number} of invoice ${invoice}`,
  paymentApplied: (number: Issued, invoice: Counted) =>
    deferredText`Payment ${number} applied to invoice ${invoice}`,
  paymentVoided: (number: Counted) => `Payment ${number} voided`,
  orderReceived: (number: Counted) => `Purchase order ${number} received`,
  orderReturned: (number: Counted) => `Goods of purchase order ${number} returned`,
  orderPaid: (number: Counted) => `Payment of purchase order ${number}`,
  payroll: (period: string) => `Payroll ${period}`,
  payrollPaid: (period: string) => `Payment of payroll ${period}`,
  payrollReversed: (period: string, reason?: string | null) =>
    `Payroll ${period} reversed${reason ? `: ${reason}` : ''}`,
  depreciation: (month: string, assets: number) =>
    `Depreciation of ${month}, ${assets} ${assets === 1 ? 'asset' : 'assets'}`,
  voided: (what: string) => `Void: ${what}`,
  stockIn: (sku: string) => `Stock IN ${sku}`,
  stockOut: (sku: string) => `Stock OUT ${sku}`,
  costCorrected: (sku: string) => `Cost of ${sku} sold before it came in`,
  reversal: (number: Counted, concept: string) => `Reversal of entry ${number}: ${concept}`,
}

const spanish: Concepts = {
  invoice: (number) => deferredText`Factura ${number}`,
  invoiceTakenBack: (number) => `Factura ${number} modificada`,
  invoiceChanged: (number) => `Factura ${number}, modificada`,
  invoiceVoided: (number, reason) => `Anulación de la factura ${number}: ${reason}`,
  creditNote: (number, invoice, reason) =>
    `Nota crédito ${number} de la factura ${invoice}: ${reason}`,
  payment: (number, invoice) => deferredText`Pago ${number} de la factura ${invoice}`,
  paymentApplied: (number, invoice) =>
    deferredText`Pago ${number} aplicado a la factura ${invoice}`,
  paymentVoided: (number) => `Anulación del pago ${number}`,
  orderReceived: (number) => `Orden de compra ${number} recibida`,
  orderReturned: (number) => `Devolución de la orden de compra ${number}`,
  orderPaid: (number) => `Pago de la orden de compra ${number}`,
  payroll: (period) => `Nómina ${period}`,
  payrollPaid: (period) => `Pago de la nómina ${period}`,
  payrollReversed: (period, reason) =>
    `Reverso de la nómina ${period}${reason ? `: ${reason}` : ''}`,
  depreciation: (month, assets) =>
    `Depreciación de ${month}, ${assets} ${assets === 1 ? 'activo' : 'activos'}`,
  voided: (what) => `Anulación: ${what}`,
  stockIn: (sku) => `Entrada de inventario ${sku}`,
  stockOut: (sku) => `Salida de inventario ${sku}`,
  costCorrected: (sku) => `Costo de ${sku} vendido antes de su entrada`,
  reversal: (number, concept) => `Reverso del asiento ${number}: ${concept}`,
}

export const concepts = (): Concepts =>
  languageOf(Current.tenant.locale) === 'es' ? spanish : english
