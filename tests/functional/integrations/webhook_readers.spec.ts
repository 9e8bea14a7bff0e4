import { test } from '@japa/runner'
import { divideMessages } from '#integrations/webhooks/divide'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { mayKeepPassword } from '#tests/functional/identity/people'

const URL = 'https://erp.example.com/hooks'
const ASKED = { subject: 'No me pagaron las horas extra', description: 'Solo para quien atiende.' }

const aWebhook = async (api: Api, events: string[]) =>
  ok(await api.post('/webhooks', { url: URL, events }))

/** Somebody of a role of the company's own, with these permissions. */
async function somebody({ api }: Company, permissions: string[]) {
  const { name: role } = ok(await api.post('/roles', { name: unique('Role'), permissions }))
  const [email, password] = [`${unique('somebody')}@company.test`, 'una clave larga']
  ok(await api.post('/users', { email, name: 'Una empleada', role, password }))
  await mayKeepPassword(email)
  return clientOf(ok(await clientOf(null).post('/auth/login', { email, password })).accessToken)
}

/**
 * The delivery of what has just happened, as the API answers it to whoever asks: in the list, and
 * alone.
 */
async function deliveryOf(company: Company, { id }: { id: string }) {
  await company.as(divideMessages)
  const path = `/webhooks/${id}/deliveries`
  const [delivery] = ok(await company.api.get(path)).data
  return {
    delivery,
    seenBy: async (api: Api) => [
      ok(await api.get(path)).data[0],
      ok(await api.get(`${path}/${delivery.id}`)),
    ],
  }
}

test.group('Rights for webhook events', () => {
  test('a user who sees only own tickets does not see payloads of all in the log', async ({
    assert,
  }) => {
    const company = await aCompany()
    const webhook = await aWebhook(company.api, ['ticket.created', 'customer.created'])
    const ticket = ok(await company.api.post('/tickets', ASKED))
    const { delivery, seenBy } = await deliveryOf(company, webhook)
    assert.containsSubset(delivery.payload, {
      type: 'ticket.created',
      data: { id: ticket.id, ...ASKED },
    })

    const viewer = (await company.aUser('VIEWER')).api
    const asking = await somebody(company, ['tickets:read', 'tickets:write', 'integrations:read'])
    for (const api of [viewer, asking]) {
      assert.equal((await api.get(`/tickets/${ticket.id}`)).status, 404)
      for (const seen of await seenBy(api))
        assert.containsSubset(seen, { id: delivery.id, type: 'ticket.created', payload: null })
    }

    const key = ok(
      await company.api.post('/api-keys', {
        name: 'Desk',
        scopes: ['integrations:read', 'tickets:read'],
      })
    ).key
    for (const seen of await seenBy(clientOf(key))) assert.deepEqual(seen.payload, delivery.payload)

    ok(await company.api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' }))
    const { seenBy: customerSeenBy } = await deliveryOf(company, webhook)
    for (const seen of await customerSeenBy(viewer))
      assert.equal(seen.payload.data.name, 'Café Ñandú')
  })

  test('a user who sees only own tickets creates no webhook for all of them', async ({
    assert,
  }) => {
    const company = await aCompany()
    const asking = await somebody(company, [
      'tickets:read',
      'tickets:write',
      'customers:read',
      'integrations:read',
      'integrations:write',
    ])
    const refused = {
      status: 403,
      code: 'FORBIDDEN',
      detail: 'Only agents may subscribe to events of tickets',
    }

    for (const events of [['ticket.created'], ['customer.created', 'ticket.status_changed']])
      assert.containsSubset((await asking.post('/webhooks', { url: URL, events })).body, refused)
    assert.containsSubset(
      (
        await asking.post(
          '/webhooks',
          { url: URL, events: ['ticket.created'] },
          { prefer: 'dry-run' }
        )
      ).body,
      refused
    )

    const theirs = await aWebhook(asking, ['customer.created'])
    assert.containsSubset(
      (
        await asking.patch(`/webhooks/${theirs.id}`, {
          events: ['customer.created', 'ticket.commented'],
        })
      ).body,
      refused
    )
    assert.equal(ok(await asking.patch(`/webhooks/${theirs.id}`, { active: false })).active, false)

    const companys = await aWebhook(company.api, ['ticket.created'])
    for (const changes of [
      { url: `${URL}/elsewhere` },
      { events: ['customer.created'] },
      { active: false },
    ])
      assert.containsSubset((await asking.patch(`/webhooks/${companys.id}`, changes)).body, refused)
    assert.containsSubset(ok(await company.api.get(`/webhooks/${companys.id}`)), {
      url: URL,
      events: ['ticket.created'],
      active: true,
    })

    const key = ok(
      await company.api.post('/api-keys', {
        name: 'Desk',
        scopes: ['integrations:write', 'tickets:read'],
      })
    ).key
    ok(await clientOf(key).patch(`/webhooks/${companys.id}`, { url: `${URL}/elsewhere` }))
    await aWebhook(clientOf(key), ['ticket.created'])
  })

  test('rotating and redelivering need the rights of a change; testing and deleting do not', async ({
    assert,
  }) => {
    const company = await aCompany()
    const webhook = await aWebhook(company.api, ['customer.created', 'employee.created'])
    ok(await company.api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' }))
    const { delivery } = await deliveryOf(company, webhook)
    const [path, again] = [
      `/webhooks/${webhook.id}`,
      `/webhooks/${webhook.id}/deliveries/${delivery.id}/redeliver`,
    ]
    const withScopes = async (...more: string[]) =>
      clientOf(
        ok(
          await company.api.post('/api-keys', {
            name: 'ERP',
            scopes: ['integrations:read', 'integrations:write', ...more],
          })
        ).key
      )

    for (const key of [await withScopes(), await withScopes('customers:read')]) {
      for (const answer of [
        await key.patch(path, { active: false }),
        await key.post(`${path}/rotate-secret`, {}),
        await key.post(`${path}/rotate-secret`, {}, { prefer: 'dry-run' }),
        await key.post(again),
      ]) {
        assert.containsSubset(answer.body, { status: 403, code: 'INSUFFICIENT_SCOPE' })
        assert.notProperty(answer.body, 'secret')
      }
    }
    const { version } = ok(await company.api.get(path))
    assert.equal(version, webhook.version, 'nothing was changed')

    ok(await company.api.patch(path, { events: ['employee.created'] }))
    assert.equal(
      (await (await withScopes('hr:read')).post(again)).status,
      403,
      'what was sent counts, whatever the webhook wants to know now'
    )

    const whole = await withScopes('customers:read', 'hr:read')
    assert.match(ok(await whole.post(`${path}/rotate-secret`, {})).secret, /^whsec_/)
    assert.containsSubset(ok(await whole.post(again)), { id: delivery.id, status: 'PENDING' })
    assert.equal(
      (
        await whole.post(
          `/webhooks/${webhook.id}/deliveries/${ok(await whole.post(`${path}/test`)).id}/redeliver`
        )
      ).status,
      200
    )

    const bare = await withScopes()
    assert.equal((await bare.post(`${path}/test`)).status, 202)
    assert.equal((await bare.delete(path)).status, 204)
  })
})
