import { test } from '@japa/runner'
import { aShop, issued, ok } from '#tests/functional/sales/shop'
import { print } from './printed.js'

const PDF = { accept: 'application/pdf' }

test.group('Reports to print', () => {
  test('a statement shows what was charged and paid, with the balance after each', async ({ assert }) => {
    const shop = await aShop({ settings: { taxId: '900.123.456-7' } })
    const invoice = await issued(shop, 2)
    ok(await shop.api.post('/payments', { invoiceId: invoice.id, amount: 20.5, paymentMethod: 'CASH' }))
    const path = `/customers/${shop.customer.id}/statement`
    const { text, status, headers } = await print(shop.api, path, PDF)

    assert.equal(status, 200)
    assert.equal(headers.get('content-disposition'), 'inline; filename="statement.pdf"')
    for (const said of ['ESTADO DE CUENTA', 'NIT 900.123.456-7', shop.customer.name, `NIT/C.C. ${shop.customer.taxId}`, 'Saldo anterior']) assert.include(text, said)
    assert.match(text, /Factura N\.º 1\n59,50\n59,50\n/)
    assert.match(text, /Pago N\.º 1\n20,50\n39,00\n/)
    assert.match(text, /Saldo final\n59,50\n20,50\n39,00/)

    assert.include((await print(shop.api, `${path}?from=2019-01-01&to=2019-12-31`, PDF)).text, 'Sin movimientos en este periodo')
    assert.equal((await print(shop.api, '/customers/0198f3a0-0000-7000-8000-000000000000/statement', PDF)).status, 404)
    assert.equal((await print(shop.api, `${path}?from=never`, PDF)).status, 422)
  })

  test('every report is answered as PDF, with the figures of its JSON', async ({ assert }) => {
    const shop = await aShop()
    await issued(shop, 2)
    const titles = {
      'trial-balance': ['BALANCE DE COMPROBACIÓN', 'Saldo inicial', 'Débito', '50,00', '9,50'],
      'balance-sheet': ['BALANCE GENERAL', 'Activos', 'Pasivos', 'Patrimonio', 'Resultado del ejercicio'],
      'income-statement': ['ESTADO DE RESULTADOS', 'Ingresos', 'Gastos', '50,00', 'Resultado del periodo'],
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
      assert.equal((await shop.api.get(`/reports/${name}`)).headers.get('content-type'), 'application/json; charset=utf-8')
    }
  })

  test('what a report is grouped by is said in words, and nothing is nothing, not less', async ({ assert }) => {
    const shop = await aShop()
    const { id } = ok(await shop.api.post('/products', { sku: 'REGALO', name: 'Muestra', costPrice: 0, sellingPrice: 1 }))
    ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items: [{ productId: id, quantity: 2 }] }))

    assert.include((await print(shop.api, '/reports/sales-summary?groupBy=customer', PDF)).words, 'Agrupado por: Cliente')
    assert.match((await print(shop.api, '/reports/inventory-valuation', PDF)).text, /Muestra\n-2\n0,00\n0,00/)
  })

  test('who may not read a report may not print it', async ({ assert }) => {
    const shop = await aShop()
    const { api } = await shop.aUser('SALES')
    assert.equal((await print(api, '/reports/trial-balance', PDF)).status, 403)
    assert.equal((await print(api, `/customers/${shop.customer.id}/statement`, PDF)).status, 200)
  })
})
