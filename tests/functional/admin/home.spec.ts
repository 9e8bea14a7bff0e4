import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { statementsOf } from '#tests/plans'
import { inAs } from '#tests/functional/admin/administrator'
import { aRange } from '#tests/functional/numbering/range'
import { aShop, ok } from '#tests/functional/sales/shop'
import { aShopWithHistory } from '#tests/functional/admin/shop_with_history'

test.group('Administration: the home page', () => {
  test('the home page shows the figures of the reports with few statements', async ({ assert }) => {
    const company = await aShopWithHistory()
    const browser = await inAs(company, company.admin)
    const statements = await statementsOf(() => browser.get('/admin'))
    assert.isAtMost(statements.length, 11, statements.join('\n'))

    const { text } = await browser.get('/admin')
    const told = async (path: string) => (await company.api.get(path)).body
    const { totals } = await told('/reports/receivables-aging')
    const figures = [...text.matchAll(/<dt>(.+)<\/dt>\s*<dd>(.+)<\/dd>/g)].map(
      ([, label, value]) => [label, Number(value.replace(/\D/g, ''))]
    )
    assert.deepEqual(Object.fromEntries(figures), {
      'Sales this month': (await told('/reports/sales-summary')).totals.total,
      'Customers owe': Math.round(totals.total),
      'Overdue invoices': (await told('/invoices?overdue=true')).meta.total,
      'Products below their minimum': 1,
      'People on leave today': 0,
      'Open tickets': 1,
    })
    assert.lengthOf(text.match(/<rect class="column"/g)!, 12)
    assert.include(text, 'Taladro percutor 13 mm')

    const { rows } = (await company.api.get('/reports/balances-by-month?months=3')).body
    assert.equal(rows.at(-1).receivable, totals.total)
    assert.isBelow(rows[0].receivable, rows[1].receivable)
  })

  test('the open amount of an invoice is shown to the cent', async ({ assert }) => {
    const shop = await aShop({
      settings: {
        locale: 'en-US',
        currency: 'USD',
        countryCode: 'US',
        timezone: 'America/New_York',
      },
    })
    const { id } = ok(
      await shop.api.post('/products', {
        sku: 'CLIP',
        name: 'Clip',
        costPrice: 0.1,
        sellingPrice: 0.4,
        taxRate: 0,
        isService: true,
      })
    )
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: id, quantity: 1 }],
        paymentMethod: 'CREDIT',
      })
    )
    await shop.as(() =>
      execute('UPDATE invoices SET due_date = ? WHERE tenant_id = ? AND id = ?', [
        '2020-01-31',
        Current.tenantId,
        invoice.id,
      ])
    )

    const { text } = await (await inAs(shop, shop.admin)).get('/admin')
    assert.include(text, '>$0.40</td>')
  })

  test('the home page names numbering ranges that end soon', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const range = await aRange(company, { from: 1, to: 10 })
    assert.notInclude((await browser.get('/admin')).text, 'Numbering ranges that end soon')

    ok(
      await company.api.patch(`/numbering-ranges/${range.id}`, {
        validUntil: addDays(todayIn(company.tenant.timezone), 20),
      })
    )
    const { text } = await browser.get('/admin')
    for (const told of ['Numbering ranges that end soon', 'SETP1 – SETP10', '18760000001'])
      assert.include(text, told)
  })

  test('each figure needs its scope, and a new company sees its first steps', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { text } = await (await inAs(company, company.admin)).get('/admin')
    assert.include(text, 'First steps')

    const seen = async (role: string) => {
      const { user } = await company.aUser(role)
      const { text } = await (await inAs(company, user)).get('/admin')
      assert.notInclude(text, 'First steps', role)
      return [...text.matchAll(/<dt>(.+)<\/dt>/g)].map(([, label]) => label)
    }
    assert.deepEqual(await seen('HR'), ['People on leave today'])
    assert.deepEqual(await seen('INVENTORY'), ['Products below their minimum'])
  })
})
