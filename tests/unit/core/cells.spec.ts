import { test } from '@japa/runner'
import { booleanFrom } from '#core/input/cells/booleans'
import { bothDaysOf, dayFrom, orderProvedBy, type DayOrder } from '#core/input/cells/days'
import {
  bothReadingsOf,
  exactNumber,
  markProvedBy,
  numberIn,
  type Mark,
} from '#core/input/cells/numbers'
import { RoundedNumber } from '#core/primitives/lossy_numbers'
import { Unreadable } from '#core/input/unreadable_value'

const NBSP = '\u00a0'
const NARROW = '\u202f'

/** A cell, its value with a decimal point and with a decimal comma; null if it is not a number. */
const NUMBERS: [string, number | null, number | null][] = [
  ['38000', 38000, 38000],
  ['-5', -5, -5],
  ['+5', 5, 5],
  ['007', 7, 7],
  ['38.000', 38, 38000],
  ['59,900', 59900, 59.9],
  ['12.5', 12.5, null],
  ['4,79', null, 4.79],
  ['26900,5', null, 26900.5],
  ['26900.5', 26900.5, null],
  ['1.234.567', null, 1234567],
  ['1,234,567', 1234567, null],
  ['1.500.000,00', null, 1500000],
  ['1,500,000.00', 1500000, null],
  ['1.50.000', null, null],
  ['1.500.00', null, null],
  ['1,50,000', null, null],
  ['1.5000', 1.5, null],
  ['0.500', 0.5, null],
  ['012.500', 12.5, null],
  ['3.', 3, null],
  ['3,', null, 3],
  ['.5', 0.5, null],
  [',5', null, 0.5],
  ['1 234 567,8', null, 1234567.8],
  [`1${NBSP}234${NBSP}567.8`, 1234567.8, null],
  [`26${NARROW}900`, 26900, 26900],
  ["1'234'567.50", 1234567.5, null],
  ['1’234', 1234, 1234],
  ['1 23', null, null],
  ['1.234 567', null, null],
  ["1'234 567", null, null],
  ['1.234.567.', null, null],
  ['$ 26.900', 26.9, 26900],
  ['$26.900,00', null, 26900],
  ['COP 26.900', 26.9, 26900],
  ['26.900 cop', 26.9, 26900],
  ['-$ 26.900', -26.9, -26900],
  ['$ -26.900', -26.9, -26900],
  ['26.900-', -26.9, -26900],
  ['−4,5', null, -4.5],
  ['(1.234,50)', null, -1234.5],
  ['($ 12)', -12, -12],
  ['(12', null, null],
  ['--5', null, null],
  ['-(5)', null, null],
  ['$ 5 COP', null, null],
  ['26.900 €', null, null],
  ['USD 5', null, null],
  ['1e5', null, null],
  ['1,23E+11', null, null],
  ['12 %', null, null],
  ['doce', null, null],
  ['٣', null, null],
  ['３', null, null],
  ['Infinity', null, null],
  ['0x10', null, null],
  ['.', null, null],
  ['-', null, null],
  ['1..2', null, null],
  [`${'9'.repeat(70)}`, null, null],
]

const numberOr = (read: unknown) => (typeof read === 'number' ? read : null)

test.group('Numbers in cells', () => {
  for (const [text, point, comma] of NUMBERS) {
    test(`${text} is ${point} with a point and ${comma} with a comma`, ({ assert }) => {
      const currencies = new Set(['$', 'cop'])
      assert.deepEqual(
        (['.', ','] as Mark[]).map((mark) => numberOr(numberIn(text, mark, { currencies }))),
        [point, comma]
      )
    })
  }

  test('a number with one possible reading proves the decimal mark, and an ambiguous one proves nothing', ({
    assert,
  }) => {
    const proved = {
      '4,79': ',',
      '12.5': '.',
      '1.234.567': ',',
      '1,234.5': '.',
      '26900,5': ',',
      '0.500': '.',
      '3.': '.',
      '$ 4,79': ',',
      '4,5 %': ',',
      '(1.234,5)': ',',
      '26.900 €': undefined,
      '59.900': 'either',
      '1,000': 'either',
      '38000': undefined,
      '1 234': undefined,
      '1.50.000': undefined,
      'x1.5': undefined,
      '': undefined,
    }
    for (const [text, mark] of Object.entries(proved))
      assert.equal(markProvedBy(text, { currencies: new Set(['$']) }), mark as any, text)
    assert.deepEqual(bothReadingsOf('59.900'), { '.': 59.9, ',': 59900 })
    assert.deepEqual(bothReadingsOf('-1,234'), { '.': -1234, ',': -1.234 })
  })

  test('a percent sign is taken in rates only, and the refusal of any other cell quotes it', ({
    assert,
  }) => {
    for (const text of ['19%', '19 %', '19,00%'])
      assert.equal(numberIn(text, ',', { percent: true }), 19)
    const refusals = {
      '19%': /without %/,
      '26.900 €': /currency, and "26.900 €" is in another/,
      '1.50.000': /groups of three digits/,
      '4.79': /decimal mark of this file is ","/,
      'doce': /"doce" is none/,
    }
    for (const [text, says] of Object.entries(refusals)) {
      const read = numberIn(text, ',', { currencies: new Set(['$', 'cop']) })
      assert.instanceOf(read, Unreadable, text)
      assert.match((read as Unreadable).says, says)
    }
  })

  test('a number with more digits than a float keeps is reported as rounded', ({ assert }) => {
    assert.equal(exactNumber('9.779999999999999'), 9.779999999999999)
    assert.equal(exactNumber('59.90000000000000000000'), 59.9)
    assert.instanceOf(exactNumber('9.7799999999999994'), RoundedNumber)
    assert.instanceOf(numberIn('1.234.567,12345678901234', ','), RoundedNumber)
    assert.equal(exactNumber('12345678901234567890'), 12345678901234567000)
  })
})

/** A cell, its day under DMY and under MDY; null if it is not a day. */
const DAYS: [string, string | null, string | null][] = [
  ['2026-01-15', '2026-01-15', '2026-01-15'],
  ['2026-01-15T10:30:00Z', '2026-01-15T10:30:00Z', '2026-01-15T10:30:00Z'],
  ['2026-1-5', '2026-01-05', '2026-01-05'],
  ['2026/01/15', '2026-01-15', '2026-01-15'],
  ['2026.01.15', '2026-01-15', '2026-01-15'],
  ['2026-01-15 00:00:00', '2026-01-15', '2026-01-15'],
  ['2026-01-15 10:30:00', null, null],
  ['15/01/2026', '2026-01-15', null],
  ['01/15/2026', null, '2026-01-15'],
  ['3/4/2026', '2026-04-03', '2026-03-04'],
  ['03-04-2026', '2026-04-03', '2026-03-04'],
  ['5.5.2026', '2026-05-05', '2026-05-05'],
  ['15/01/2026 0:00', '2026-01-15', null],
  ['15/01/2026 12:00 a. m.', '2026-01-15', null],
  ['15/01/2026 12:00:00 AM', '2026-01-15', null],
  ['15/01/2026 12:00', null, null],
  ['15/01/26', null, null],
  ['26/01/15', null, null],
  ['31/04/2026', null, null],
  ['29/02/2024', '2024-02-29', null],
  ['29/02/2026', null, null],
  ['15/01-2026', null, null],
  ['46037', null, null],
  ['15 enero 2026', null, null],
]

const dayOr = (read: unknown) => (typeof read === 'string' ? read : null)

test.group('Days in cells', () => {
  for (const [text, byDay, byMonth] of DAYS) {
    test(`${text} is ${byDay} by DMY and ${byMonth} by MDY`, ({ assert }) => {
      assert.deepEqual(
        (['DMY', 'MDY'] as DayOrder[]).map((order) => dayOr(dayFrom(text, order))),
        [byDay, byMonth]
      )
    })
  }

  test('a day above 12 proves the order of day and month, and an ambiguous or impossible day proves nothing', ({
    assert,
  }) => {
    const proved = {
      '15/01/2026': 'DMY',
      '1/15/2026': 'MDY',
      '3/4/2026': 'either',
      '5/5/2026': undefined,
      '2026-03-04': undefined,
      '31/04/2026': undefined,
      '15/01/26': undefined,
      '29/02/2024': 'DMY',
      '30/02/2026': undefined,
    }
    for (const [text, order] of Object.entries(proved))
      assert.equal(orderProvedBy(text), order, text)
    assert.deepEqual(bothDaysOf('3/4/2026'), { DMY: '2026-04-03', MDY: '2026-03-04' })
  })

  test('the refusal of a day says how to correct it', ({ assert }) => {
    const refusals = {
      '15/01/26': /four digits/,
      '46037': /formatted as dates/,
      '2026-01-15 10:30:00': /not midnight/,
      '31/04/2026': /"31\/04\/2026" is none \(days are read as DMY\)/,
    }
    for (const [text, says] of Object.entries(refusals))
      assert.match((dayFrom(text, 'DMY') as Unreadable).says, says, text)
  })
})

test.group('Booleans in cells', () => {
  test('words for yes and no are read in any case, with or without accents', ({ assert }) => {
    for (const text of ['true', 'TRUE', '1', 'yes', 'Sí', 'si', 'X', 'Verdadero'])
      assert.equal(booleanFrom(text), true, text)
    for (const text of ['false', '0', 'No', 'FALSO']) assert.equal(booleanFrom(text), false, text)
    for (const text of ['perhaps', '2', 'yes!', '-'])
      assert.instanceOf(booleanFrom(text), Unreadable, text)
  })
})
