/**
 * Formats of the exógena, the yearly information on third parties (DIAN Resolución 000162 of 2023,
 * compiled in 000227 of 2025). Columns have the names and the order of the schemas (XSD) by which
 * the DIAN checks the files; where the text of a resolution differs, the schema stands.
 */
const NAMES = ['apl1', 'apl2', 'nom1', 'nom2', 'raz'] as const
const PARTY = ['tdoc', 'nid', ...NAMES] as const
const PARTY_WITH_DV = ['tdoc', 'nid', 'dv', ...NAMES] as const
const PLACE = ['dir', 'dpto', 'mun'] as const

/**
 * `from` is the first year of this version. `amounts` are the columns in whole pesos. `minorUvt` is
 * the limit in UVT below which rows may be reported together as minor amounts.
 */
export type Format = {
  code: string
  name: string
  version: number
  from: number
  columns: readonly string[]
  amounts: readonly string[]
  minorUvt?: number
}

const OF_PAYMENTS = ['pago', 'pnded', 'ided', 'inded', 'retp', 'reta', 'comun', 'ndom'] as const
const OF_INCOME = ['ibru', 'dred'] as const
const OF_VAT_PAID = ['vimp', 'ivade'] as const
const OF_VAT_CHARGED = ['imp', 'iva', 'icon'] as const
const OF_WITHHELD = ['valor', 'ret'] as const

const payments = {
  code: '1001',
  name: 'Pagos o abonos en cuenta y retenciones practicadas',
  columns: ['cpt', ...PARTY, ...PLACE, 'pais', ...OF_PAYMENTS],
  amounts: OF_PAYMENTS,
  minorUvt: 3,
}
const vatPaid = { code: '1005', name: 'Impuesto a las ventas por pagar (descontable)' }
const balance = {
  version: 7,
  from: 2023,
  columns: ['cpt', ...PARTY_WITH_DV, ...PLACE, 'pais', 'sal'],
  amounts: ['sal'],
  minorUvt: 12,
}

const FORMATS: readonly Format[] = [
  { ...payments, version: 10, from: 2023 },
  { ...payments, version: 11, from: 2025 },
  {
    code: '1003',
    name: 'Retenciones en la fuente que le practicaron',
    version: 7,
    from: 2023,
    columns: [...PARTY_WITH_DV, 'dir', 'dpto', 'mcpo', ...OF_WITHHELD],
    amounts: OF_WITHHELD,
  },
  {
    ...vatPaid,
    version: 8,
    from: 2023,
    columns: [...PARTY_WITH_DV, ...OF_VAT_PAID, 'ivavcg'],
    amounts: [...OF_VAT_PAID, 'ivavcg'],
  },
  {
    ...vatPaid,
    version: 9,
    from: 2025,
    columns: [...PARTY_WITH_DV, ...OF_VAT_PAID],
    amounts: OF_VAT_PAID,
  },
  {
    code: '1006',
    name: 'Impuesto a las ventas por pagar (generado) e impuesto al consumo',
    version: 8,
    from: 2023,
    columns: [...PARTY_WITH_DV, ...OF_VAT_CHARGED],
    amounts: OF_VAT_CHARGED,
  },
  {
    code: '1007',
    name: 'Ingresos recibidos',
    version: 9,
    from: 2023,
    columns: ['cpt', ...PARTY, 'pais', ...OF_INCOME],
    amounts: OF_INCOME,
  },
  { ...balance, code: '1008', name: 'Saldos de cuentas por cobrar' },
  { ...balance, code: '1009', name: 'Saldos de cuentas por pagar' },
]

export const FORMAT_CODES = ['1001', '1003', '1005', '1006', '1007', '1008', '1009'] as const

export type FormatCode = (typeof FORMAT_CODES)[number]

/** The version for a year; the first one known for years before it. */
export const formatOf = (code: FormatCode, year: number): Format => {
  const versions = FORMATS.filter((format) => format.code === code)
  return versions.findLast(({ from }) => from <= year) ?? versions[0]
}

export const newestFormat = (code: FormatCode): Format => formatOf(code, Infinity)
