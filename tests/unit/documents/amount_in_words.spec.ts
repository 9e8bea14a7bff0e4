import { test } from '@japa/runner'
import { amountInWords } from '#documents/amount_in_words'

const pesos = (amount: number | string) => amountInWords(amount, 'COP', 'es-CO')

const IN_PESOS: [amount: number | string, words: string][] = [
  [0, 'CERO PESOS M/CTE'],
  [1, 'UN PESO M/CTE'],
  [2, 'DOS PESOS M/CTE'],
  [11, 'ONCE PESOS M/CTE'],
  [16, 'DIECISÉIS PESOS M/CTE'],
  [20, 'VEINTE PESOS M/CTE'],
  [21, 'VEINTIÚN PESOS M/CTE'],
  [22, 'VEINTIDÓS PESOS M/CTE'],
  [30, 'TREINTA PESOS M/CTE'],
  [31, 'TREINTA Y UN PESOS M/CTE'],
  [45, 'CUARENTA Y CINCO PESOS M/CTE'],
  [100, 'CIEN PESOS M/CTE'],
  [101, 'CIENTO UN PESOS M/CTE'],
  [111, 'CIENTO ONCE PESOS M/CTE'],
  [121, 'CIENTO VEINTIÚN PESOS M/CTE'],
  [500, 'QUINIENTOS PESOS M/CTE'],
  [700, 'SETECIENTOS PESOS M/CTE'],
  [999, 'NOVECIENTOS NOVENTA Y NUEVE PESOS M/CTE'],
  [1000, 'MIL PESOS M/CTE'],
  [1001, 'MIL UN PESOS M/CTE'],
  [2000, 'DOS MIL PESOS M/CTE'],
  [21_000, 'VEINTIÚN MIL PESOS M/CTE'],
  [21_021, 'VEINTIÚN MIL VEINTIÚN PESOS M/CTE'],
  [31_000, 'TREINTA Y UN MIL PESOS M/CTE'],
  [100_000, 'CIEN MIL PESOS M/CTE'],
  [101_000, 'CIENTO UN MIL PESOS M/CTE'],
  [200_000, 'DOSCIENTOS MIL PESOS M/CTE'],
  [999_999, 'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS M/CTE'],
  [1_000_000, 'UN MILLÓN DE PESOS M/CTE'],
  [1_000_001, 'UN MILLÓN UN PESOS M/CTE'],
  [1_190_000, 'UN MILLÓN CIENTO NOVENTA MIL PESOS M/CTE'],
  [21_000_000, 'VEINTIÚN MILLONES DE PESOS M/CTE'],
  [100_000_000, 'CIEN MILLONES DE PESOS M/CTE'],
  [1_000_000_000, 'MIL MILLONES DE PESOS M/CTE'],
  [21_001_000_000, 'VEINTIÚN MIL UN MILLONES DE PESOS M/CTE'],
  [1_000_000_000_000, 'UN BILLÓN DE PESOS M/CTE'],
  [1_000_001_000_000, 'UN BILLÓN UN MILLÓN DE PESOS M/CTE'],
  [10_000_000_000_000, 'DIEZ BILLONES DE PESOS M/CTE'],
  [
    '9999999999999.99',
    'NUEVE BILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS CON NOVENTA Y NUEVE CENTAVOS M/CTE',
  ],
  ['0.01', 'CERO PESOS CON UN CENTAVO M/CTE'],
  ['1.50', 'UN PESO CON CINCUENTA CENTAVOS M/CTE'],
  ['1000000.21', 'UN MILLÓN DE PESOS CON VEINTIÚN CENTAVOS M/CTE'],
]

const ELSEWHERE: [amount: number, currency: string, locale: string, words: string][] = [
  [1, 'USD', 'es-CO', 'UN DÓLAR ESTADOUNIDENSE'],
  [21.5, 'USD', 'es-CO', 'VEINTIÚN DÓLARES ESTADOUNIDENSES CON 50/100'],
  [1_000_000, 'EUR', 'es-ES', 'UN MILLÓN DE EUROS'],
  [21, 'GBP', 'es', 'VEINTIUNA LIBRAS ESTERLINAS'],
  [200_200, 'GBP', 'es', 'DOSCIENTAS MIL DOSCIENTAS LIBRAS ESTERLINAS'],
  [200_000_000, 'GBP', 'es', 'DOSCIENTOS MILLONES DE LIBRAS ESTERLINAS'],
  [0, 'USD', 'en-US', 'ZERO US DOLLARS'],
  [1, 'USD', 'en-US', 'ONE US DOLLAR'],
  [21, 'USD', 'en-US', 'TWENTY-ONE US DOLLARS'],
  [100, 'USD', 'en-US', 'ONE HUNDRED US DOLLARS'],
  [119.05, 'USD', 'en-US', 'ONE HUNDRED NINETEEN US DOLLARS AND 05/100'],
  [21_000, 'EUR', 'en-GB', 'TWENTY-ONE THOUSAND EUROS'],
  [1_000_000, 'COP', 'en-US', 'ONE MILLION COLOMBIAN PESOS'],
  [10_000_000_000_000, 'USD', 'en-US', 'TEN TRILLION US DOLLARS'],
  [
    1_002_003_004_005,
    'USD',
    'en-US',
    'ONE TRILLION TWO BILLION THREE MILLION FOUR THOUSAND FIVE US DOLLARS',
  ],
]

test.group('Amounts in words', () => {
  for (const [amount, words] of IN_PESOS) {
    test(`${amount} pesos`, ({ assert }) => assert.equal(pesos(amount), words))
  }
  for (const [amount, currency, locale, words] of ELSEWHERE) {
    test(`${amount} ${currency} in ${locale}`, ({ assert }) =>
      assert.equal(amountInWords(amount, currency, locale), words))
  }

  test('every number up to 100,000 has its own wording', ({ assert }) => {
    const all = new Set(Array.from({ length: 100_001 }, (_, amount) => pesos(amount)))
    assert.equal(all.size, 100_001)
    for (const words of all) assert.match(words, /^[A-ZÁÉÍÓÚ ]+ PESOS? M\/CTE$/)
  })
})
