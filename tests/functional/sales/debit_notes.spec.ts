import { test } from '@japa/runner'
import { print } from '#tests/functional/documents/printed'
import { listensTo } from '#tests/functional/announced'
import { aRange } from '#tests/functional/numbering/range'
import { brokenChecks } from '#tests/functional/tax/withholding'
import {
  aCustomer,
  aShop,
  entriesOf,
  issued,
  ok,
  owedBy,
  stockOf,
  times,
  type Shop,
} from './shop.js'
import { taxLinesOf } from './taxes.js'

const raising = ({ goods }: Shop, more: object = {}) => ({
  reason: 'Price of the new list',
  items: [{ productId: goods.id, quantity: 2, unitPrice: 5 }],
  ...more,
})

test.group('Debit notes', () => {
  test('a debit note charges more on an invoice, in a series of its own, and moves no goods', async ({
    assert,
    cleanup,
  }) => {
    const told = listensTo('debit_note.created', cleanup)
    const shop = await aShop()
    const { api } = shop
    const invoice = await issued(shop, 2)
    const { status, body, headers } = await api.post(
      `/invoices/${invoice.id}/debit-notes`,
      raising(shop)
    )

    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(headers.get('location'), `/api/v1/invoices/${body.id}`)
    assert.containsSubset(body, {
      type: 'DEBIT_NOTE',
      number: 1,
      relatedInvoiceId: invoice.id,
      reason: 'Price of the new list',
      customerId: shop.customer.id,
      warehouseId: null,
      status: 'ISSUED',
      total: 11.9,
      balance: 11.9,
    })
    assert.containsSubset(invoice, { type: 'INVOICE', number: 1, relatedInvoiceId: null })
    assert.deepEqual(ok(await api.get(`/invoices/${body.id}`)), body)
    assert.deepEqual(ok(await api.get(`/invoices/${invoice.id}/debit-notes`)).data, [body])
    assert.deepEqual(ok(await api.get('/invoices?type=DEBIT_NOTE')).data, [body])
    assert.equal(ok(await api.get('/invoices?type=INVOICE')).meta.total, 1)
    assert.equal(ok(await api.get(`/invoices?relatedInvoiceId=${invoice.id}`)).meta.total, 1)
    assert.deepEqual(await entriesOf(shop, body.id), [
      'Dr receivable 11.90',
      'Cr income 10.00',
      'Cr tax_payable 1.90',
    ])
    assert.containsSubset(await taxLinesOf(shop, body.id), [{ type: 'DEBIT_NOTE', base: '10.00' }])
    assert.equal(await stockOf(shop, shop.goods.id), 8)
    assert.equal(await owedBy(shop, shop.customer.id), 71.4)
    assert.containsSubset(await told(shop), [{ invoiceId: body.id }])

    ok(await api.post('/payments', { invoiceId: body.id, amount: 11.9, paymentMethod: 'CASH' }))
    assert.equal(ok(await api.get(`/invoices/${body.id}`)).status, 'PAID')
    assert.equal((await issued(shop, 1)).number, 2)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('`paid` pays a new debit note in the same transaction, or refuses both', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api, customer } = shop
    const { id } = await issued(shop, 2)
    const asked = (paid: object) =>
      raising(shop, { type: 'DEBIT_NOTE', relatedInvoiceId: id, customerId: customer.id, paid })
    const owed = await owedBy(shop, customer.id)
    const refused = await api.post('/invoices', asked({ date: '2999-01-01' }))
    assert.containsSubset(refused.body, {
      errors: [{ field: 'paid.date', code: 'FUTURE_DATE' }],
    })
    const note = ok(await api.post('/invoices', asked({})))
    assert.containsSubset(note, {
      type: 'DEBIT_NOTE',
      status: 'PAID',
      paidAmount: 11.9,
      balance: 0,
    })
    const [payment] = ok(await api.get(`/payments?invoiceId=${note.id}`)).data
    assert.containsSubset(payment, { amount: 11.9, paymentMethod: 'CASH' })
    assert.equal(await owedBy(shop, customer.id), owed)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a debit note is changed, credited and voided as an invoice is, without goods', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api } = shop
    const invoice = await issued(shop, 2)
    const note = ok(
      await api.post('/invoices', {
        ...raising(shop, { draft: true }),
        ...{ type: 'DEBIT_NOTE', relatedInvoiceId: invoice.id, customerId: shop.customer.id },
      })
    )
    assert.containsSubset(note, { status: 'DRAFT', number: null, type: 'DEBIT_NOTE' })
    assert.equal(ok(await api.post(`/invoices/${note.id}/issue`)).number, 1)
    const [line] = note.items
    const changed = ok(
      await api.patch(`/invoices/${note.id}`, { items: [{ ...line, quantity: 3 }] })
    )
    assert.containsSubset(changed, { total: 17.85, warehouseId: null })
    const held = await api.post(`/invoices/${invoice.id}/void`, { reason: 'x' })
    assert.containsSubset(held.body, { code: 'IN_USE', debitNoteId: note.id })

    ok(
      await api.post(`/invoices/${note.id}/credit-notes`, {
        ...{ reason: 'Less', items: [{ lineId: line.id, quantity: 1 }] },
      })
    )
    assert.equal(ok(await api.get(`/invoices/${note.id}`)).balance, 11.9)
    const other = ok(await api.post(`/invoices/${invoice.id}/debit-notes`, raising(shop)))
    assert.equal(other.number, 2)
    ok(await api.post(`/invoices/${other.id}/void`, { reason: 'Not agreed' }))
    assert.equal(await stockOf(shop, shop.goods.id), 8)
    assert.equal(await owedBy(shop, shop.customer.id), 59.5 + 11.9)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a debit note needs a standing invoice and its customer, and no reason', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api, customer } = shop
    const invoice = await issued(shop, 1)
    const note = ok(await api.post(`/invoices/${invoice.id}/debit-notes`, raising(shop)))
    const draft = await issued(shop, 1, { draft: true })
    const refused = async (path: string, body: object, ...said: unknown[]) => {
      const { status, body: answer } = await api.post(path, body)
      const field = answer.errors?.[0]?.field
      assert.deepEqual([status, answer.errors?.[0]?.code ?? answer.code, field], said)
    }
    const of = (id: string) => `/invoices/${id}/debit-notes`
    const asked = { ...raising(shop), type: 'DEBIT_NOTE', customerId: customer.id }

    for (const { id } of [draft, note])
      await refused(of(id), raising(shop), 409, 'INVALID_TRANSITION', undefined)
    assert.isNull(ok(await api.post(of(invoice.id), { items: asked.items })).reason)
    await refused('/invoices', asked, 422, 'REQUIRED', 'relatedInvoiceId')
    await refused(
      '/invoices',
      { ...asked, type: 'INVOICE', relatedInvoiceId: invoice.id },
      ...[422, 'INVALID', 'relatedInvoiceId']
    )
    await refused(
      '/invoices',
      { ...asked, relatedInvoiceId: customer.id },
      ...[422, 'NOT_FOUND', 'relatedInvoiceId']
    )
    const another = await aCustomer(shop)
    await refused(
      '/invoices',
      { ...asked, relatedInvoiceId: invoice.id, customerId: another.id },
      ...[409, 'OTHER_CUSTOMER', 'customerId']
    )
    const changed = await api.patch(`/invoices/${note.id}`, { customerId: another.id })
    assert.equal(changed.body.errors[0].code, 'IMMUTABLE_FIELD')
    const typed = await api.patch(`/invoices/${note.id}`, { type: 'INVOICE' })
    assert.equal(typed.body.errors[0].code, 'IMMUTABLE_FIELD')
  })

  test('debit notes made at once have numbers without gaps, also fiscal ones', async ({
    assert,
  }) => {
    const shop = await aShop()
    const range = { documentType: 'DEBIT_NOTE', prefix: 'ND', from: 1, to: 100, default: true }
    await aRange(shop, { ...range, resolution: null, validFrom: null, validUntil: null })
    const invoice = await issued(shop, 1)
    const made = await times(6, async () =>
      ok(await shop.api.post(`/invoices/${invoice.id}/debit-notes`, raising(shop)))
    )
    const numbers = [1, 2, 3, 4, 5, 6]
    assert.sameMembers(
      made.map(({ number }) => number),
      numbers
    )
    assert.sameMembers(
      made.map(({ fiscalNumber }) => fiscalNumber),
      numbers.map((number) => `ND${number}`)
    )
    assert.isNull(invoice.fiscalNumber)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('of a void and a debit note at once, one is done', async ({ assert }) => {
    const shop = await aShop()
    for (let round = 0; round < 3; round++) {
      const invoice = await issued(shop, 1)
      const answers = await Promise.all([
        shop.api.post(`/invoices/${invoice.id}/debit-notes`, raising(shop)),
        shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'x' }),
      ])
      assert.lengthOf(
        answers.filter(({ status }) => status < 300),
        1
      )
    }
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a debit note and a credit by amount are printed as such', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    const invoice = await issued(shop, 1)
    const { id } = ok(await api.post(`/invoices/${invoice.id}/debit-notes`, raising(shop)))
    const printed = await print(api, `/invoices/${id}/pdf`)
    assert.match(printed.headers.get('content-disposition')!, /nota-debito-1\.pdf/)
    for (const said of ['NOTA DÉBITO', 'Price of the new list']) assert.include(printed.words, said)
    const note = ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        ...{ reason: 'Rebate', concept: 'DISCOUNT', net: 5 },
      })
    )
    const { words } = await print(api, `/credit-notes/${note.id}/pdf`)
    for (const said of ['Rebaja o descuento', '5,95']) assert.include(words, said)
  })

  test('an English company prints debit notes in English', async ({ assert }) => {
    const shop = await aShop({ settings: { locale: 'en-US' } })
    const invoice = await issued(shop, 1)
    const { id } = ok(await shop.api.post(`/invoices/${invoice.id}/debit-notes`, raising(shop)))
    const { words } = await print(shop.api, `/invoices/${id}/pdf`)
    for (const said of ['DEBIT NOTE', 'For invoice', 'Reason'])
      assert.include(words.toUpperCase(), said.toUpperCase())
  })

  test('an invoice is disputed until a day, which may change', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 1, { disputedUntil: '2031-01-31' })
    assert.equal(invoice.disputedUntil, '2031-01-31')
    const patch = (disputedUntil: string | null) =>
      shop.api.patch(`/invoices/${invoice.id}`, { disputedUntil })
    assert.equal(ok(await patch('2031-02-28')).disputedUntil, '2031-02-28')
    assert.isNull(ok(await patch(null)).disputedUntil)
    assert.equal((await patch('2031-02-30')).status, 422)
  })
})
