import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid } from '#tests/functional/core/refusals'
import { ok } from '../sales/shop.js'
import { conceptIds } from './withholding.js'

const MANIZALES = {
  code: 'ICA-MZL',
  name: 'ReteICA Manizales',
  type: 'MUNICIPAL',
  schemeCode: '07',
  municipality: '17001',
  nature: 'SERVICES',
  rates: [{ validFrom: '2026-01-01', minimumUvt: 4, rate: 0.5 }],
}

test.group('Withholding concepts', () => {
  test('a Colombian company has the withholding concepts of the law, with four ranges of minimums', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { data } = ok(await api.get('/withholding-concepts?limit=100&sort=code'))
    const codes = data.map(({ code }: any) => code)
    assert.includeMembers(codes, ['COMPRAS', 'SERVICIOS', 'HONORARIOS', 'RETEIVA-COMPRAS'])
    assert.includeMembers(codes, [
      'ICA-BOG-1-SERVICIOS',
      'ICA-MED-1-SERVICIOS',
      'ICA-CAL-1-SERVICIOS',
    ])
    assert.isTrue(
      data.every(({ rates, source }: any) => source && rates.every((one: any) => one.source))
    )

    const ofServices = data.find(({ code }: any) => code === 'SERVICIOS')
    assert.deepEqual(
      ofServices.rates
        .filter(({ declarant }: any) => declarant === 'YES')
        .map(({ validFrom, validUntil, minimumUvt, rate }: any) => [
          validFrom,
          validUntil,
          minimumUvt,
          rate,
        ]),
      [
        ['2021-01-01', '2025-05-31', 4, 4],
        ['2025-06-01', '2026-05-07', 2, 4],
        ['2026-05-08', '2026-06-30', 4, 4],
        ['2026-07-01', null, 2, 4],
      ]
    )
    const accounts = ok(await api.get('/accounts?code=236525')).data
    assert.equal(ofServices.accounts.practised, accounts[0].id)
    const bogota = ok(await api.get('/withholding-concepts?municipality=11001&limit=100')).data
    assert.isTrue(bogota.some(({ rates }: any) => rates[0].rate === 0.966))
  })

  test('companies outside Colombia begin without withholding concepts, and add their own', async ({
    assert,
  }) => {
    const { api } = await aCompany({ countryCode: 'MX', currency: 'MXN' })
    assert.deepEqual(ok(await api.get('/withholding-concepts')).data, [])
    const concept = ok(
      await api.post('/withholding-concepts', {
        ...{ code: 'ISR', name: 'ISR servicios', type: 'RENTA' },
        rates: [{ validFrom: '2026-01-01', minimumAmount: 1_000, rate: 1.25 }],
      })
    )
    assert.containsSubset(concept, { base: 'NET', active: true, municipality: null })
  })

  test('a concept of a municipality is added with accounts by code, and its rate changes by day', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    await conceptIds({ api })
    const accounts = { suffered: '135518', practised: '236805' }
    const concept = ok(await api.post('/withholding-concepts', { ...MANIZALES, accounts }))
    const read = ok(await api.get(`/withholding-concepts/${concept.id}`))
    assert.deepEqual(read, concept)
    assert.match(concept.accounts.suffered, /^[0-9a-f-]{36}$/)
    assert.equal(
      ok(await api.put(`/withholding-concepts/${concept.id}`, read)).version,
      read.version
    )

    const patch = (changes: object) => api.patch(`/withholding-concepts/${concept.id}`, changes)
    isInvalid(assert, await patch({ municipality: null }), 'municipality', 'REQUIRED')
    const { SERVICIOS } = await conceptIds({ api })
    isInvalid(
      assert,
      await api.patch(`/withholding-concepts/${SERVICIOS}`, { municipality: '17001' }),
      'municipality',
      'CONTRADICTION'
    )

    const rates = [
      { validFrom: '2026-01-01', validUntil: '2026-12-31', minimumUvt: 4, rate: 0.5 },
      { validFrom: '2027-01-01', rate: 0.6 },
    ]
    const changed = ok(await patch({ rates }))
    assert.lengthOf(changed.rates, 2)
    assert.equal(changed.version, concept.version + 1)
    ok(await api.delete(`/withholding-concepts/${concept.id}`))
  })

  test('overlapping rates and contradictory fields are refused on their field', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const refused = async (more: object, field: string, code: string, status = 422) => {
      const answer = await api.post('/withholding-concepts', { ...MANIZALES, ...more })
      assert.equal(answer.status, status, answer.text)
      assert.containsSubset(answer.body.errors, [{ field, code }])
    }
    const [rate] = MANIZALES.rates
    await refused({ rates: [rate, rate] }, 'rates.1.validFrom', 'OVERLAP')
    await refused(
      { rates: [{ ...rate, minimumAmount: 10 }] },
      'rates.0.minimumAmount',
      'CONTRADICTION'
    )
    await refused(
      { rates: [{ ...rate, validUntil: '2025-12-31' }] },
      'rates.0.validUntil',
      'TOO_SMALL'
    )
    await refused({ municipality: null }, 'municipality', 'REQUIRED')
    await refused({ type: 'RENTA' }, 'municipality', 'CONTRADICTION')
    await refused({ accounts: { practised: '999999' } }, 'accounts.practised', 'NOT_FOUND')
    await refused({ accounts: { practised: '2365' } }, 'accounts.practised', 'INVALID')
    await refused({ accounts: { suffered: '130505' } }, 'accounts.suffered', 'CONTROL_ACCOUNT', 409)
    await conceptIds({ api })
    await refused({ code: 'SERVICIOS' }, 'code', 'DUPLICATE', 409)
    ok(
      await api.post('/withholding-concepts', {
        ...MANIZALES,
        rates: [rate, { ...rate, personKind: 'NATURAL', rate: 0.7 }],
      })
    )
  })

  test('the fiscal profile has defaults, changes in parts and refuses unknown codes', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const before = ok(await api.get('/settings/fiscal'))
    assert.containsSubset(before, {
      declarant: true,
      vatRegime: '48',
      selfWithholding: false,
      municipality: null,
      zeroRateCategory: null,
      withholdingRounding: 'CENT',
      autoWithholdings: false,
    })
    const changed = ok(
      await api.put('/settings/fiscal', { municipality: '11001', responsibilities: ['o-23'] })
    )
    assert.containsSubset(changed, {
      municipality: '11001',
      responsibilities: ['O-23'],
      declarant: true,
    })
    assert.deepEqual(ok(await api.get('/settings/fiscal')), changed)
    assert.deepEqual(ok(await api.put('/settings/fiscal', changed)), changed)
    assert.equal(
      ok(await api.put('/settings/fiscal', { selfWithholding: true })).selfWithholding,
      true
    )

    for (const [body, field] of [
      [{ municipality: '99999' }, 'municipality'],
      [{ vatRegime: '50' }, 'vatRegime'],
      [{ withholdingRounding: 'TEN' }, 'withholdingRounding'],
      [{ zeroRateCategory: 'S' }, 'zeroRateCategory'],
      [
        { selfWithholdingConceptId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90' },
        'selfWithholdingConceptId',
      ],
    ] as const) {
      const { status, body: problem } = await api.put('/settings/fiscal', body)
      assert.equal(status, 422, field)
      assert.equal(problem.errors[0].field, field)
    }
    const stale = await api.put('/settings/fiscal', { declarant: false }, { 'if-match': '"0"' })
    assert.equal(stale.status, 412)
  })

  test('the profile changes also when its concept of the self-withholding is gone', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const ids = await conceptIds({ api })
    const rates = [{ validFrom: '2026-01-01', rate: 1 }]
    const own = ok(
      await api.post('/withholding-concepts', {
        code: 'PROPIA',
        name: 'Propia',
        type: 'SELF',
        rates,
      })
    )
    const chosen = { selfWithholding: true, selfWithholdingConceptId: own.id }
    ok(await api.put('/settings/fiscal', chosen))
    assert.equal((await api.delete(`/withholding-concepts/${own.id}`)).status, 204)

    const after = ok(await api.put('/settings/fiscal', { municipality: '11001', ...chosen }))
    assert.containsSubset(after, {
      municipality: '11001',
      selfWithholding: true,
      selfWithholdingConceptId: ids['AUTORRENTA-0.55'],
    })
    const renta = { selfWithholdingConceptId: ids['SERVICIOS'] }
    assert.containsSubset((await api.put('/settings/fiscal', renta)).body, {
      errors: [{ field: 'selfWithholdingConceptId', code: 'INVALID' }],
    })
  })

  test('a municipality is of municipal concepts alone, also in a change', async ({ assert }) => {
    const { api } = await aCompany()
    const ids = await conceptIds({ api })
    for (const [code, municipality, refusal] of [
      ['ICA-BOG-1-SERVICIOS', null, 'REQUIRED'],
      ['SERVICIOS', '11001', 'CONTRADICTION'],
    ] as const)
      assert.containsSubset(
        (await api.patch(`/withholding-concepts/${ids[code]}`, { municipality })).body,
        { status: 422, errors: [{ field: 'municipality', code: refusal }] }
      )
    ok(await api.patch(`/withholding-concepts/${ids['SERVICIOS']}`, { municipality: null }))
  })
})
