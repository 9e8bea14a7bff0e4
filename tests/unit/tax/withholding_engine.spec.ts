import Big from 'big.js'
import { test } from '@japa/runner'
import { ValidationFailed } from '#core/input/validation'
import { COMPANY, line, PERSON, shown, withholdingsOf } from './pack.js'

const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)
const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof ValidationFailed) return error.errors[0]
    throw error
  }
}

test.group('Withholdings of the law', () => {
  test('services of a person who does not declare withhold 6 % and ReteICA, and no IVA', ({
    assert,
  }) => {
    const found = withholdingsOf({ lines: [line(1_000_000)], party: PERSON })
    assert.deepEqual(shown(found), [
      'SERVICIOS 1000000 6 % 60000',
      'ICA-BOG-1-SERVICIOS 1000000 0.966 % 9660',
    ])
  })

  test('fees of a company withhold income tax, IVA and ReteICA from an agent of IVA', ({
    assert,
  }) => {
    const found = withholdingsOf({
      lines: [line(2_000_000, { rate: 19, conceptIds: ['HONORARIOS'] })],
      profile: { responsibilities: ['O-23'] },
    })
    assert.deepEqual(shown(found), [
      'HONORARIOS 2000000 11 % 220000',
      'RETEIVA-SERVICIOS 380000 15 % 57000',
      'ICA-BOG-1-SERVICIOS 2000000 0.966 % 19320',
    ])
  })

  test('stationery below 10 UVT withholds nothing', ({ assert }) => {
    assert.deepEqual(withholdingsOf({ lines: [line(100_000, { rate: 19, nature: 'GOODS' })] }), [])
  })

  test('nobody withholds from a self-withholder or SIMPLE, and SIMPLE withholds nothing', ({
    assert,
  }) => {
    const lines = [line(1_000_000, { rate: 19 })]
    const party = (code: string) => ({ ...COMPANY, responsibilities: [code] })
    assert.deepEqual(codes(withholdingsOf({ lines, party: party('O-15') })), [
      'ICA-BOG-1-SERVICIOS',
    ])
    assert.deepEqual(codes(withholdingsOf({ lines, party: party('O-47') })), [])
    assert.deepEqual(codes(withholdingsOf({ lines, profile: { responsibilities: ['O-47'] } })), [
      'ICA-BOG-1-SERVICIOS',
    ])
    assert.deepEqual(codes(withholdingsOf({ lines, profile: { personKind: 'NATURAL' } })), [])
  })

  test('large taxpayers do not withhold IVA from one another', ({ assert }) => {
    const lines = [line(1_000_000, { rate: 19 })]
    const large = { responsibilities: ['O-13'] }
    assert.include(codes(withholdingsOf({ lines, profile: large })), 'RETEIVA-SERVICIOS')
    const party = { ...COMPANY, ...large }
    assert.notInclude(codes(withholdingsOf({ lines, profile: large, party })), 'RETEIVA-SERVICIOS')
  })

  test('a customer elsewhere withholds no ReteICA of our municipality', ({ assert }) => {
    const sale = { direction: 'SUFFERED', lines: [line(1_000_000)] } as const
    assert.deepEqual(codes(withholdingsOf(sale)), ['SERVICIOS', 'ICA-BOG-1-SERVICIOS'])
    const party = { ...COMPANY, municipality: '05001' }
    assert.deepEqual(codes(withholdingsOf({ ...sale, party })), ['SERVICIOS'])
  })

  test('goods and services of one document have concepts and minimums of their own', ({
    assert,
  }) => {
    const lines = [line(600_000, { nature: 'GOODS' }), line(400_000)]
    assert.deepEqual(shown(withholdingsOf({ lines, profile: { municipality: null } })), [
      'COMPRAS 600000 2.5 % 15000',
      'SERVICIOS 400000 4 % 16000',
    ])
  })

  test('the minimum of the day counts, through a law that was suspended and came back', ({
    assert,
  }) => {
    const on = (day: string, net: number) =>
      withholdingsOf({ lines: [line(net)], day, profile: { municipality: null } }).length

    for (const [day, minimum] of [
      ['2024-12-31', 188_260],
      ['2025-05-31', 199_196],
      ['2025-06-01', 99_598],
      ['2025-12-31', 99_598],
      ['2026-01-01', 104_748],
      ['2026-05-07', 104_748],
      ['2026-05-08', 209_496],
      ['2026-06-30', 209_496],
      ['2026-07-01', 104_748],
    ] as const) {
      assert.equal(on(day, minimum), 1, `${day}: ${minimum} reaches the minimum`)
      assert.equal(on(day, minimum - 0.01), 0, `${day}: below ${minimum}`)
    }
  })

  test('purchases of 2026 withhold from 523,740 on, and from 1,414,098 while suspended', ({
    assert,
  }) => {
    const on = (day: string, net: number) =>
      withholdingsOf({
        lines: [line(net, { nature: 'GOODS' })],
        day,
        profile: { municipality: null },
      }).length
    assert.deepEqual([on('2026-03-02', 523_740), on('2026-03-02', 523_739.99)], [1, 0])
    assert.deepEqual([on('2026-06-01', 1_414_098), on('2026-06-01', 1_414_097.99)], [1, 0])
  })
})

test.group('Withholdings that are asked for', () => {
  test('a concept alone takes the whole document; two of a type share it by nature', ({
    assert,
  }) => {
    const lines = [line(1_000_000), line(600_000, { nature: 'GOODS' })]
    const asked = (...ids: string[]) =>
      shown(withholdingsOf({ lines, asked: ids.map((conceptId) => ({ conceptId })) }))

    assert.deepEqual(asked('COMPRAS'), ['COMPRAS 1600000 2.5 % 40000'])
    assert.deepEqual(asked('COMPRAS', 'SERVICIOS'), [
      'COMPRAS 600000 2.5 % 15000',
      'SERVICIOS 1000000 4 % 40000',
    ])
  })

  test('a base or an amount is taken as said, below the minimum, too', ({ assert }) => {
    const lines = [line(50_000, { rate: 19 })]
    const asked = [
      { conceptId: 'SERVICIOS', base: new Big(20_000) },
      { conceptId: 'RETEIVA-SERVICIOS', amount: new Big(1_000) },
    ]
    assert.deepEqual(shown(withholdingsOf({ lines, asked })), [
      'SERVICIOS 20000 4 % 800',
      'RETEIVA-SERVICIOS 9500 said 1000',
    ])
  })

  test('amounts are rounded to the cent, or to the peso', ({ assert }) => {
    const lines = [line(1_234_567.89)]
    const asked = [{ conceptId: 'ICA-BOG-1-SERVICIOS' }]
    const amount = (rounding: 'CENT' | 'PESO') =>
      withholdingsOf({ lines, asked, rounding })[0].amount.toFixed()
    assert.deepEqual([amount('CENT'), amount('PESO')], ['11925.93', '11926'])
  })

  test('bases and amounts above the document are refused, and so are unknown concepts', ({
    assert,
  }) => {
    const lines = [line(1_000_000, { rate: 19 })]
    const of = (...asked: any[]) => refusal(() => withholdingsOf({ lines, asked }))
    const big = (value: number) => new Big(value)

    assert.containsSubset(of({ conceptId: 'SERVICIOS', base: big(1_000_001) }), {
      field: 'withholdings.0.base',
      code: 'TOO_LARGE',
    })
    assert.containsSubset(of({ conceptId: 'RETEIVA-SERVICIOS', base: big(190_001) }), {
      field: 'withholdings.0.base',
      code: 'TOO_LARGE',
    })
    assert.containsSubset(of({ conceptId: 'SERVICIOS', amount: big(1_000_001) }), {
      field: 'withholdings.0.amount',
      code: 'TOO_LARGE',
    })
    assert.containsSubset(
      of(
        { conceptId: 'SERVICIOS', amount: big(700_000) },
        { conceptId: 'HONORARIOS', amount: big(700_000) }
      ),
      { field: 'withholdings', code: 'TOO_LARGE' }
    )
    assert.containsSubset(of({ conceptId: 'NINGUNO' }), {
      field: 'withholdings.0.conceptId',
      code: 'NOT_FOUND',
    })
    assert.containsSubset(of({ conceptId: 'SERVICIOS' }, { conceptId: 'SERVICIOS' }), {
      field: 'withholdings.1.conceptId',
      code: 'DUPLICATE',
    })
    assert.containsSubset(of({ conceptId: 'RENTAS-TRABAJO' }), {
      field: 'withholdings.0.conceptId',
      code: 'NO_RATE',
    })
    assert.containsSubset(of({ conceptId: 'AUTORRENTA-0.55' }), {
      field: 'withholdings.0.conceptId',
      code: 'INVALID',
    })
  })

  test('a self-withholding comes with each sale, and the customer keeps nothing of it', ({
    assert,
  }) => {
    const sale = { direction: 'SUFFERED', asked: [], lines: [line(1_200_000)] } as const
    assert.deepEqual(shown(withholdingsOf({ ...sale, selfConceptId: 'AUTORRENTA-0.55' })), [
      'AUTORRENTA-0.55 1200000 0.55 % 6600',
    ])
    assert.deepEqual(withholdingsOf(sale), [])
  })
})
