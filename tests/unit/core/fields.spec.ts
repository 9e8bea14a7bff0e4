import Big from 'big.js'
import { test } from '@japa/runner'
import type { SchemaTypes } from '@vinejs/vine/types'
import { clock } from '#core/primitives/clock'
import {
  addDays,
  dayOf,
  daysBetween,
  endOfDay,
  isTimeZone,
  startOfDay,
  todayIn,
} from '#core/calendar/days'
import * as fields from '#core/input/fields'
import { decimalsOf } from '#core/input/checks'
import { ValidationFailed, validate, validator } from '#core/input/validation'

/** Reads a value with a field: the result, or the code of the refusal. */
async function read(field: SchemaTypes, value: unknown) {
  try {
    const { it }: any = await validate(validator({ it: field }), { it: value })
    return it instanceof Big ? `Big ${it.toFixed()}` : it
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error
    return error.errors[0].code
  }
}

const schemaOf = (field: SchemaTypes) => field.toJSONSchema() as Record<string, any>

test.group('Fields: numbers', () => {
  test('a money field reads {0} as {1}')
    .with([
      [0, 'Big 0'],
      [-0, 'Big 0'],
      [0.1, 'Big 0.1'],
      [0.1 + 0.2, 'TOO_PRECISE'],
      [1.005, 'TOO_PRECISE'],
      [1.1, 'Big 1.1'],
      [-12.34, 'Big -12.34'],
      [0.01, 'Big 0.01'],
      [0.001, 'TOO_PRECISE'],
      [1e-7, 'TOO_PRECISE'],
      [5e-324, 'TOO_PRECISE'],
      [9999999999999.99, 'Big 9999999999999.99'],
      [-9999999999999.99, 'Big -9999999999999.99'],
      [1e13, 'TOO_LARGE'],
      [-1e13, 'TOO_SMALL'],
      [12345678901234.12, 'TOO_LARGE'],
      [1e21, 'TOO_LARGE'],
      [Infinity, 'TOO_LARGE'],
      [-Infinity, 'TOO_SMALL'],
      [Number.NaN, 'TYPE'],
      ['12.50', 'TYPE'],
      ['', 'TYPE'],
      [true, 'TYPE'],
      [[5], 'TYPE'],
      [{}, 'TYPE'],
      [null, 'REQUIRED'],
      [undefined, 'REQUIRED'],
    ])
    .run(async ({ assert }, [value, expected]) => {
      assert.equal(await read(fields.money(), value), expected)
    })

  test('a zero is never negative', async ({ assert }) => {
    const { amount, seats } = await validate(
      validator({ amount: fields.money(), seats: fields.whole() }),
      { amount: -0, seats: -0 }
    )

    assert.equal(amount.toString(), '0')
    assert.equal(amount.s, 1)
    assert.isTrue(Object.is(seats, 0))
  })

  test('bounds are inclusive, and values beyond them are refused', async ({ assert }) => {
    assert.equal(await read(fields.money({ min: 0 }), 0), 'Big 0')
    assert.equal(await read(fields.money({ min: 0 }), -0.01), 'TOO_SMALL')
    assert.equal(await read(fields.money({ positive: true }), 0), 'TOO_SMALL')
    assert.equal(await read(fields.money({ positive: true }), -0), 'TOO_SMALL')
    assert.equal(await read(fields.money({ positive: true }), 0.01), 'Big 0.01')
    assert.equal(await read(fields.amount4({ max: 24, positive: true }), 24), 'Big 24')
    assert.equal(await read(fields.amount4({ max: 24, positive: true }), 24.0001), 'TOO_LARGE')
  })

  test('quantities and prices have four decimals', async ({ assert }) => {
    assert.equal(await read(fields.quantity(), 0.0001), 'Big 0.0001')
    assert.equal(await read(fields.quantity(), 0.00001), 'TOO_PRECISE')
    assert.equal(await read(fields.quantity(), 0), 'TOO_SMALL')
    assert.equal(await read(fields.quantity({ min: 0 }), 0), 'Big 0')
    assert.equal(await read(fields.unitPrice(), 99999999999.9999), 'Big 99999999999.9999')
    assert.equal(await read(fields.unitPrice(), 1e11), 'TOO_LARGE')
    assert.equal(await read(fields.unitPrice(), -1), 'TOO_SMALL')
    assert.equal(await read(fields.percent(), 100), 'Big 100')
    assert.equal(await read(fields.percent(), 100.0001), 'TOO_LARGE')
    assert.equal(await read(fields.percent(), -0.0001), 'TOO_SMALL')
    assert.equal(await read(fields.percent(), 33.33333), 'TOO_PRECISE')
  })

  test('whole numbers have no decimals and stay within their bounds', async ({ assert }) => {
    assert.equal(await read(fields.whole(), 3), 3)
    assert.equal(await read(fields.whole(), 3.0), 3)
    assert.equal(await read(fields.whole(), 3.5), 'TOO_PRECISE')
    assert.equal(await read(fields.whole(), -1), 'TOO_SMALL')
    assert.equal(await read(fields.whole(), 2 ** 31), 'TOO_LARGE')
    assert.equal(await read(fields.whole(), '3'), 'TYPE')
    assert.equal(await read(fields.whole({ min: -5, max: 5 }), -5), -5)
  })

  test('decimals are counted in the shortest notation', ({ assert }) => {
    const counts = [0, 1, 1e21, 0.1, 1.005, 1e-7, 1.5e-7, 123.456, 0.00001].map(decimalsOf)
    assert.deepEqual(counts, [0, 0, 0, 1, 3, 7, 8, 3, 5])
  })

  test('a flag takes only true and false', async ({ assert }) => {
    assert.isTrue(await read(fields.flag(), true))
    assert.isFalse(await read(fields.flag(), false))
    for (const value of ['true', 'false', 1, 0, '1', 'on', '', [], {}])
      assert.equal(await read(fields.flag(), value), 'TYPE')
    assert.equal(await read(fields.flag(), null), 'REQUIRED')
  })
})

test.group('Fields: texts', () => {
  test('texts are trimmed, and an empty text counts as absent', async ({ assert }) => {
    assert.equal(await read(fields.name(), '  Ana \n'), 'Ana')
    assert.equal(await read(fields.name(), '\u00a0\u3000'), 'REQUIRED')
    assert.equal(await read(fields.text(), ''), 'REQUIRED')
    assert.isNull(await read(fields.optional(fields.text()), '  '))
    assert.isNull(await read(fields.optional(fields.id()), ''))
    assert.isNull(await read(fields.optional(fields.day()), ''))
    assert.isNull(await read(fields.optional(fields.text()), null))
    assert.isUndefined(await read(fields.optional(fields.text()), undefined))
    for (const value of [5, true, [], {}, ['a']])
      assert.equal(await read(fields.name(), value), 'TYPE')
  })

  test('length is counted in characters, not in bytes or UTF-16 units', async ({ assert }) => {
    assert.equal(await read(fields.name(), 'é'.repeat(255)), 'é'.repeat(255))
    assert.equal(await read(fields.name(), '🦜'.repeat(255)), '🦜'.repeat(255))
    assert.equal(await read(fields.name(), '🦜'.repeat(256)), 'TOO_LONG')
    assert.equal(await read(fields.name(), 'a'.repeat(256)), 'TOO_LONG')
    assert.lengthOf(await read(fields.text(), 'a'.repeat(65_535)), 65_535)
    assert.equal(await read(fields.text(), 'a'.repeat(65_536)), 'TOO_LONG')
    assert.equal(await read(fields.text({ min: 3 }), '🦜🦜'), 'TOO_SHORT')
  })

  test('characters that the database cannot store are refused', async ({ assert }) => {
    assert.equal(await read(fields.name(), 'a\0b'), 'INVALID_CHARACTER')
    assert.equal(await read(fields.name(), 'a\ud800'), 'INVALID')
    assert.equal(await read(fields.name(), '\udc00a'), 'INVALID')
    assert.equal(await read(fields.email(), 'a\0@b.co'), 'INVALID_CHARACTER')
    assert.equal(await read(fields.scalar(), 'a\0'), 'INVALID_CHARACTER')
    assert.equal(await read(fields.text(), 'line one\nline two\t🇨🇴'), 'line one\nline two\t🇨🇴')
  })

  test('ids are UUIDs', async ({ assert }) => {
    assert.equal(
      await read(fields.id(), '019A8F5E-7C1B-7D3E-9C55-3F1F6A1D2B90'),
      '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    )
    for (const value of [
      '1',
      '019a8f5e7c1b7d3e9c553f1f6a1d2b90',
      '{019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90}',
      "' or 1=1",
    ]) {
      assert.equal(await read(fields.id(), value), 'INVALID_UUID')
    }
    assert.equal(await read(fields.id(), 5), 'TYPE')
  })

  test('codes are on one line', async ({ assert }) => {
    const tag = fields.code(20, { matches: /^[A-Z]{3}-\d{5}$/, like: 'OFC-00001' })

    assert.equal(await read(fields.code(5), ' A-1 '), 'A-1')
    assert.equal(await read(fields.code(5), 'A\n1'), 'INVALID_CHARACTER')
    assert.equal(await read(fields.code(5), 'ABCDEF'), 'TOO_LONG')
    assert.equal(await read(tag, 'OFC-00001'), 'OFC-00001')
    assert.equal(await read(tag, 'OFC-1'), 'INVALID')
  })

  test('e-mail addresses are checked and normalised', async ({ assert }) => {
    assert.equal(await read(fields.email(), ' Ana.Gómez@Example.COM '), 'ana.gómez@example.com')
    for (const value of [
      '"a\r\nBcc: x"@x.co',
      'ana@x.co\r\nBcc: b@x.co',
      'ana\u200b@x.co',
      'ａna@x.co',
    ])
      assert.equal(await read(fields.email(), value), 'INVALID_CHARACTER', value)
    for (const value of ['ana', 'ana@', '@x.co', 'a b@x.co', 'Ana <ana@x.co>', 'a@x.co,b@x.co']) {
      assert.equal(await read(fields.email(), value), 'INVALID_EMAIL', value)
    }
    assert.equal(await read(fields.email(), `${'a'.repeat(250)}@x.co`), 'TOO_LONG')
  })

  test('URLs are checked', async ({ assert }) => {
    for (const value of [
      'https://example.com/a?b=c#d',
      'HTTP://EXAMPLE.com',
      'http://localhost:3333/x',
      'https://[::1]/',
      'https://müller.de/ñ',
    ]) {
      assert.equal(await read(fields.url(), value), value)
    }
    for (const value of [
      'example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://',
      'https:example.com',
      'http://a b.co',
      'http://x\\y',
      'https://user:pass@example.com',
      'http:///x',
    ]) {
      assert.equal(await read(fields.url(), value), 'INVALID_URL', value)
    }
  })

  test('a password keeps its spaces and accents', async ({ assert }) => {
    assert.equal(await read(fields.password(), ' sécret '), ' sécret ')
    assert.equal(await read(fields.password(), ''), 'REQUIRED')
    assert.equal(await read(fields.password({ min: 12 }), 'short'), 'TOO_SHORT')
    assert.equal(await read(fields.password(), 12345678), 'TYPE')
  })

  test('choices, countries, currencies and time zones are taken from their lists', async ({
    assert,
  }) => {
    assert.equal(await read(fields.choice(['CASH', 'CARD']), 'CASH'), 'CASH')
    assert.equal(await read(fields.choice(['CASH', 'CARD']), 'cash'), 'INVALID_CHOICE')
    assert.equal(await read(fields.choice(['CASH', 'CARD']), 'constructor'), 'INVALID_CHOICE')
    assert.equal(await read(fields.choice(['CASH', 'CARD']), ['CASH']), 'TYPE')
    assert.equal(await read(fields.countryCode(), 'co'), 'CO')
    assert.equal(await read(fields.countryCode(), 'COL'), 'INVALID')
    assert.equal(await read(fields.currency(), 'cop'), 'COP')
    assert.equal(await read(fields.currency(), 'ZZZ'), 'INVALID')
    assert.equal(await read(fields.timezone(), 'America/Bogota'), 'America/Bogota')
    assert.equal(await read(fields.timezone(), 'Mars/Base'), 'INVALID')
  })
})

test.group('Fields: dates', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('an instant field reads {0} as {1}')
    .with([
      ['2026-11-20', '2026-11-20T00:00:00.000Z'],
      ['2026-11-20T17:59:55Z', '2026-11-20T17:59:55.000Z'],
      ['2026-11-20t17:59:55z', '2026-11-20T17:59:55.000Z'],
      ['2026-11-20T17:59:55.123456789Z', '2026-11-20T17:59:55.123Z'],
      ['2026-11-20T17:59:55.9999Z', '2026-11-20T17:59:55.999Z'],
      ['2026-11-20T17:59:55,5Z', '2026-11-20T17:59:55.500Z'],
      ['2026-11-20T17:59-05:00', '2026-11-20T22:59:00.000Z'],
      ['2026-11-20T17:59:55-0500', '2026-11-20T22:59:55.000Z'],
      ['2026-11-20T17:59:55+05', '2026-11-20T12:59:55.000Z'],
      ['2026-12-31T23:30:00-05:45', '2027-01-01T05:15:00.000Z'],
      ['2028-02-29', '2028-02-29T00:00:00.000Z'],
      ['2000-02-29', '2000-02-29T00:00:00.000Z'],
      ['2026-02-29', 'INVALID_DATE'],
      ['2100-02-29', 'INVALID_DATE'],
      ['2026-02-30', 'INVALID_DATE'],
      ['2026-13-01', 'INVALID_DATE'],
      ['2026-00-10', 'INVALID_DATE'],
      ['2026-04-31T00:00:00Z', 'INVALID_DATE'],
      ['2026-06-30T23:59:60Z', 'INVALID_DATE'],
      ['2026-11-20T24:00:00Z', 'INVALID_DATE'],
      ['2026-11-20T17:60:00Z', 'INVALID_DATE'],
      ['2026-11-20T17:59:55+24:00', 'INVALID_DATE'],
      ['2026-11-20T17:59:55+05:60', 'INVALID_DATE'],
      ['2026-11-20T17:59:55', 'INVALID_DATE'],
      ['2026-11-20 17:59:55Z', 'INVALID_DATE'],
      ['9999-12-31T23:59:59-01:00', 'INVALID_DATE'],
      ['0001-01-01', 'INVALID_DATE'],
      ['20/11/2026', 'INVALID_DATE'],
      ['2026-1-2', 'INVALID_DATE'],
      ['tomorrow', 'INVALID_DATE'],
      [1_763_661_595, 'TYPE'],
      ['', 'REQUIRED'],
    ])
    .run(async ({ assert }, [value, expected]) => {
      assert.equal(await read(fields.instant(), value), expected)
    })

  test('the future begins after now', async ({ assert }) => {
    clock.travelTo(new Date('2026-11-20T12:00:00Z'))
    const future = fields.instant({ future: true })

    assert.equal(await read(future, '2026-11-20T12:00:00.001Z'), '2026-11-20T12:00:00.001Z')
    assert.equal(await read(future, '2026-11-20T12:00:00Z'), 'MUST_BE_FUTURE')
    assert.equal(await read(future, '2026-11-20'), 'MUST_BE_FUTURE')
    assert.equal(await read(future, '2026-11-20T07:00:01-05:00'), '2026-11-20T12:00:01.000Z')
  })

  test('a day keeps the date part as written', async ({ assert }) => {
    assert.equal(await read(fields.day(), '2026-11-20'), '2026-11-20')
    assert.equal(await read(fields.day(), '2026-11-20T23:30:00-05:00'), '2026-11-20')
    assert.equal(await read(fields.day(), '2026-11-20T01:00:00'), '2026-11-20')
    assert.equal(await read(fields.day(), '2028-02-29'), '2028-02-29')
    for (const value of ['2026-02-29', '2026-11-20T25:00:00Z', '2026-11', '2026-11-20x'])
      assert.equal(await read(fields.day(), value), 'INVALID_DATE')
  })

  test('a period is a month such as 2026-08', async ({ assert }) => {
    assert.equal(await read(fields.period(), '2026-08'), '2026-08')
    for (const value of ['2026-13', '2026-00', '2026-8', '2026-08-01', '202608'])
      assert.equal(await read(fields.period(), value), 'INVALID_DATE')
  })

  test('days begin and end by the clocks of their time zone', ({ assert }) => {
    const hours = (day: string, zone: string) =>
      (Date.parse(endOfDay(day, zone)) + 1 - Date.parse(startOfDay(day, zone))) / 3_600_000

    assert.equal(startOfDay('2026-11-20', 'America/Bogota'), '2026-11-20T05:00:00.000Z')
    assert.equal(endOfDay('2026-11-20', 'America/Bogota'), '2026-11-21T04:59:59.999Z')
    assert.equal(hours('2025-11-02', 'America/New_York'), 25)
    assert.equal(hours('2025-03-09', 'America/New_York'), 23)

    // São Paulo skipped midnight, and Havana has had it twice.
    assert.equal(startOfDay('2018-11-04', 'America/Sao_Paulo'), '2018-11-04T03:00:00.000Z')
    assert.equal(startOfDay('2025-11-02', 'America/Havana'), '2025-11-02T04:00:00.000Z')
    for (const [day, zone] of [
      ['2018-11-04', 'America/Sao_Paulo'],
      ['2018-02-17', 'America/Sao_Paulo'],
      ['2025-11-02', 'America/Havana'],
      ['2025-10-26', 'Atlantic/Azores'],
    ]) {
      assert.equal(dayOf(startOfDay(day, zone), zone), day)
      assert.equal(dayOf(endOfDay(day, zone), zone), day)
      assert.equal(dayOf(new Date(Date.parse(startOfDay(day, zone)) - 1), zone), addDays(day, -1))
    }
  })

  test('days are added and counted by the calendar, across months and leap years', ({ assert }) => {
    assert.equal(addDays('2028-02-28', 1), '2028-02-29')
    assert.equal(addDays('2026-01-01', -1), '2025-12-31')
    assert.equal(daysBetween('2026-02-28', '2026-03-01'), 1)
    assert.equal(daysBetween('2026-03-01', '2026-02-28'), -1)
    assert.throws(() => addDays('2026-02-30', 1), 'Not a calendar day: 2026-02-30')
    assert.throws(() => startOfDay('2026-02-28', 'Mars/Base'))
    assert.isFalse(isTimeZone('Mars/Base'))
  })

  test('today depends on the time zone', ({ assert }) => {
    clock.travelTo(new Date('2026-11-20T03:00:00Z'))

    assert.equal(todayIn('America/Bogota'), '2026-11-19')
    assert.equal(todayIn('UTC'), '2026-11-20')
  })
})

test.group('Fields: collections and absence', () => {
  test('lists, maps and objects check their members', async ({ assert }) => {
    assert.deepEqual(await read(fields.listOf(fields.name()), [' a ']), ['a'])
    assert.deepEqual(await read(fields.listOf(fields.name()), []), [])
    assert.equal(await read(fields.listOf(fields.name(), { min: 1 }), []), 'TOO_FEW_ITEMS')
    assert.equal(await read(fields.listOf(fields.name(), { max: 1 }), ['a', 'b']), 'TOO_MANY_ITEMS')
    assert.equal(await read(fields.listOf(fields.name()), 'a'), 'TYPE')
    assert.equal(await read(fields.listOf(fields.name()), [null]), 'REQUIRED')
    assert.deepEqual(await read(fields.mapOf(fields.scalar()), { a: 1, b: 'x', c: true }), {
      a: 1,
      b: 'x',
      c: true,
    })
    assert.equal(await read(fields.mapOf(fields.scalar()), { a: {} }), 'TYPE')
    assert.equal(
      await read(fields.mapOf(fields.scalar()), JSON.parse('{"__proto__":"x"}')),
      'INVALID'
    )
    assert.equal(await read(fields.object({ a: fields.name() }), []), 'TYPE')
    assert.isNull(await read(fields.optional(fields.listOf(fields.name())), null))
  })

  test('a field may read a text as an object', async ({ assert }) => {
    const line = fields.object(
      { sku: fields.code(), quantity: fields.quantity() },
      { fromText: (sku) => ({ sku, quantity: 1 }) }
    )
    const lines = validator({ items: fields.listOf(line, { min: 1 }) })
    const { items } = await validate(lines, { items: ['A-1', { sku: 'B-2', quantity: 2.5 }] })

    assert.deepEqual(
      items.map(({ sku, quantity }) => [sku, quantity.toNumber()]),
      [
        ['A-1', 1],
        ['B-2', 2.5],
      ]
    )
    assert.deepEqual(schemaOf(line).anyOf[1], { type: 'string' })
  })

  test('a default replaces an absent or cleared value', async ({ assert }) => {
    assert.equal(await read(fields.withDefault(fields.money(), 0), undefined), 'Big 0')
    assert.equal(await read(fields.withDefault(fields.money(), 0), null), 'Big 0')
    assert.equal(
      await read(fields.withDefault(fields.choice(['PRODUCT', 'ASSET']), 'PRODUCT'), ''),
      'PRODUCT'
    )
    assert.equal(await read(fields.withDefault(fields.flag(), true), false), false)
    assert.equal(await read(fields.withDefault(fields.flag(), true), 'no'), 'TYPE')
    assert.deepEqual(
      await read(fields.withDefault(fields.listOf(fields.name()), []), undefined),
      []
    )
  })

  test("Vine's own optional and nullable also work on our fields", async ({ assert }) => {
    assert.isUndefined(await read(fields.name().optional(), undefined))
    assert.isNull(await read(fields.money().nullable(), null))
    assert.equal(await read(fields.money().nullable(), undefined), 'REQUIRED')
    assert.equal(await read(fields.name().meta({ description: 'x' }), null), 'REQUIRED')
  })
})

test.group('Fields: JSON schema', () => {
  test('the JSON schema of a field says what the field checks', ({ assert }) => {
    assert.containSubset(schemaOf(fields.money({ min: 0 })), {
      type: 'number',
      minimum: 0,
      exclusiveMaximum: 1e13,
    })
    assert.containSubset(schemaOf(fields.quantity()), { type: 'number', exclusiveMinimum: 0 })
    assert.notProperty(schemaOf(fields.money()), 'multipleOf')
    assert.deepEqual(schemaOf(fields.whole({ min: 1, max: 9 })), {
      type: 'integer',
      minimum: 1,
      maximum: 9,
    })
    assert.deepEqual(schemaOf(fields.flag()), { type: 'boolean' })
    assert.deepEqual(schemaOf(fields.choice(['A', 'B'])), { type: 'string', enum: ['A', 'B'] })
    assert.containSubset(schemaOf(fields.id()), { type: 'string', format: 'uuid' })
    assert.containSubset(schemaOf(fields.instant()), { type: 'string', format: 'date-time' })
    assert.containSubset(schemaOf(fields.day()), { type: 'string', format: 'date' })
    assert.containSubset(schemaOf(fields.listOf(fields.flag(), { min: 1 })), {
      type: 'array',
      items: { type: 'boolean' },
      minItems: 1,
    })
    assert.deepEqual(schemaOf(fields.name().meta({ description: 'Whose' })), {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: 'Whose',
    })
  })

  test('an optional field has null among its types and among its choices', ({ assert }) => {
    assert.deepEqual(schemaOf(fields.optional(fields.choice(['A']))), {
      type: ['string', 'null'],
      enum: ['A', null],
    })
    assert.deepEqual(schemaOf(fields.optional(fields.name())), {
      type: ['string', 'null'],
      maxLength: 255,
    })
    assert.containSubset(schemaOf(fields.withDefault(fields.money(), 0)), {
      type: ['number', 'null'],
      default: 0,
    })
    assert.deepEqual(schemaOf(fields.optional(fields.scalar())).type, [
      'string',
      'number',
      'boolean',
      'null',
    ])
  })

  test('two requests for a JSON schema give the same schema', ({ assert }) => {
    const field = fields.optional(fields.object({ a: fields.optional(fields.choice(['A'])) }))
    assert.deepEqual(schemaOf(field), schemaOf(field))
  })
})
