/** Whole numbers in Spanish words before a noun: «veintiún» (RAE, Ortografía; long scale). */

export type Gender = 'masculine' | 'feminine'

const MILLION = 1_000_000n

const BELOW_30 = [
  ...[
    'cero',
    'uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
    'catorce',
    'quince',
  ],
  ...[
    'dieciséis',
    'diecisiete',
    'dieciocho',
    'diecinueve',
    'veinte',
    'veintiuno',
    'veintidós',
    'veintitrés',
    'veinticuatro',
    'veinticinco',
  ],
  ...['veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
]
const TENS = [
  '',
  '',
  '',
  'treinta',
  'cuarenta',
  'cincuenta',
  'sesenta',
  'setenta',
  'ochenta',
  'noventa',
]
const HUNDREDS = [
  '',
  'ciento',
  'doscient',
  'trescient',
  'cuatrocient',
  'quinient',
  'seiscient',
  'setecient',
  'ochocient',
  'novecient',
]

/** Takes a number from 0 to below 10^18. */
export function inSpanish(number: bigint, gender: Gender = 'masculine'): string {
  if (number === 0n) return BELOW_30[0]

  const [billions, millions, rest] = [
    number / MILLION / MILLION,
    (number / MILLION) % MILLION,
    number % MILLION,
  ]
  return [
    scaled(billions, 'un billón', 'billones'),
    scaled(millions, 'un millón', 'millones'),
    belowMillion(Number(rest), gender),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whole millions take «de» before the noun: «un millón de pesos», but «mil pesos». */
export const takesDe = (number: bigint) => number > 0n && number % MILLION === 0n

/** Millions are masculine whatever the noun. */
function scaled(count: bigint, one: string, many: string) {
  if (count === 0n) return ''
  return count === 1n ? one : `${belowMillion(Number(count), 'masculine')} ${many}`
}

function belowMillion(number: number, gender: Gender) {
  const [thousands, rest] = [Math.trunc(number / 1000), number % 1000]
  const inThousands =
    thousands === 0 ? '' : thousands === 1 ? 'mil' : `${belowThousand(thousands, gender)} mil`
  return [inThousands, belowThousand(rest, gender)].filter(Boolean).join(' ')
}

function belowThousand(number: number, gender: Gender) {
  if (number === 100) return 'cien'

  const [hundreds, rest] = [Math.trunc(number / 100), number % 100]
  const inHundreds =
    hundreds < 2 ? HUNDREDS[hundreds] : HUNDREDS[hundreds] + (gender === 'feminine' ? 'as' : 'os')
  return [inHundreds, belowHundred(rest, gender)].filter(Boolean).join(' ')
}

function belowHundred(number: number, gender: Gender) {
  if (number === 0) return ''
  if (number % 10 !== 1 || number === 11)
    return number < 30
      ? BELOW_30[number]
      : [TENS[Math.trunc(number / 10)], number % 10 && BELOW_30[number % 10]]
          .filter(Boolean)
          .join(' y ')

  const one = gender === 'feminine' ? 'una' : 'un'
  if (number === 1) return one
  if (number === 21) return gender === 'feminine' ? 'veintiuna' : 'veintiún'
  return `${TENS[Math.trunc(number / 10)]} y ${one}`
}
