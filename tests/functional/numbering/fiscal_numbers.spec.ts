import { test } from '@japa/runner'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { print } from '#tests/functional/documents/printed'
import { aCustomer, anInvoice, aShop, issued, ok, theBooks } from '#tests/functional/sales/shop'
import { aCompany } from '#tests/company'
import { fiscalNumbersAreGiven } from '#sales/fiscal_numbers_invariant'
import { aRange, rangeOf } from './range.js'

const credit = (invoiceId: string) =>
  [`/invoices/${invoiceId}/credit-notes`, { reason: 'Devolución' }] as const

test.group('Fiscal numbers', () => {
  test('invoices and credit notes take numbers of their default ranges', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    assert.containsSubset(await issued(shop), {
      number: 1,
      fiscalNumber: null,
      numberingRangeId: null,
    })
    const invoices = await aRange(shop, { default: true })
    const notes = await aRange(shop, {
      documentType: 'CREDIT_NOTE',
      prefix: 'NC',
      from: 1,
      default: true,
    })

    const [first, second] = [await issued(shop), await issued(shop)]
    assert.containsSubset(first, {
      number: 2,
      fiscalNumber: 'SETP990000000',
      numberingRangeId: invoices.id,
    })
    assert.equal(second.fiscalNumber, 'SETP990000001')
    assert.deepEqual(ok(await api.get(`/invoices/${second.id}`)), second)
    assert.deepEqual(ok(await api.get('/invoices?limit=1')).data, [second])
    const note = ok(await api.post(...credit(first.id)))
    assert.containsSubset(note, { number: 1, fiscalNumber: 'NC1', numberingRangeId: notes.id })

    assert.containsSubset(await rangeOf(shop, invoices), {
      nextNumber: 990_000_002,
      used: 2,
      remaining: 4_999_999,
    })
    const { checks } = ok(await api.get('/reports/integrity'))
    assert.containsSubset(
      checks.find(({ name }: any) => name === 'fiscal numbers have no gaps'),
      { ok: true, left: 3, right: 3 }
    )
  })

  test('a document takes the range that it names, and keeps it when it changes or is void', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api } = shop
    await aRange(shop, { default: true })
    const other = await aRange(shop, { prefix: '', from: 7, to: 20 })

    const invoice = await issued(shop, 1, { numberingRangeId: other.id })
    assert.equal(invoice.fiscalNumber, '7')
    const changed = ok(
      await api.patch(`/invoices/${invoice.id}`, {
        items: [{ productId: shop.goods.id, quantity: 2 }],
        numberingRangeId: other.id,
      })
    )
    assert.containsSubset(changed, { fiscalNumber: '7', numberingRangeId: other.id })
    isInvalid(
      assert,
      await api.patch(`/invoices/${invoice.id}`, { numberingRangeId: null }),
      'numberingRangeId',
      'IMMUTABLE_FIELD'
    )
    assert.equal(
      ok(await api.post(`/invoices/${invoice.id}/void`, { reason: 'x' })).fiscalNumber,
      '7'
    )
    assert.equal((await issued(shop, 1, { numberingRangeId: other.id })).fiscalNumber, '8')
  })

  test('a draft takes no number, and its range when it is issued', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    const first = await aRange(shop, { default: true, from: 1 })
    const [second, third] = [
      await aRange(shop, { prefix: 'B', from: 1 }),
      await aRange(shop, { prefix: 'C', from: 1 }),
    ]
    const drafts = await Promise.all(
      [{}, { numberingRangeId: second.id }, { numberingRangeId: second.id }, {}].map((more) =>
        issued(shop, 1, { draft: true, ...more })
      )
    )
    assert.containsSubset(drafts[1], {
      number: null,
      fiscalNumber: null,
      numberingRangeId: second.id,
    })
    assert.equal((await rangeOf(shop, first)).used + (await rangeOf(shop, second)).used, 0)
    isRefused(assert, await api.delete(`/numbering-ranges/${second.id}`), 409, 'IN_USE')

    const issue = async (index: number, body?: object) =>
      ok(await api.post(`/invoices/${drafts[index].id}/issue`, body)).fiscalNumber
    assert.equal(await issue(0), 'SETP1')
    assert.equal(await issue(1), 'B1')
    assert.equal(await issue(2, { numberingRangeId: third.id }), 'C1')
    ok(await api.patch(`/invoices/${drafts[3].id}`, { numberingRangeId: third.id }))
    assert.equal(await issue(3, {}), 'C2')

    const quote = ok(
      await api.post('/quotes', { customerId: shop.customer.id, items: [shop.service.id] })
    )
    const converted = ok(
      await api.post(`/quotes/${quote.id}/convert`, { numberingRangeId: second.id })
    )
    assert.equal(converted.fiscalNumber, 'B2')
  })

  test('a range that does not suit is refused on its field', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    const other = await aCompany()
    const ranges = {
      NOT_FOUND: await aRange(other),
      INVALID: await aRange(shop, { documentType: 'POS' }),
      RANGE_INACTIVE: await aRange(shop, { active: false }),
    }
    const invoice = await issued(shop)
    const draft = await issued(shop, 1, { draft: true })
    const before = await theBooks(shop)

    for (const [code, { id: numberingRangeId }] of Object.entries(ranges))
      for (const [path, body] of [
        ['/invoices', anInvoice(shop)],
        ['/invoices', anInvoice(shop, 1, { draft: true })],
        [`/invoices/${draft.id}/issue`, {}],
      ] as const)
        isInvalid(
          assert,
          await api.post(path, { ...body, numberingRangeId }),
          'numberingRangeId',
          code
        )
    const [path, body] = credit(invoice.id)
    isInvalid(
      assert,
      await api.post(path, { ...body, numberingRangeId: ranges.INVALID.id }),
      'numberingRangeId',
      'INVALID'
    )
    isInvalid(
      assert,
      await api.post('/invoices', anInvoice(shop, 1, { numberingRangeId: 'x' })),
      'numberingRangeId',
      'INVALID_UUID'
    )
    assert.equal((await other.api.get(`/numbering-ranges/${ranges.INVALID.id}`)).status, 404)
    assert.deepEqual(await theBooks(shop), before)
  })

  test('an inactive default stops invoices until another is the default', async ({ assert }) => {
    const shop = await aShop()
    const range = await aRange(shop, { default: true })
    const path = `/numbering-ranges/${range.id}`
    ok(await shop.api.patch(path, { active: false }))
    isInvalid(
      assert,
      await shop.api.post('/invoices', anInvoice(shop)),
      'numberingRangeId',
      'RANGE_INACTIVE'
    )
    ok(await shop.api.patch(path, { default: false }))
    assert.isNull((await issued(shop)).fiscalNumber)
  })

  test('a refused issue and a dry run give the number back', async ({ assert }) => {
    const shop = await aShop({ settings: { allowNegativeStock: false } })
    const { api } = shop
    const range = await aRange(shop, { default: true, from: 1, to: 3 })
    const customer = await aCustomer(shop, { creditLimit: 10 })

    isRefused(assert, await api.post('/invoices', anInvoice(shop, 11)), 409, 'INSUFFICIENT_STOCK')
    isRefused(
      assert,
      await api.post('/invoices', anInvoice({ ...shop, customer }, 1, { paymentMethod: 'CREDIT' })),
      409,
      'CREDIT_LIMIT_EXCEEDED'
    )
    const tried = await api.post('/invoices', anInvoice(shop), { prefer: 'dry-run' })
    assert.equal(ok(tried).fiscalNumber, 'SETP1')
    const duplicate = { externalId: 'erp-1' }
    assert.equal((await issued(shop, 1, duplicate)).fiscalNumber, 'SETP1')
    isRefused(assert, await api.post('/invoices', anInvoice(shop, 1, duplicate)), 409, 'DUPLICATE')
    assert.equal((await issued(shop)).fiscalNumber, 'SETP2')
    assert.equal((await rangeOf(shop, range)).used, 2)
    const { left, right, broken } = await shop.as(fiscalNumbersAreGiven)
    assert.deepEqual([left, right, broken], [2, 2, []])
  })

  test('a request that is repeated by its key takes one number', async ({ assert }) => {
    const shop = await aShop()
    const range = await aRange(shop, { default: true })
    const headers = { 'idempotency-key': 'a-key-of-an-invoice' }
    const body = anInvoice(shop)
    const answers = [
      ok(await shop.api.post('/invoices', body, headers)),
      ok(await shop.api.post('/invoices', body, headers)),
    ]
    assert.deepEqual(answers[0], answers[1])
    assert.equal((await rangeOf(shop, range)).used, 1)
  })

  test('fiscal numbers are found by filter and search, and printed with their resolution', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api } = shop
    const range = await aRange(shop, { default: true })
    const [first] = [await issued(shop), await issued(shop), await issued(shop)]
    const idsOf = async (query: string) =>
      ok(await api.get(`/invoices?${query}`)).data.map(({ id }: any) => id)

    for (const query of [
      'fiscalNumber=SETP990000000',
      'fiscalNumber=setp990000000,SETP1',
      'search=SETP990000000',
      'search=setp-990000000',
      'search=90000000',
      'search=ñandú 990000000',
    ])
      assert.deepEqual(await idsOf(query), [first.id], query)
    assert.lengthOf(await idsOf(`numberingRangeId=${range.id}`), 3)
    assert.deepEqual(await idsOf('fiscalNumber=SETP1'), [])

    const { words } = await print(api, `/invoices/${first.id}/pdf`)
    for (const said of [
      'SETP990000000 (N.º 1)',
      'resolución 18760000001',
      '19/01/2019',
      'prefijo SETP',
      '990000000',
      '995000000',
    ])
      assert.include(words, said)
    const note = ok(await api.post(...credit(first.id)))
    const printed = await print(api, `/credit-notes/${note.id}/pdf`)
    assert.include(printed.words, 'SETP990000000')
    assert.notInclude(printed.words, 'resolución')
  })
})
