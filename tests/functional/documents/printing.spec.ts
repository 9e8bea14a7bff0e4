import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { clientOf } from '#tests/api'
import { aCustomer, aProduct, anInvoice, aShop, issued, ok } from '#tests/functional/sales/shop'
import { print } from './printed.js'

const COMPANY = {
  taxId: '900.123.456-7',
  address: 'Carrera 7 n.º 71-21, Bogotá',
  phone: '+57 601 555 0199',
  email: 'ventas@andina.test',
}

test.group('Documents to print', () => {
  test('an invoice shows parties, taxes by rate, and its total in words', async ({ assert }) => {
    const shop = await aShop({ settings: { ...COMPANY, name: `Peñón & Ñandú ${Math.random()}` } })
    const customer = await aCustomer(shop, {
      name: 'Café El Peñón Ltda.',
      taxId: '800.987.654-3',
      address: 'Calle 32 # 28-10',
      email: 'compras@penon.test',
    })
    const books = await aProduct(shop, {
      name: 'Libro',
      sellingPrice: 1000,
      taxRate: 5,
      isService: true,
    })
    const items = [
      {
        productId: shop.service.id,
        quantity: 10000,
        discountRate: 10,
        description: 'Asesoría «técnica»',
      },
      books.id,
    ]
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: customer.id,
        items,
        paymentMethod: 'CREDIT',
        dueDate: '2031-01-31',
        notes: 'Gracias por su compra.',
      })
    )
    const { text, words, count, status, headers, pdf } = await print(
      shop.api,
      `/invoices/${invoice.id}/pdf`
    )

    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.equal(headers.get('content-disposition'), 'inline; filename="factura-1.pdf"')
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    assert.equal(count, 1)
    for (const said of [
      'NIT 900.123.456-7',
      COMPANY.address,
      'Tel. +57 601 555 0199 · ventas@andina.test',
      'FACTURA DE VENTA',
      'N.º 1',
      'Café El Peñón Ltda.',
      'NIT/C.C. 800.987.654-3',
      'Calle 32 # 28-10',
      'compras@penon.test',
      '31/01/2031',
      'Crédito',
    ])
      assert.include(text, said)
    for (const said of [
      'Asesoría «técnica»',
      '10.000',
      '100,00',
      '10%',
      '900.000,00',
      'Libro',
      '1.001.000,00',
      '-100.000,00',
      '901.000,00',
    ])
      assert.include(text, said)
    assert.match(
      text,
      /IVA 5% de 1\.000,00\n50,00\nIVA 19% de 900\.000,00\n171\.000,00\nTotal COP\n\$\s1\.072\.050,00/
    )
    assert.include(words, 'UN MILLÓN SETENTA Y DOS MIL CINCUENTA PESOS M/CTE')
    assert.include(text, 'Gracias por su compra.')
    assert.include(text, 'Página 1 de 1')
    assert.notMatch(text, /BORRADOR|ANULADO/)
  })

  test('a discount column leaves room for descriptions', async ({ assert }) => {
    const shop = await aShop()
    const description = 'Tornillos hexagonales galvanizados de 3/8" × 2"'
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.service.id, quantity: 2, discountRate: 12.5, description }],
      })
    )
    assert.include(
      (await print(shop.api, `/invoices/${invoice.id}/pdf`)).text,
      `\n${description}\n`
    )
  })

  test("each page has its document in the footer, however long the company's name", async ({
    assert,
  }) => {
    const shop = await aShop({
      settings: {
        name: `${'Distribuidora Internacional de Ferretería y Maquinaria '.repeat(4)}${Math.random()}`,
      },
    })
    const invoice = await issued(shop, 1)
    assert.match(
      (await print(shop.api, `/invoices/${invoice.id}/pdf`)).text,
      /Factura de venta N\.º 1 · Distribuidora/
    )
  })

  test("an invoice is in the company's language and currency, on its paper", async ({ assert }) => {
    const shop = await aShop({
      settings: { locale: 'en-GB', countryCode: 'GB', currency: 'GBP', timezone: 'Europe/London' },
    })
    const invoice = await issued(shop, 1)
    const { text, words, pdf } = await print(shop.api, `/invoices/${invoice.id}/pdf`)

    for (const said of ['INVOICE', 'No. 1', 'BILL TO', 'VAT 19% of 25.00', '£29.75', 'Page 1 of 1'])
      assert.include(text, said)
    assert.include(words, 'TWENTY-NINE BRITISH POUNDS AND 75/100')
    assert.include(pdf.toString('latin1'), '/MediaBox [0 0 595.28 841.89]')
  })

  test('amounts and days can be read also where the locale has digits and months that cannot be printed', async ({
    assert,
  }) => {
    const shop = await aShop({
      settings: { locale: 'ar-QA', countryCode: 'QA', currency: 'QAR', timezone: 'Asia/Qatar' },
    })
    const { words } = await print(shop.api, `/invoices/${(await issued(shop, 1)).id}/pdf`)

    for (const said of ['TWENTY-NINE QATARI RIYALS AND 75/100', 'QAR 29.75', '25.00', '19%'])
      assert.include(words, said)
    assert.notInclude(words, '?')
  })

  test('paid and open amounts are below the total', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const payment = ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 20.5,
        paymentMethod: 'TRANSFER',
        reference: 'TRX-99812',
        notes: 'Primer abono',
      })
    )
    assert.match(
      (await print(shop.api, `/invoices/${invoice.id}/pdf`)).text,
      /Pagado\n-20,50\nSaldo por pagar\n39,00/
    )

    const path = `/payments/${payment.id}/pdf`
    const receipt = await print(shop.api, path)
    assert.equal(receipt.headers.get('content-disposition'), 'inline; filename="recibo-1.pdf"')
    for (const said of [
      'RECIBO DE PAGO',
      'RECIBIDO DE',
      'Café Ñandú',
      'N.º 1',
      'Transferencia',
      'TRX-99812',
      'Primer abono',
      'VEINTE PESOS CON CINCUENTA CENTAVOS M/CTE',
    ])
      assert.include(receipt.text, said)
    assert.notInclude(receipt.text, 'ANULADO')

    ok(await shop.api.post(`/payments/${payment.id}/void`, {}))
    assert.include((await print(shop.api, path)).text, 'ANULADO')
  })

  test('a credit note says which invoice it takes from, why, and how much', async ({ assert }) => {
    const shop = await aShop()
    await issued(shop)
    const invoice = await issued(shop, 4)
    const note = ok(
      await shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'Llegó golpeado en el empaque',
        items: [{ productId: shop.goods.id, quantity: 2 }],
      })
    )
    const { status, headers, words } = await print(shop.api, `/credit-notes/${note.id}/pdf`)

    assert.equal(status, 200)
    assert.equal(headers.get('content-disposition'), 'inline; filename="nota-credito-1.pdf"')
    for (const said of [
      'NOTA CRÉDITO',
      'N.º 1',
      'Por la factura',
      'N.º 2',
      'Café Ñandú',
      'Taladro',
      '50,00',
      '59,50',
      'CINCUENTA Y NUEVE PESOS CON CINCUENTA CENTAVOS M/CTE',
      'MOTIVO',
      'Llegó golpeado en el empaque',
    ])
      assert.include(words, said)
  })

  test('drafts and void documents are marked on every page', async ({ assert }) => {
    const shop = await aShop()
    const draft = ok(await shop.api.post('/invoices', anInvoice(shop, 1, { draft: true })))
    const drafted = await print(shop.api, `/invoices/${draft.id}/pdf`)
    assert.include(drafted.text, 'BORRADOR')
    assert.equal(
      drafted.headers.get('content-disposition'),
      'inline; filename="factura-borrador.pdf"'
    )

    const items = Array.from({ length: 60 }, () => shop.service.id)
    const long = ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items }))
    ok(await shop.api.post(`/invoices/${long.id}/void`, { reason: 'Wrong' }))
    const { pages, count } = await print(shop.api, `/invoices/${long.id}/pdf`)
    assert.isAbove(count, 2)
    for (const page of pages) assert.include(page, 'ANULADO')

    const quote = ok(
      await shop.api.post('/quotes', anInvoice(shop, 1, { validUntil: '2031-01-31' }))
    )
    const quoted = await print(shop.api, `/quotes/${quote.id}/pdf`)
    for (const said of ['COTIZACIÓN', 'PREPARADA PARA', 'BORRADOR', 'Válida hasta', '31/01/2031'])
      assert.include(quoted.text, said)
  })

  test('a long invoice repeats the head of its table on each page, loses no line and counts its pages', async ({
    assert,
  }) => {
    const shop = await aShop()
    const items = Array.from({ length: 500 }, (_, index) => ({
      productId: shop.service.id,
      quantity: 1,
      description: `Línea ${index + 1} ${'muy larga '.repeat(index % 4 ? 0 : 30)}`.trim(),
    }))
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items,
        notes: 'Una nota larga. '.repeat(1000),
      })
    )
    const { pages, text, count } = await print(shop.api, `/invoices/${invoice.id}/pdf`)

    assert.equal(pages.length, count)
    const ofLines = pages.filter((page) => /Línea \d/.test(page))
    assert.isAbove(ofLines.length, 15)
    for (const page of ofLines) assert.include(page, 'Valor unitario')
    for (const [index, page] of pages.entries())
      assert.include(page, `Página ${index + 1} de ${count}`)
    assert.deepEqual(
      [...text.matchAll(/Línea (\d+)/g)].map(([, number]) => Number(number)),
      items.map((_, index) => index + 1)
    )
    assert.include(text, '59.500,00')
  })

  test('text that the fonts do not have is written as near as it goes', async ({ assert }) => {
    const shop = await aShop()
    const customer = await aCustomer(shop, {
      name: 'Łódź 株式会社 👍🏽 x'.repeat(3),
      address: `${'W'.repeat(255)}`,
    })
    const { status, text } = await print(
      shop.api,
      `/invoices/${ok(await shop.api.post('/invoices', { customerId: customer.id, items: [shop.service.id] })).id}/pdf`
    )
    assert.equal(status, 200)
    assert.include(text, 'Lódz ????')
  })

  test('printing needs the sales scope; a missing document is a 404', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop)
    const [sales, hr, theirs] = [
      (await shop.aUser('SALES')).api,
      (await shop.aUser('HR')).api,
      (await aCompany()).api,
    ]
    const path = `/invoices/${invoice.id}/pdf`

    assert.deepEqual(
      await Promise.all(
        [sales, hr, theirs, clientOf(null)].map(async (api) => (await api.get(path)).status)
      ),
      [200, 403, 404, 401]
    )
    for (const collection of ['quotes', 'invoices', 'credit-notes', 'payments']) {
      assert.deepEqual(
        [
          (await shop.api.get(`/${collection}/${shop.customer.id}/pdf`)).body.code,
          (await shop.api.get(`/${collection}/nope/pdf`)).status,
        ],
        ['NOT_FOUND', 404]
      )
    }
    assert.equal((await shop.api.post(path)).status, 405)
  })
})
