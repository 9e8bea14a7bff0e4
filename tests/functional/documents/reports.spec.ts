import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { accountNamed } from '#tests/functional/accounting/books'
import { aShop, issued, ok } from '#tests/functional/sales/shop'
import { print } from './printed.js'

const PDF = { accept: 'application/pdf' }

test.group('Reports to print', () => {
  test('a statement shows charges and payments with the balance after each', async ({ assert }) => {
    const shop = await aShop({ settings: { taxId: '900.123.456-7' } })
    const invoice = await issued(shop, 2)
    ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 20.5,
        paymentMethod: 'CASH',
      })
    )
    const path = `/customers/${shop.customer.id}/statement`
    const { text, status, headers } = await print(shop.api, path, PDF)

    assert.equal(status, 200)
    assert.equal(headers.get('content-disposition'), 'inline; filename="statement.pdf"')
    for (const said of [
      'ESTADO DE CUENTA',
      'NIT 900.123.456-7',
      shop.customer.name,
      `NIT/C.C. ${shop.customer.taxId}`,
      'Saldo anterior',
    ])
      assert.include(text, said)
    assert.match(text, /Factura N\.º 1\n59,50\n59,50\n/)
    assert.match(text, /Pago N\.º 1\n20,50\n39,00\n/)
    assert.match(text, /Saldo final\n59,50\n20,50\n39,00/)

    assert.include(
      (await print(shop.api, `${path}?from=2019-01-01&to=2019-12-31`, PDF)).text,
      'Sin movimientos en este periodo'
    )
    assert.equal(
      (await print(shop.api, '/customers/0198f3a0-0000-7000-8000-000000000000/statement', PDF))
        .status,
      404
    )
    assert.equal((await print(shop.api, `${path}?from=never`, PDF)).status, 422)
  })

  test('every report is answered as PDF, with the figures of its JSON', async ({ assert }) => {
    const shop = await aShop()
    await issued(shop, 2)
    const titles = {
      'trial-balance': ['BALANCE DE COMPROBACIÓN', 'Saldo inicial', 'Débito', '50,00', '9,50'],
      'balance-sheet': [
        'BALANCE GENERAL',
        'Activos',
        'Pasivos',
        'Patrimonio',
        'Resultado del ejercicio',
      ],
      'income-statement': [
        'ESTADO DE RESULTADOS',
        'Ingresos',
        'Gastos',
        '50,00',
        'Resultado del periodo',
      ],
      'general-ledger': ['LIBRO MAYOR', 'Factura 1', '59,50'],
      'tax-summary': ['RESUMEN DE IMPUESTOS', '9,50', 'Generado: $ 9,50', 'Descontable'],
      'receivables-aging': ['CARTERA POR EDADES', 'Café Ñandú', '59,50'],
      'payables-aging': ['CUENTAS POR PAGAR POR EDADES'],
      'sales-summary': ['RESUMEN DE VENTAS', '50,00', '9,50', '59,50'],
      'inventory-valuation': ['VALORACIÓN DEL INVENTARIO', 'Taladro', '80,00'],
    }

    for (const [name, said] of Object.entries(titles)) {
      const { status, headers, text, words, count } = await print(shop.api, `/reports/${name}`, PDF)
      assert.deepEqual([status, headers.get('content-type')], [200, 'application/pdf'], name)
      assert.isAbove(count, 0)
      for (const one of said) assert.include(words, one, name)
      assert.notMatch(text, /[\da-f]{8}-/, name)
      assert.equal(
        (await shop.api.get(`/reports/${name}`)).headers.get('content-type'),
        'application/json; charset=utf-8'
      )
    }
  })

  test('a report of nothing has the columns that it has of something', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const accept = { accept: 'text/csv' }
    const order = ok(
      await shop.api.post('/purchase-orders', {
        warehouseId: shop.warehouse.id,
        items: [shop.goods.id],
      })
    )
    const grouped = ['day', 'month', 'customer', 'product'].map(
      (group) => `/reports/sales-summary?groupBy=${group}`
    )
    const paths = [
      `/customers/${shop.customer.id}/statement`,
      ...grouped,
      ...[
        'receivables-aging',
        'payables-aging',
        'inventory-valuation',
        'trial-balance',
        'general-ledger',
        'tax-summary',
      ].map((name) => `/reports/${name}`),
    ]
    const heads = () =>
      Promise.all(
        paths.map(async (path) => (await shop.api.get(path, accept)).text.split('\r\n')[0])
      )

    const before = await heads()
    assert.equal(
      (await shop.api.get('/reports/inventory-valuation', accept)).text,
      'productId,sku,name,quantity,averageCost,value\r\n,,,,,0\r\n'
    )
    assert.match(
      (await print(shop.api, '/reports/receivables-aging', PDF)).text,
      /Cliente\nPor vencer\n/
    )

    ok(await shop.api.post(`/purchase-orders/${order.id}/order`, {}))
    ok(await shop.api.post(`/purchase-orders/${order.id}/receive`, {}))
    await issued(shop, 2)
    assert.deepEqual(await heads(), before)
  })

  test('a report names its grouping in words, and zero is never negative', async ({ assert }) => {
    const shop = await aShop()
    const { id } = ok(
      await shop.api.post('/products', {
        sku: 'REGALO',
        name: 'Muestra',
        costPrice: 0,
        sellingPrice: 1,
      })
    )
    ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: id, quantity: 2 }],
      })
    )

    assert.include(
      (await print(shop.api, '/reports/sales-summary?groupBy=customer', PDF)).words,
      'Agrupado por: Cliente'
    )
    assert.match(
      (await print(shop.api, '/reports/inventory-valuation', PDF)).text,
      /Muestra\n-2\n0,00\n0,00/
    )
  })

  test('days, codes and references of a ledger stay whole beside amounts of 13 digits', async ({
    assert,
  }) => {
    const { api, ...company } = await aCompany({ locale: 'es-CO' })
    const [cash, capital] = await Promise.all(
      ['110505', '311505'].map((code) => accountNamed({ api, ...company }, code))
    )
    const lines = [
      {
        accountId: cash,
        debitAmount: 9_876_543_210_987.65,
        description: 'Consignación extraordinaria según extracto',
      },
      { accountId: capital, creditAmount: 9_876_543_210_987.65 },
    ]
    ok(
      await api.post('/journal-entries', {
        entryDate: '2026-05-10',
        concept: 'Capitalización extraordinaria autorizada en acta',
        reference: 'REF-2026-000123',
        lines,
      })
    )

    const { text } = await print(
      { ...api },
      '/reports/general-ledger?from=2026-01-01&to=2026-12-31',
      PDF
    )
    for (const whole of [
      '10/05/2026',
      '110505',
      'REF-2026-000123',
      'Manual',
      '9.876.543.210.987,65',
    ])
      assert.match(text, new RegExp(`^${whole}$`, 'm'), text)
  })

  test('names are printed as they are, also those that are words of reports or of programs', async ({
    assert,
  }) => {
    const shop = await aShop()
    for (const name of ['net', 'GENERAL', 'constructor', '__proto__']) {
      const [customer, goods] = [
        ok(await shop.api.post('/customers', { taxId: name, name })),
        ok(await shop.api.post('/products', { sku: name, name, costPrice: 1, sellingPrice: 5 })),
      ]
      ok(await shop.api.post('/invoices', { customerId: customer.id, items: [goods.id] }))
    }

    for (const path of [
      'receivables-aging',
      'inventory-valuation',
      'sales-summary?groupBy=customer',
      'sales-summary?groupBy=product',
    ]) {
      const { status, text } = await print(shop.api, `/reports/${path}`, PDF)
      assert.equal(status, 200, path)
      for (const name of ['net', 'GENERAL', 'constructor', '__proto__'])
        assert.match(text, new RegExp(`^${name}$`, 'm'), path)
    }
  })

  test('printing a report needs the right to read it', async ({ assert }) => {
    const shop = await aShop()
    const { api } = await shop.aUser('SALES')
    assert.equal((await print(api, '/reports/trial-balance', PDF)).status, 403)
    assert.equal((await print(api, `/customers/${shop.customer.id}/statement`, PDF)).status, 200)
  })

  test('sums that no double holds are the same to the cent in JSON, CSV, PDF and hledger', async ({
    assert,
  }) => {
    const { api, ...company } = await aCompany()
    const [cash, capital, income] = await Promise.all(
      ['110505', '311505', '413595'].map((code) => accountNamed({ api, ...company }, code))
    )
    const bank = ok(await api.post('/bank-accounts', { name: 'Banco' }))
    const entry = (debited: string, credited: string, more: number) => {
      const amounts = [...Array.from({ length: 9 }, () => 9_999_999_999_999.99), more]
      return {
        entryDate: '2026-05-10',
        concept: 'Mucho',
        lines: amounts.flatMap((amount) => [
          { accountId: debited, debitAmount: amount },
          { accountId: credited, creditAmount: amount },
        ]),
      }
    }
    const [one, other, both] = ['90071992547409.93', '90000000000000.01', '180071992547409.94']
    assert.include(
      (await api.post('/journal-entries', entry(cash, capital, 71_992_547_410.02))).text,
      `"total":${one}`
    )
    ok(await api.post('/journal-entries', entry(bank.accountId, income, 0.1)))

    const said = async (path: string, accept = 'application/json') =>
      (await api.get(path, { accept })).text
    const period = 'from=2026-01-01&to=2026-12-31'
    const balances = await said(`/reports/trial-balance?${period}`)
    for (const part of [
      `"closing":${one}`,
      `"closing":-${one}`,
      `"closing":${other}`,
      `"totals":{"debit":${both},"credit":${both}}`,
    ])
      assert.include(balances, part)
    const sheet = await said('/reports/balance-sheet?asOf=2026-12-31')
    assert.include(sheet, `"totals":{"assets":${both},"liabilitiesAndEquity":${both}}`)
    assert.include(await said(`/reports/income-statement?${period}`), `"netIncome":${other}`)
    assert.include(await said(`/reports/general-ledger?${period}`), `"balance":${one}`)
    assert.include(await said(`/accounts/${cash}/ledger`), `"closing":${one}`)
    assert.include(await said(`/bank-accounts/${bank.id}`), `"balance":${other}`)
    assert.include(await said('/reports/integrity'), `"left":${both},"right":${both}`)

    assert.match(
      await said(`/reports/trial-balance?${period}`, 'text/csv'),
      new RegExp(`,Total,,,${both},${both},`)
    )
    assert.include(
      await said('/reports/balance-sheet?asOf=2026-12-31', 'text/csv'),
      `,Total,${both}`
    )
    assert.include(
      (await print(api, `/reports/trial-balance?${period}`, PDF)).words,
      '180.071.992.547.409,94'
    )
    assert.include(
      await said(`/reports/general-ledger?from=2026-06-01&to=2026-06-30`, 'text/x-hledger'),
      `  ${one} COP`
    )
  })
})
