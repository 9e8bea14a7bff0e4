/** Queries of the search: words of questions are dropped, others get the pages' word. */

const IGNORED =
  'a all an and are by can do does for from get has have how i if in is it long my of on or our ' +
  'the their this through to use we what when where which who why with you your de del el en la ' +
  'las los para por un una y'

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

/** Each further word costs time, and no page needs so many. */
const MOST_WORDS = 8

/** Shorter words begin too many others. */
const SHORTEST_BEGIN = 3

export function plainQuery(query: string) {
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\d_-]+/gu) ?? [])]
  const kept = words.filter((word) => !WORDS.ignored.includes(word))
  return (kept.length ? kept : words)
    .slice(0, MOST_WORDS)
    .map((word) => (Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : word))
    .join(' ')
}

/** Words of some length also find longer and similar ones. */
export const SIMILAR = {
  prefix: (term: string) => term.length >= SHORTEST_BEGIN,
  fuzzy: (term: string) => (term.length > SHORTEST_BEGIN ? 0.2 : false),
}
