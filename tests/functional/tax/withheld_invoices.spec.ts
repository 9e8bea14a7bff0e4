import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { aProduct, ok, owedBy, theBooks } from '../sales/shop.js'
import { journalOf } from '../sales/taxes.js'
import { aBogotaShop, brokenChecks, caseA, ofCaseA, withheldLines } from './withholding.js'

const SOLD = [
  'Dr 130505 1335908.00',
  'Cr 413595 1200000.00',
  'Cr 240805 190000.00',
  'Cr 249505 16000.00',
  'Dr 135515 30000.00',
  'Dr 135517 28500.00',
  'Dr 135518 11592.00',
]

test.group('Withholdings of invoices', (group) => {
  group.each.setup(() => clock.travelTo(new Date('2026-03-02T15:00:00Z')))
  group.each.teardown(() => clock.travelTo(null))

  test('an invoice of 1,406,000 with three withholdings leaves 1,335,908 due', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const invoice = ok(await caseA(shop, { withholdings: ofCaseA(shop) }))

    assert.containsSubset(invoice, {
      total: 1_406_000,
      withheldTotal: 70_092,
      amountDue: 1_335_908,
      balance: 1_335_908,
      status: 'ISSUED',
    })
    assert.containsSubset(invoice.withholdings, [
      {
        code: 'COMPRAS',
        type: 'RENTA',
        base: 1_200_000,
        rate: 2.5,
        amount: 30_000,
        minimum: 523_740,
      },
      { code: 'RETEIVA-SERVICIOS', type: 'VAT', base: 190_000, rate: 15, amount: 28_500 },
      {
        code: 'ICA-BOG-1-SERVICIOS',
        type: 'MUNICIPAL',
        base: 1_200_000,
        rate: 0.966,
        amount: 11_592,
      },
    ])
    assert.deepEqual(ok(await shop.api.get(`/invoices/${invoice.id}`)), invoice)
    assert.deepEqual(await journalOf(shop, invoice.id), SOLD)
    assert.deepEqual(await withheldLines(shop, invoice.id), [
      'SUFFERED COMPRAS 1200000.00 30000.00 135515',
      'SUFFERED ICA-BOG-1-SERVICIOS 1200000.00 11592.00 135518',
      'SUFFERED RETEIVA-SERVICIOS 190000.00 28500.00 135517',
    ])
    assert.equal(await owedBy(shop, shop.customer.id), 1_335_908)

    const payment = { invoiceId: invoice.id, amount: 1_335_908, paymentMethod: 'CASH' }
    ok(await shop.api.post('/payments', payment))
    const paid = ok(await shop.api.get(`/invoices/${invoice.id}`))
    assert.containsSubset(paid, { status: 'PAID', balance: 0, amountDue: 0, paidAmount: 1_335_908 })
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a credit note of half takes half of the withholdings, and two are the whole', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const { api } = shop
    const invoice = ok(await caseA(shop, { withholdings: ofCaseA(shop) }))
    const half = {
      reason: 'half',
      items: invoice.items.map(({ id }: any) => ({ lineId: id, quantity: 1 })),
    }

    const note = ok(await api.post(`/invoices/${invoice.id}/credit-notes`, half))
    assert.containsSubset(note, { total: 703_000, withheldTotal: 35_046 })
    assert.deepEqual(await journalOf(shop, note.id), [
      'Cr 130505 667954.00',
      'Dr 417505 600000.00',
      'Dr 240805 95000.00',
      'Dr 249505 8000.00',
      'Cr 135515 15000.00',
      'Cr 135517 14250.00',
      'Cr 135518 5796.00',
    ])
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      amountDue: 667_954,
      balance: 667_954,
      withheldTotal: 35_046,
      creditedAmount: 703_000,
    })
    assert.equal(await owedBy(shop, shop.customer.id), 667_954)

    ok(await api.post(`/invoices/${invoice.id}/credit-notes`, half))
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      amountDue: 0,
      withheldTotal: 0,
      status: 'PAID',
    })
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('withholdings are computed by the profiles of both parties, where the company asks for it', async ({
    assert,
  }) => {
    const shop = await aBogotaShop({ autoWithholdings: true })
    const { api, ids } = shop
    const [dry, invoice] = [
      ok(await caseA(shop, { autoWithholdings: true })),
      ok(await caseA(shop)),
    ]
    const found = ['SERVICIOS', 'RETEIVA-SERVICIOS', 'ICA-BOG-1-SERVICIOS']
    for (const one of [dry, invoice]) {
      assert.deepEqual(
        one.withholdings.map(({ code }: any) => code),
        found
      )
      assert.equal(one.withheldTotal, 48_000 + 28_500 + 11_592)
    }
    assert.deepEqual(ok(await caseA(shop, { autoWithholdings: false })).withholdings, [])
    assert.deepEqual(ok(await caseA(shop, { withholdings: [] })).withholdings, [])

    const fee = ok(
      await api.post('/products', {
        ...{ sku: 'FEE', name: 'Asesoría', costPrice: 0, sellingPrice: 1_000_000, taxRate: 0 },
        ...{ isService: true, withholdingConceptId: ids.HONORARIOS },
      })
    )
    const items = [{ productId: fee.id, quantity: 1 }]
    const { withholdings } = ok(
      await api.post('/invoices', { customerId: shop.customer.id, items })
    )
    assert.containsSubset(withholdings, [{ code: 'HONORARIOS', rate: 11, amount: 110_000 }])
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a self-withholding moves its two accounts and not the customer', async ({ assert }) => {
    const shop = await aBogotaShop({ selfWithholding: true })
    const invoice = ok(await caseA(shop))
    assert.containsSubset(invoice, { withheldTotal: 0, amountDue: 1_406_000 })
    assert.containsSubset(invoice.withholdings, [{ type: 'SELF', rate: 0.55, amount: 6_600 }])
    assert.includeMembers(await journalOf(shop, invoice.id), [
      'Dr 130505 1406000.00',
      'Cr 236575 6600.00',
      'Dr 135515 6600.00',
    ])
    ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'all' }))
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a change of withholdings posts the invoice again, and a void takes them back', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const { api } = shop
    const invoice = ok(await caseA(shop, { withholdings: ofCaseA(shop) }))
    ok(await api.put(`/invoices/${invoice.id}`, invoice))
    assert.equal(ok(await api.get(`/invoices/${invoice.id}`)).version, invoice.version)

    const [first] = ofCaseA(shop)
    const changed = ok(
      await api.patch(`/invoices/${invoice.id}`, { withholdings: [{ ...first, amount: 1_000 }] })
    )
    assert.containsSubset(changed, { withheldTotal: 1_000, balance: 1_405_000 })
    assert.equal(await owedBy(shop, shop.customer.id), 1_405_000)
    assert.deepEqual(await withheldLines(shop, invoice.id), [
      'SUFFERED COMPRAS 1200000.00 1000.00 135515',
    ])
    assert.deepEqual(await brokenChecks(shop), [])

    ok(await api.post(`/invoices/${invoice.id}/void`, { reason: 'wrong' }))
    assert.deepEqual(await withheldLines(shop, invoice.id), [])
    assert.equal(await owedBy(shop, shop.customer.id), 0)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('an invoice that is voided on a later day keeps the lines of its own day', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const invoice = ok(await caseA(shop, { withholdings: ofCaseA(shop).slice(0, 1) }))
    clock.travelTo(new Date('2026-04-02T15:00:00Z'))
    ok(await shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'wrong' }))
    assert.deepEqual(await withheldLines(shop, invoice.id), [
      'SUFFERED COMPRAS 1200000.00 30000.00 135515',
      'SUFFERED COMPRAS -1200000.00 -30000.00 135515',
    ])
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a draft shows what it would withhold, and is computed again when it is issued', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const [, , ica] = ofCaseA(shop)
    clock.travelTo(new Date('2026-05-20T15:00:00Z'))
    const asked = { draft: true, withholdings: [{ conceptId: shop.ids.COMPRAS }, ica] }
    const draft = ok(await caseA(shop, asked))
    assert.containsSubset(draft, { withheldTotal: 11_592, amountDue: 1_394_408, balance: 0 })

    clock.travelTo(new Date('2026-07-01T15:00:00Z'))
    const issued = ok(await shop.api.post(`/invoices/${draft.id}/issue`, {}))
    assert.containsSubset(issued, { withheldTotal: 41_592, balance: 1_364_408 })
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a refused withholding leaves the books as they were', async ({ assert }) => {
    const shop = await aBogotaShop()
    const [renta] = ofCaseA(shop)
    ok(await caseA(shop, { draft: true }))
    const before = await theBooks(shop)
    const refused = async (more: object, field: string, code: string, status = 422) => {
      const answer = await caseA(shop, { draft: false, ...more })
      assert.equal(answer.status, status, answer.text)
      assert.containsSubset(answer.body.errors, [{ field, code }])
    }

    const unknown = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    await refused(
      { withholdings: [{ conceptId: unknown }] },
      'withholdings.0.conceptId',
      'NOT_FOUND'
    )
    await refused({ withholdings: [renta, renta] }, 'withholdings.1.conceptId', 'DUPLICATE')
    await refused(
      { withholdings: [{ ...renta, base: 1_200_000.01 }] },
      'withholdings.0.base',
      'TOO_LARGE'
    )
    await refused(
      { withholdings: [{ ...renta, amount: 1_300_000 }] },
      'withholdings.0.amount',
      'TOO_LARGE'
    )
    await refused(
      { withholdings: [renta], autoWithholdings: true },
      'autoWithholdings',
      'CONTRADICTION'
    )
    await refused({ withholdings: [{ ...renta, rate: 3 }] }, 'withholdings.0.rate', 'CONTRADICTION')
    ok(await shop.api.patch(`/withholding-concepts/${renta.conceptId}`, { active: false }))
    await refused({ withholdings: [renta] }, 'withholdings.0.conceptId', 'CONCEPT_INACTIVE', 409)
    assert.deepEqual(Object.keys(await theBooks(shop)), Object.keys(before))
    assert.deepEqual((await theBooks(shop)).invoices, before.invoices)
    assert.deepEqual((await theBooks(shop)).journal_lines, before.journal_lines)
  })

  test('a concept that is switched off while it is named is withheld before, or refused after', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const [renta] = ofCaseA(shop)
    const product = await aProduct(shop, { isService: true, sellingPrice: 1_000_000 })
    const sell = () =>
      shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: product.id, quantity: 1 }],
        withholdings: [renta],
      })
    const off = shop.api.patch(`/withholding-concepts/${renta.conceptId}`, { active: false })
    const [{ status }, ...answers] = await Promise.all([off, ...Array.from({ length: 10 }, sell)])

    assert.equal(status, 200)
    for (const { status: sold, body, text } of answers) {
      assert.include([201, 409], sold, text)
      if (sold === 201) assert.equal(body.withheldTotal, 25_000)
      else assert.equal(body.code, 'CONCEPT_INACTIVE')
    }
    assert.equal((await sell()).status, 409)
    assert.deepEqual(await brokenChecks(shop), [])
  })
})
