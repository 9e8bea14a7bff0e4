import { test } from '@japa/runner'
import { jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { aCompany } from '#tests/company'

const EVENTS = [
  'customer.created',
  'invoice.issued',
  'payment.created',
  'ticket.created',
  'employee.created',
]

test.group('Webhooks made, changed and taken away at once', () => {
  test('parallel changes of webhooks succeed, and the company knows the remaining events', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    const make = (n: number) =>
      api.post('/webhooks', {
        url: `https://erp.example.com/${n}`,
        events: [EVENTS[n % EVENTS.length]],
      })

    const made = await Promise.all(Array.from({ length: 15 }, (_, n) => make(n)))
    assert.deepEqual(
      made.map(({ status }) => status),
      made.map(() => 201)
    )

    const asked = made.map(({ body: { id } }, n) =>
      n % 3 === 0
        ? api.delete(`/webhooks/${id}`)
        : api.patch(
            `/webhooks/${id}`,
            n % 3 === 1 ? { active: false } : { events: ['invoice.voided'] }
          )
    )
    const changed = await Promise.all([...asked, make(1)])
    assert.deepEqual(
      changed.map(({ status }) => status),
      [...made.map((_, n) => (n % 3 === 0 ? 204 : 200)), 201]
    )

    const [{ wanted }] = await as(() =>
      rows('SELECT webhook_events AS wanted FROM tenants WHERE id = ?', [tenant.id])
    )
    assert.deepEqual(jsonOf(wanted), ['invoice.issued', 'invoice.voided'])
  })
})
