import { test } from '@japa/runner'
import { Current, SYSTEM } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { attempt, savepoint, transaction } from '#core/database/transaction/transaction'
import { onStatement } from '#core/database/connection'
import { aCompany, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'

const DRY = { prefer: 'dry-run' }

/** What webhooks are to say, and how often their turn was asked for. */
async function askedOf({ as }: Company) {
  const count = async (sql: string) => Number((await as(() => rows(sql, [Current.tenantId])))[0].n)
  return {
    messages: await count(
      'SELECT COUNT(*) AS n FROM webhook_messages WHERE tenant_id = ? AND is_subscribed = 1'
    ),
    turns: await count(
      "SELECT COUNT(*) AS n FROM outbox_messages WHERE tenant_id = ? AND queue = 'webhooks'"
    ),
  }
}

const subscribe = ({ api }: Company, event: string) =>
  api.post('/webhooks', { url: 'https://erp.example.com/hooks', events: [event] }).then(ok)

/** A model with five assets, and another category for it. */
async function aModelToMove({ api }: Company) {
  const [from, to] = [
    ok(await api.post('/categories', { name: 'Portátiles', type: 'ASSET' })),
    ok(await api.post('/categories', { name: 'Equipos', type: 'ASSET' })),
  ]
  const model = ok(await api.post('/asset-models', { name: 'ThinkPad', categoryId: from.id }))
  for (let i = 0; i < 5; i++)
    ok(await api.post('/assets', { name: `Equipo ${i}`, modelId: model.id }))
  return [`/asset-models/${model.id}`, { categoryId: to.id }] as const
}

test.group('Delivery jobs of webhooks', () => {
  test('a transaction with many events queues one delivery job, as its dry run says', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [path, move] = await aModelToMove(company)
    await subscribe(company, 'asset.updated')

    const dry = await company.api.patch(path, move, DRY)
    assert.deepEqual(ok(dry).effects, { queued: [{ queue: 'webhooks', job: 'turn', data: {} }] })
    assert.deepEqual(await askedOf(company), { messages: 0, turns: 0 })

    ok(await company.api.patch(path, move))
    assert.deepEqual(await askedOf(company), { messages: 5, turns: 1 })
  })

  test('events without subscribers are not in a dry run', async ({ assert }) => {
    const company = await aCompany()
    const [path, move] = await aModelToMove(company)
    const asked: string[] = []
    const stop = onStatement((sql) => asked.push(sql))
    const dry = await company.api.patch(path, move, DRY).finally(stop)

    assert.deepEqual(ok(dry).effects, {})
    assert.isTrue(asked.some((sql) => sql.startsWith('UPDATE assets')))
    assert.deepEqual(
      asked.filter((sql) => sql.startsWith('SELECT id FROM assets')),
      []
    )
  })

  test('a delivery job that was rolled back is queued again', async ({ assert }) => {
    for (const around of [attempt, savepoint]) {
      const company = await aCompany()
      await subscribe(company, 'customer.created')
      const { id } = ok(await company.api.post('/customers', { taxId: '1', name: 'Ñandú' }))
      const before = await askedOf(company)
      const tell = () => announce('customer.created', { customerId: id })
      const fails = () =>
        around(async () => {
          await tell()
          throw new Error('taken back')
        }).catch(() => {})

      const subscribed = {
        tenant: { ...company.tenant, events: ['customer.created'] },
        actor: SYSTEM,
      }
      await Current.run(subscribed, () =>
        transaction(async () => {
          await fails()
          await fails()
          await tell()
          await fails()
          await around(tell)
        })
      )
      assert.deepEqual(
        await askedOf(company),
        { messages: before.messages + 2, turns: before.turns + 1 },
        around.name
      )
    }
  })
})
