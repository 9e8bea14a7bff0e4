import { test } from '@japa/runner'
import { aCompany } from '#tests/company'

test.group('Errors of one value among many', () => {
  test('an event of a webhook is named with the nearest one, in a short answer', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const events = ['invoice.paid', 'invoice.isued', 'customer.created']
    const { status, body, text } = await api.post('/webhooks', {
      url: 'https://erp.example.com/hooks',
      events,
    })

    assert.equal(status, 422)
    assert.lengthOf(body.errors, 1)
    assert.containsSubset(body.errors[0], {
      field: 'events.1',
      code: 'INVALID_CHOICE',
      meta: { nearest: ['invoice.issued'] },
    })
    assert.match(
      body.errors[0].message,
      /"invoice\.isued" is not: the nearest is "invoice\.issued"/
    )
    assert.isBelow(text.length, 1_000)
  })

  test('an unknown scope and an unknown sort field are named as well', async ({ assert }) => {
    const { api } = await aCompany()
    const key = await api.post('/api-keys', {
      name: 'Shop',
      scopes: ['customers:read', 'invoice:read'],
    })
    assert.containsSubset(key, {
      status: 422,
      body: { errors: [{ field: 'scopes.1', meta: { nearest: ['invoices:read'] } }] },
    })
    const sorted = await api.get('/customers?sort=nme')
    assert.containsSubset(sorted, {
      status: 422,
      body: { errors: [{ field: 'sort', code: 'INVALID_CHOICE' }] },
    })
    assert.match(sorted.body.detail, /"nme" \(did you mean name\?\)/)
  })
})
