import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { accountNamed, anEntry, booksOf } from '#tests/functional/accounting/books'

test.group('Journal entries', () => {
  test('an entry is numbered, read and listed, and never changed', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const made = await api.post(
      '/journal-entries',
      await anEntry(company, 1250.75, { reference: 'ACTA-1' })
    )
    assert.equal(made.status, 201, made.text)
    assert.containsSubset(made.body, {
      number: 1,
      entryType: 'MANUAL',
      entryDate: '2026-05-10',
      total: 1250.75,
      reversesId: null,
      reversedById: null,
      reference: 'ACTA-1',
    })
    assert.containsSubset(made.body.lines, [
      { accountCode: '110505', debitAmount: 1250.75, creditAmount: 0, description: null },
      { accountCode: '311505', debitAmount: 0, creditAmount: 1250.75 },
    ])
    assert.deepEqual((await api.get(`/journal-entries/${made.body.id}`)).body, made.body)

    await api.post(
      '/journal-entries',
      await anEntry(company, 5, { entryDate: '2026-06-01', entryType: 'EXPENSE' })
    )
    assert.deepEqual((await api.get('/journal-entries?to=2026-05-31')).body.data, [made.body])
    assert.equal(
      (await api.get('/journal-entries?entryType=EXPENSE&from=2026-06-01')).body.meta.total,
      1
    )
    assert.equal(
      (await api.patch(`/journal-entries/${made.body.id}`, { concept: 'x' })).status,
      405
    )
    assert.equal((await api.delete(`/journal-entries/${made.body.id}`)).status, 405)
  })

  test('an entry of thousands of lines can be read, also when its accounts get long names', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [caja, capital] = [
      await accountNamed(company, '110505'),
      await accountNamed(company, '311505'),
    ]
    const entry = (length: number) => ({
      entryDate: '2026-05-10',
      concept: 'Apertura',
      lines: Array.from({ length }, (_, nth) =>
        nth % 2
          ? { accountId: capital, creditAmount: 1 }
          : { accountId: caja, debitAmount: 1, description: 'ñ'.repeat(300) }
      ),
    })
    const made = await api.post('/journal-entries', entry(2_500))
    assert.equal(made.status, 201, made.text.slice(0, 300))
    assert.equal((await api.patch(`/accounts/${caja}`, { name: 'Ñ'.repeat(255) })).status, 200)
    assert.equal((await api.patch(`/accounts/${capital}`, { name: 'Ñ'.repeat(255) })).status, 200)

    for (const path of [`/journal-entries/${made.body.id}`, '/journal-entries?limit=1']) {
      const { status, body, text } = await api.get(path)
      assert.equal(status, 200, text.slice(0, 300))
      assert.isAbove(Buffer.byteLength(text), 1_500_000)
      assert.lengthOf((body.data?.[0] ?? body).lines, 2_500)
    }
    assert.containsSubset(
      (await api.post('/journal-entries', { ...entry(2), lines: Array(5_001).fill({}) })).body,
      { status: 422, errors: [{ field: 'lines', code: 'TOO_MANY_ITEMS' }] }
    )
  })

  test('an entry is found by its reference, and its concept is kept in full', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    for (const reference of ['Acta Nº 5', 'ñ'.repeat(255), '😀', 'ACTA-1']) {
      const made = await api.post(
        '/journal-entries',
        await anEntry(company, 5, { reference, concept: 'a' + '😀'.repeat(999) })
      )
      assert.equal(made.body.concept, 'a' + '😀'.repeat(999))
      const found = await api.get(`/journal-entries?reference=${encodeURIComponent(reference)}`)
      assert.deepEqual(found.body.data, [made.body], found.text)
    }
    assert.equal(
      (await api.get(`/journal-entries?reference=${'x'.repeat(256)}`)).body.errors[0].code,
      'TOO_LONG'
    )
  })

  test('an invalid entry is refused and leaves the books unchanged', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    await api.post('/journal-entries', await anEntry(company))
    const [caja, capital, group] = [
      await accountNamed(company, '110505'),
      await accountNamed(company, '311505'),
      await accountNamed(company, '1105'),
    ]
    const inactive = (await api.post('/accounts', { code: '5998', name: 'Vieja', nature: 'DEBIT' }))
      .body.id
    await api.patch(`/accounts/${inactive}`, { isActive: false })
    const before = await booksOf(company)
    const lines = (...all: [string, number?, number?][]) => ({
      entryDate: '2026-05-10',
      concept: 'x',
      lines: all.map(([accountId, debitAmount, creditAmount]) => ({
        accountId,
        debitAmount,
        creditAmount,
      })),
    })

    const refusals: [object, number, string, string][] = [
      [lines([caja, 100], [capital, 0, 99.99]), 422, 'lines', 'UNBALANCED'],
      [lines([caja, 100]), 422, 'lines', 'TOO_FEW_ITEMS'],
      [lines([caja, 100, 100], [capital, 1, 0]), 422, 'lines.0', 'INVALID'],
      [lines([caja, 0, 0], [capital, 0, 1]), 422, 'lines.0', 'INVALID'],
      [lines([caja, -5], [capital, 0, -5]), 422, 'lines.0.debitAmount', 'TOO_SMALL'],
      [lines([caja, 1.005], [capital, 0, 1.005]), 422, 'lines.0.debitAmount', 'TOO_PRECISE'],
      [
        lines([caja, 1], ['019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', 0, 1]),
        422,
        'lines.1.accountId',
        'NOT_FOUND',
      ],
      [lines([group, 1], [capital, 0, 1]), 422, 'lines.0.accountId', 'INVALID'],
      [lines([inactive, 1], [capital, 0, 1]), 409, 'lines.0.accountId', 'ACCOUNT_INACTIVE'],
      [await anEntry(company, 1, { entryDate: '2026-02-30' }), 422, 'entryDate', 'INVALID_DATE'],
      [await anEntry(company, 1, { entryType: 'OTHER' }), 422, 'entryType', 'INVALID_CHOICE'],
    ]
    for (const [body, status, field, code] of refusals) {
      const refused = await api.post('/journal-entries', body)
      assert.equal(refused.status, status, refused.text)
      assert.containsSubset(refused.body.errors, [{ field, code }])
    }
    const uneven = await api.post('/journal-entries', lines([caja, 100], [capital, 0, 99.99]))
    assert.deepEqual(uneven.body.errors[0].meta, { debits: 100, credits: 99.99, difference: 0.01 })
    assert.equal(await booksOf(company), before)
  })

  test('an entry is reversed once, even by five at once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body: entry } = await api.post('/journal-entries', await anEntry(company, 80))

    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        api.post(`/journal-entries/${entry.id}/reverse`, { entryDate: '2026-05-31' })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
    const reversal = answers.find(({ status }) => status === 200)!.body
    assert.containsSubset(reversal, {
      number: 2,
      reversesId: entry.id,
      entryDate: '2026-05-31',
      lines: [{ accountCode: '110505', debitAmount: 0, creditAmount: 80 }],
    })
    assert.equal((await api.get(`/journal-entries/${entry.id}`)).body.reversedById, reversal.id)
    assert.equal(
      (await api.post(`/journal-entries/${reversal.id}/reverse`, {})).body.code,
      'ALREADY_REVERSED'
    )
    assert.equal(
      (await api.post('/journal-entries/019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90/reverse', {})).status,
      404
    )
    assert.equal((await api.get('/journal-entries')).body.meta.total, 2)
  })

  test('control accounts refuse manual entries, and document entries cannot be reversed by hand', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const customer = (await api.post('/customers', { taxId: 'NIT-1', name: 'Café Ñandú' })).body
    const product = (
      await api.post('/products', {
        sku: 'SRV',
        name: 'Asesoría',
        costPrice: 0,
        sellingPrice: 100,
        isService: true,
      })
    ).body
    const invoice = (await api.post('/invoices', { customerId: customer.id, items: [product.id] }))
      .body
    const [entry] = (await api.get(`/journal-entries?reference=${invoice.id}`)).body.data
    const note = (
      await api.post(
        '/journal-entries',
        await anEntry(company, 5, { entryType: 'SALES', reference: invoice.id })
      )
    ).body
    assert.deepEqual([entry.byHand, note.byHand], [false, true])
    const before = await booksOf(company)

    assert.containsSubset((await api.post(`/journal-entries/${entry.id}/reverse`, {})).body, {
      status: 409,
      code: 'DOCUMENT_ENTRY',
    })
    for (const [codes, field] of [
      [['130505', '311505'], 'lines.0.accountId'],
      [['110505', '220505'], 'lines.1.accountId'],
      [['110505', '143505'], 'lines.1.accountId'],
    ] as const) {
      assert.containsSubset(
        (await api.post('/journal-entries', await anEntry(company, 5, {}, [...codes]))).body,
        { status: 409, code: 'CONTROL_ACCOUNT', errors: [{ field, code: 'CONTROL_ACCOUNT' }] }
      )
    }
    assert.equal(await booksOf(company), before)

    assert.equal((await api.post(`/invoices/${invoice.id}/void`, { reason: 'Error' })).status, 200)
    assert.isNull((await api.get(`/journal-entries/${note.id}`)).body.reversedById)
    assert.containsSubset((await api.post(`/journal-entries/${note.id}/reverse`, {})).body, {
      byHand: true,
      reversesId: note.id,
    })
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('a dry run shows the lines and uses no number', async ({ assert }) => {
    const company = await aCompany()
    const before = await booksOf(company)
    const dry = await company.api.post('/journal-entries', await anEntry(company, 9), {
      prefer: 'dry-run',
    })
    assert.equal(dry.status, 201)
    assert.containsSubset(dry.body.effects.journal, [
      {
        concept: 'Aporte',
        lines: [
          { account: '110505', debit: 9, credit: 0 },
          { account: '311505', debit: 0, credit: 9 },
        ],
      },
    ])
    assert.equal(await booksOf(company), before)
  })

  test('another company sees nothing, and its accounts are not ours', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { body } = await ours.api.post('/journal-entries', await anEntry(ours))
    assert.equal((await theirs.api.get(`/journal-entries/${body.id}`)).status, 404)
    assert.equal((await theirs.api.post(`/journal-entries/${body.id}/reverse`, {})).status, 404)
    assert.equal(
      (await theirs.api.post('/journal-entries', await anEntry(ours))).body.errors[0].code,
      'NOT_FOUND'
    )
  })
})
