import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { aCustomer, aProduct } from '#tests/functional/core/samples'
import { aTax } from '#tests/functional/tax/a_tax'

async function aShop() {
  const company = await aCompany({ countryCode: 'CO' })
  const { api } = company
  const { body: tax } = await api.post('/taxes', aTax({ code: 'IVA12' }))
  const { body: customer } = await api.post('/customers', aCustomer())
  const { body: product } = await api.post('/products', aProduct({ isService: true }))
  const sell = () =>
    api.post('/invoices', {
      customerId: customer.id,
      items: [{ productId: product.id, quantity: 1, unitPrice: 100, taxes: [{ taxId: tax.id }] }],
    })
  return { company, api, tax, sell }
}

const linesOf = ({ as, tenant }: Company, taxId: string) =>
  as(() =>
    rows('SELECT rate, amount FROM tax_lines WHERE tenant_id = ? AND tax_id = ?', [
      tenant.id,
      taxId,
    ])
  )

const many = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work))

test.group('A tax that changes while it is sold', () => {
  test('a tax is sold before it is switched off, and refused after', async ({ assert }) => {
    const { company, api, tax, sell } = await aShop()
    const [sold, off] = await Promise.all([
      many(12, sell),
      api.patch(`/taxes/${tax.id}`, { active: false }),
    ])
    assert.equal(off.status, 200, off.text)
    for (const { status, body } of sold)
      if (status !== 201) assert.deepEqual([status, body.code], [409, 'TAX_INACTIVE'])
    const made = sold.filter(({ status }) => status === 201)
    assert.lengthOf(await linesOf(company, tax.id), made.length)
    assert.equal((await sell()).body.code, 'TAX_INACTIVE')
  })

  test('an invoice has the old or the new rate on all its lines, never a mixture', async ({
    assert,
  }) => {
    const { company, api, tax, sell } = await aShop()
    const rates = [{ validFrom: '2020-01-01', rate: 30 }]
    const [sold, changed] = await Promise.all([
      many(12, sell),
      api.patch(`/taxes/${tax.id}`, { rates }),
    ])
    assert.equal(changed.status, 200, changed.text)
    for (const { status, body } of sold) {
      assert.equal(status, 201)
      const [{ rate, amount }] = body.taxes
      assert.include([12, 30], rate)
      assert.equal(amount, rate)
      assert.equal(body.total, 100 + rate)
    }
    for (const { rate, amount } of await linesOf(company, tax.id))
      assert.equal(Number(rate), Number(amount))
  })

  test('a tax is deleted before its first sale, or not at all', async ({ assert }) => {
    const { company, api, tax, sell } = await aShop()
    const [sold, deleted] = await Promise.all([many(8, sell), api.delete(`/taxes/${tax.id}`)])
    const made = sold.filter(({ status }) => status === 201)
    for (const { status, body } of sold)
      if (status !== 201) assert.deepEqual([status, body.errors?.[0].code], [422, 'NOT_FOUND'])
    assert.equal(deleted.status, made.length ? 409 : 204)
    assert.lengthOf(await linesOf(company, tax.id), made.length)
  })

  test('parallel first sales of a rate make its tax once', async ({ assert }) => {
    const { company, api } = await aShop()
    const { body: customer } = await api.post('/customers', aCustomer())
    const { body: product } = await api.post('/products', aProduct({ isService: true }))
    const sold = await many(10, () =>
      api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: product.id, quantity: 1, unitPrice: 100, taxRate: 16 }],
      })
    )
    for (const { status, text } of sold) assert.equal(status, 201, text)
    const { data } = (await api.get('/taxes?code=VAT-16')).body
    assert.lengthOf(data, 1)
    assert.lengthOf(await linesOf(company, data[0].id), 10)
  })
})
