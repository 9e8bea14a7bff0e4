/**
 * What reports, their columns and their sections are called. What is not here is called by its own
 * name, in words.
 */
import string from '@adonisjs/core/helpers/string'
import { languageOf } from '#core/primitives/language'

const SPANISH: Record<string, string> = {
  ...{
    'trial-balance': 'Balance de comprobación',
    'balance-sheet': 'Balance general',
    'income-statement': 'Estado de resultados',
    'general-ledger': 'Libro mayor',
    'cash-flow': 'Flujo de caja',
    'balances-by-month': 'Saldos por mes',
  },
  ...{
    'receivables-aging': 'Cartera por edades',
    'payables-aging': 'Cuentas por pagar por edades',
    'inventory-valuation': 'Valoración del inventario',
    'sales-summary': 'Resumen de ventas',
    'tax-summary': 'Resumen de impuestos',
  },
  ...{
    'payables': 'Cuentas por pagar',
    'payables-summary': 'Cuentas por pagar',
    'account-ledger': 'Auxiliar de cuenta',
    'integrity': 'Integridad',
  },
  ...{
    code: 'Código',
    name: 'Nombre',
    type: 'Tipo',
    date: 'Fecha',
    number: 'N.º',
    concept: 'Concepto',
    reference: 'Referencia',
    description: 'Descripción',
    account: 'Cuenta',
    accountCode: 'Cuenta',
    accountName: 'Nombre de la cuenta',
  },
  ...{
    opening: 'Saldo inicial',
    debit: 'Débito',
    credit: 'Crédito',
    closing: 'Saldo final',
    balance: 'Saldo',
    amount: 'Valor',
    total: 'Total',
    openingBalance: 'Saldo anterior',
    closingBalance: 'Saldo final',
  },
  ...{
    customerName: 'Cliente',
    supplierName: 'Proveedor',
    productName: 'Producto',
    warehouseName: 'Bodega',
    sku: 'Referencia',
    quantity: 'Cantidad',
    stock: 'Existencias',
    averageCost: 'Costo promedio',
    value: 'Valor',
    unitCost: 'Costo unitario',
  },
  ...{
    current: 'Por vencer',
    days1To30: '1 a 30 días',
    days31To60: '31 a 60 días',
    days61To90: '61 a 90 días',
    over90: 'Más de 90 días',
    period: 'Periodo',
    month: 'Mes',
    day: 'Día',
    customer: 'Cliente',
    product: 'Producto',
    groupBy: 'Agrupado por',
  },
  ...{
    invoices: 'Facturas',
    creditNotes: 'Notas crédito',
    net: 'Neto',
    tax: 'Impuesto',
    cost: 'Costo',
    margin: 'Margen',
    rate: 'Tarifa',
    taxRate: 'Tarifa',
    base: 'Base',
    sales: 'Ventas',
    purchases: 'Compras',
    collected: 'Generado',
    paid: 'Pagado',
    payable: 'Cuentas por pagar',
    recoverable: 'Descontable',
    PAYABLE: 'Generado',
    RECOVERABLE: 'Descontable',
    receivable: 'Cuentas por cobrar',
    inventory: 'Inventario',
  },
  ...{
    assets: 'Activos',
    liabilities: 'Pasivos',
    equity: 'Patrimonio',
    income: 'Ingresos',
    expenses: 'Gastos',
    netIncome: 'Resultado del periodo',
    costs: 'Costos',
    inflow: 'Entradas',
    outflow: 'Salidas',
    inflows: 'Entradas',
    outflows: 'Salidas',
  },
  ...{
    operating: 'Actividades de operación',
    investing: 'Actividades de inversión',
    financing: 'Actividades de financiación',
    netChange: 'Variación neta',
    orders: 'Órdenes',
    status: 'Estado',
    documents: 'Documentos',
  },
  ...{
    ASSET: 'Activo',
    LIABILITY: 'Pasivo',
    EQUITY: 'Patrimonio',
    INCOME: 'Ingreso',
    EXPENSE: 'Gasto',
    COST: 'Costo',
    REVENUE: 'Ingreso',
  },
  ...{
    'entryDate': 'Fecha',
    'entryType': 'Tipo',
    'kind': 'Clase',
    'liabilitiesAndEquity': 'Pasivo y patrimonio',
    'costOfSales': 'Costo de ventas',
    'Result of the year': 'Resultado del ejercicio',
  },
  ...{
    SALES: 'Ventas',
    PURCHASE: 'Compra',
    PURCHASES: 'Compras',
    PAYMENT: 'Pago',
    PAYMENTS: 'Pagos',
    RECEIPT: 'Recaudo',
    ADJUSTMENT: 'Ajuste',
    MANUAL: 'Manual',
    OPENING: 'Apertura',
    INVENTORY: 'Inventario',
    REVERSAL: 'Reverso',
    PAYROLL: 'Nómina',
    GENERAL: 'General',
  },
}

/** Words that one report uses in a sense of its own. */
const SPANISH_OF: Record<string, Record<string, string>> = {
  'tax-summary': { payable: 'Generado' },
}

const ENGLISH: Record<string, string> = {
  days1To30: '1 to 30 days',
  days31To60: '31 to 60 days',
  days61To90: '61 to 90 days',
  over90: 'Over 90 days',
  sku: 'SKU',
  number: 'No.',
}

/**
 * `trial-balance`, `averageCost` or `ASSET` in the language of the locale, in the sense that the
 * `report` gives it.
 */
export function reportWord(name: string, locale: string, report = ''): string {
  return (
    (languageOf(locale) === 'es' ? spanishOf(name, report) : ENGLISH[name]) ??
    string.sentenceCase(name)
  )
}

/** The Spanish for a name of the API; undefined where nobody has given one. */
export const spanishOf = (name: string, report = ''): string | undefined =>
  SPANISH_OF[report]?.[name] ?? SPANISH[name]

/**
 * A value of a row that is one of the API's own terms, such as ASSET, in the language of the
 * locale; others are as they are.
 */
export function termOf(value: string, locale: string): string {
  if (languageOf(locale) === 'es') return SPANISH[value] ?? value
  return /^[A-Z]{3,}(_[A-Z]+)*$/.test(value) && value in SPANISH
    ? string.sentenceCase(value.toLowerCase())
    : value
}
