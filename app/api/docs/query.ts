/** What the search makes of a query: words of questions are dropped, others get the pages' word. */

const IGNORED =
  'a all an and are by can do does for from get has have how i if in is it long my of on or our the their this through to use we what when where which who why with you your de del el en la las los para por un una y'

/** Words of other products and of Spanish, with the words that the pages use. */
const SYNONYMS: Record<string, string> = {
  abono: 'payment',
  activo: 'asset',
  anular: 'void',
  asiento: 'journal entry',
  bodega: 'warehouse',
  caja: 'cash',
  cartera: 'receivables',
  cierre: 'close period',
  cliente: 'customer',
  compra: 'purchase',
  contraseña: 'password',
  cotización: 'quote',
  crédito: 'credit',
  empleado: 'employee',
  empresa: 'company',
  factura: 'invoice',
  gasto: 'expense',
  inventario: 'stock',
  login: 'log in',
  mes: 'month',
  mirror: 'copy',
  nit: 'tax id',
  nómina: 'payroll',
  nota: 'note',
  pago: 'payment',
  precio: 'price',
  producto: 'product',
  proveedor: 'supplier',
  refund: 'credit note',
  saldo: 'balance',
  sync: 'copy',
  synchronize: 'copy',
}

/** The browser gets the same words with the entries. */
export const WORDS = { ignored: IGNORED.split(' '), synonyms: SYNONYMS }

export function plainQuery(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const kept = words.filter((word) => !WORDS.ignored.includes(word))
  return (kept.length ? kept : words).map((word) => SYNONYMS[word] ?? word).join(' ')
}
