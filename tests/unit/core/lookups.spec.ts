import { test } from '@japa/runner'
import { queryOf } from '#core/input/query_string'
import { byKey, sinceFilter, textFilter, valuesFilter } from '#core/input/query_fields'
import { type ValidationFailed } from '#core/input/validation'

const query = queryOf({
  name: valuesFilter((text, refuse) =>
    text.length > 9 ? refuse('TOO_LONG', 'must be short') : text
  ),
  updatedSince: sinceFilter(),
  metadata: byKey(textFilter(), {
    shown: '{key}',
    read: (key) => (key.length > 3 ? undefined : key),
    code: 'INVALID',
    says: 'must be short',
  }),
})

const refusals = (asked: Record<string, unknown>, options = {}) => {
  try {
    query.parse(asked, options)
    return {}
  } catch (error) {
    return Object.fromEntries(
      (error as ValidationFailed).errors.map(({ field, code }) => [field, code])
    )
  }
}

test.group('Values of a filter', () => {
  test('a filter reads {0} as {1}')
    .with([
      ['a', ['a']],
      [' a ', ['a']],
      ['a,b', ['a', 'b']],
      ['a , b ', ['a', 'b']],
      ['a,a', ['a']],
      ['"a,b"', ['a,b']],
      ['"a,b",c', ['a,b', 'c']],
      [' "a" , b', ['a', 'b']],
      ['"say ""hi"""', ['say "hi"']],
      ['3" tube', ['3" tube']],
      ['a"b,c', ['a"b', 'c']],
      ['ñ,日', ['ñ', '日']],
    ] as [string, string[]][])
    .run(({ assert }, [text, values]) =>
      assert.deepEqual(query.parse({ name: text }).name as string[], values)
    )

  test('a filter refuses {0} with {1}')
    .with([
      [',', 'INVALID'],
      ['a,', 'INVALID'],
      [',a', 'INVALID'],
      ['a,,b', 'INVALID'],
      ['""', 'INVALID'],
      ['"a', 'INVALID'],
      ['"a" b', 'INVALID'],
      ['"a"b,c', 'INVALID'],
      ['0123456789', 'TOO_LONG'],
      ['a,0123456789', 'TOO_LONG'],
      [Array.from({ length: 101 }, (_, n) => n).join(), 'TOO_MANY_ITEMS'],
    ])
    .run(({ assert }, [text, code]) => assert.deepEqual(refusals({ name: text }), { name: code }))

  test('a filter takes a hundred values, and a blank filter counts as absent', ({ assert }) => {
    assert.lengthOf(
      query.parse({ name: Array.from({ length: 100 }, (_, n) => n).join() }).name as string[],
      100
    )
    assert.deepEqual(query.parse({ name: '   ' }), {})
  })
})

test.group('Instants of a filter', () => {
  test('a filter of instants reads {0} as {1}')
    .with([
      ['2026-11-20T17:59:55Z', '2026-11-20T17:59:55.000Z'],
      ['2026-11-20T17:59:55.123456Z', '2026-11-20T17:59:55.123Z'],
      ['2026-11-20T12:59:55-05:00', '2026-11-20T17:59:55.000Z'],
      ['2026-11-20T19:59:55+02:00', '2026-11-20T17:59:55.000Z'],
      ['2026-11-20T19:59:55 02:00', '2026-11-20T17:59:55.000Z'],
      ['2026-11-20T19:59:55 0200', '2026-11-20T17:59:55.000Z'],
    ])
    .run(({ assert }, [text, instant]) =>
      assert.equal(query.parse({ updatedSince: text }).updatedSince, instant)
    )

  test('a filter of instants refuses {0}')
    .with([
      '2026-11-20',
      '2026-11-20T17:59:55',
      '2026-02-30T00:00:00Z',
      '17:59',
      'yesterday',
      '1763661595',
      '2026-11-20 17:59:55Z',
    ])
    .run(({ assert }, text) =>
      assert.deepEqual(refusals({ updatedSince: text }), { updatedSince: 'INVALID_DATE' })
    )
})

test.group('Parameters by key', () => {
  test('a filter by metadata takes one value per key, and a parameter without a key is refused', ({
    assert,
  }) => {
    const { metadata } = query.parse({
      'metadata.a': 'x, y',
      'metadata.b.c': ' z ',
      'metadata.d': '',
    })
    assert.deepEqual(
      [...(metadata as ReadonlyMap<string, string>)],
      [
        ['a', 'x, y'],
        ['b.c', 'z'],
      ]
    )
    assert.deepEqual(query.parse({ 'metadata.d': '  ' }), {})
    assert.deepEqual(refusals({ 'metadata.long': 'x' }), { 'metadata.long': 'INVALID' })
    assert.deepEqual(refusals({ metadata: 'x' }, { strict: true }), { metadata: 'UNKNOWN_FIELD' })
  })
})
