/** Form 350 of the DIAN, the monthly return of withholdings (ET 604, 606), as boxes in order. */
import { FORM_350, FORM_350_VAT, type Form350Row } from '#tax/withholdings/law/co/form350'
import type { Box } from '#tax/returns/boxes'

const NAMES: Record<Form350Row, string> = {
  LABOUR: 'Rentas de trabajo',
  PENSIONS: 'Rentas de pensiones',
  FEES: 'Honorarios',
  COMMISSIONS: 'Comisiones',
  SERVICES: 'Servicios',
  INTEREST: 'Rendimientos financieros e intereses',
  RENT: 'Arrendamientos',
  ROYALTIES: 'Regalías y explotación de la propiedad intelectual',
  DIVIDENDS: 'Dividendos y participaciones',
  PURCHASES: 'Compras',
  CARDS: 'Transacciones con tarjetas débito y crédito',
  CONSTRUCTION: 'Contratos de construcción',
  ASSETS: 'Enajenación de activos fijos de personas naturales',
  LOTTERIES: 'Loterías, rifas, apuestas y similares',
  HYDROCARBONS: 'Hidrocarburos, carbón y demás productos mineros',
  OTHER: 'Otros pagos sujetos a retención',
  ABROAD: 'Pagos al exterior sin convenio de doble tributación',
  ABROAD_TREATY: 'Pagos al exterior con convenio de doble tributación',
  SELF_SPECIAL: 'Autorretención de contribuyentes exonerados de aportes (ET 114-1)',
  SELF_SALES: 'Autorretención por ventas',
  SELF_FEES: 'Autorretención por honorarios',
  SELF_COMMISSIONS: 'Autorretención por comisiones',
  SELF_SERVICES: 'Autorretención por servicios',
  SELF_INTEREST: 'Autorretención por rendimientos financieros',
  SELF_MONTHLY: 'Autorretención por pagos mensuales provisionales o voluntarios',
  SELF_EXPORTS: 'Autorretención por exportación de hidrocarburos y minerales',
  SELF_OTHER: 'Otros conceptos de autorretención',
}

const PERSONS = { LEGAL: 'personas jurídicas', NATURAL: 'personas naturales' } as const

const withNames = Object.entries(FORM_350).flatMap(([key, persons]) =>
  (['LEGAL', 'NATURAL'] as const).flatMap((person) => {
    const boxes = persons[person]
    const name = `${NAMES[key as Form350Row]}, ${PERSONS[person]}`
    if (!boxes) return []
    return [
      { box: boxes.base, name: `${name}: base` },
      { box: boxes.withheld, name: `${name}: retención`, isAmount: true },
    ]
  })
)

const AMOUNTS = withNames.filter(({ isAmount }) => isAmount).map(({ box }) => box)

/** Amounts that were taken back, of income tax and of VAT. */
export const TAKEN_BACK = { RENTA: 129, VAT: 133 } as const

const { VAT, VAT_ABROAD } = FORM_350_VAT

const TOTALS: readonly Box[] = [
  {
    box: TAKEN_BACK.RENTA,
    name: 'Menos retenciones en exceso, indebidas o de operaciones anuladas, rescindidas o resueltas',
  },
  {
    box: 130,
    name: 'Total retenciones renta',
    formula: { plus: AMOUNTS, minus: [TAKEN_BACK.RENTA] },
  },
  { box: VAT, name: 'Retención de IVA a responsables del impuesto' },
  { box: VAT_ABROAD, name: 'Retención de IVA por servicios de no residentes o no domiciliados' },
  {
    box: TAKEN_BACK.VAT,
    name: 'Menos retenciones de IVA en exceso, indebidas o de operaciones anuladas o resueltas',
  },
  {
    box: 134,
    name: 'Total retenciones IVA',
    formula: { plus: [VAT, VAT_ABROAD], minus: [TAKEN_BACK.VAT] },
  },
  { box: 135, name: 'Retenciones del impuesto de timbre nacional', isOutside: true },
  { box: 136, name: 'Total retenciones', formula: { plus: [130, 134, 135] } },
  { box: 137, name: 'Sanciones', isOutside: true },
  { box: 138, name: 'Total retenciones más sanciones', formula: { plus: [136, 137] } },
]

export const FORM_350_BOXES: readonly Box[] = [
  ...withNames.map(({ box, name }) => ({ box, name })).sort((one, other) => one.box - other.box),
  ...TOTALS,
]
