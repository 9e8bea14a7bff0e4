import { once } from 'node:events'
import { getActiveTest, test } from '@japa/runner'
import { call } from '#tests/api'
import { unique } from '#tests/company'
import { eventually } from '#tests/eventually'
import { freePort } from '#tests/ports'
import { start } from '#tests/processes'
import { leftBehind } from '#tests/functional/core/left_behind'
import { aCustomer, aShop, ok, theBooks, type Shop } from '#tests/functional/sales/shop'
import { somebodyListens } from './fixtures/somebody_listens.js'

/** Points of death that are examined in parallel. */
const LANES = 3

async function aMortalApi(diesAfter: number) {
  const port = await freePort()
  const env = { HOST: '127.0.0.1', PORT: String(port), DIES_AFTER: String(diesAfter) }
  const child = start('tests/reliability/fixtures/mortal_api.ts', [], {
    nodeArgs: ['--max-semi-space-size=64'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  getActiveTest()!.cleanup(() => void child.kill('SIGKILL'))
  const sent: string[] = []
  child.on('message', ({ statements = [] }: any) => sent.push(...statements))
  const died = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => message === 'ready' && resolve())
    void died.then(() => reject(new Error('The API ended before it was asked anything')))
  })
  return { path: `http://127.0.0.1:${port}/api/v1/invoices`, sent, died }
}

async function aShopOnCredit() {
  const company = await aShop({ stock: 1_000 })
  const shop = { ...company, customer: await aCustomer(company, { creditLimit: 1_000_000 }) }
  ok(await shop.api.post('/invoices', sale(shop)))
  return shop
}

const sale = ({ customer, goods, service }: Shop) => ({
  customerId: customer.id,
  paymentMethod: 'CREDIT',
  items: [{ productId: goods.id, quantity: 2 }, service.id],
})

const stateOf = async (shop: Shop) => ({
  rows: await leftBehind(shop),
  books: await theBooks(shop),
})

/** Additional rows per table. */
function grown(before: Record<string, any>, after: Record<string, any>) {
  return Object.fromEntries(
    Object.entries(after).flatMap(([table, count]) =>
      typeof count === 'number' && count !== before[table] ? [[table, count - before[table]]] : []
    )
  )
}

test.group('Issuing survives its process', () => {
  test('a kill after any statement leaves a whole invoice or none, and the same key issues it once', async ({
    assert,
    cleanup,
  }) => {
    cleanup(somebodyListens())
    const shops = await Promise.all(Array.from({ length: LANES }, aShopOnCredit))
    const [before, immortal] = [await leftBehind(shops[0]), await aMortalApi(Infinity)]
    ok(
      await call(shops[0].api.token, 'POST', immortal.path, sale(shops[0]), {
        'idempotency-key': unique(),
      })
    )
    await eventually('all statements are told', () => immortal.sent.at(-1) === 'COMMIT')
    const issuing = immortal.sent
    const whole = grown(before, await leftBehind(shops[0]))
    assert.containsSubset(whole, {
      invoices: 1,
      invoice_lines: 2,
      stock_movements: 1,
      journal_entries: 1,
      journal_lines: 5,
      outbox_messages: 1,
      idempotency_keys: 1,
    })
    assert.isAbove(whole.audit_logs, 1)

    const points = issuing.map((_, index) => index)
    await Promise.all(
      shops.map(async (shop) => {
        for (let point; (point = points.shift()) !== undefined;) await diesAt(shop, point)
      })
    )
    await diesAt(shops[0], issuing.length)

    async function diesAt(shop: Shop, point: number) {
      const [mortal, key] = [await aMortalApi(point), { 'idempotency-key': unique() }]
      const before = await stateOf(shop)
      await assert.rejects(() => call(shop.api.token, 'POST', mortal.path, sale(shop), key))
      assert.deepEqual(await mortal.died, [null, 'SIGKILL'])

      const left = await stateOf(shop)
      const isDone = point === issuing.length
      if (isDone) assert.deepEqual(grown(before.rows, left.rows), whole)
      else assert.deepEqual(left, before, `killed after ${point}: ${issuing[point - 1]}`)

      const answers = [
        await shop.api.post('/invoices', sale(shop), key),
        await shop.api.post('/invoices', sale(shop), key),
      ]
      assert.deepEqual(
        answers.map(({ status, headers }) => [status, headers.get('idempotent-replayed')]),
        [
          [201, isDone ? 'true' : null],
          [201, 'true'],
        ]
      )
      assert.equal(answers[1].text, answers[0].text)
      assert.deepEqual(grown(before.rows, await leftBehind(shop)), whole)
    }

    for (const shop of shops) {
      const numbers = ok(await shop.api.get('/invoices?sort=number&limit=100')).data.map(
        ({ number }: any) => number
      )
      assert.deepEqual(
        numbers,
        numbers.map((_: number, index: number) => index + 1)
      )
      const { ok: isSound, checks } = ok(await shop.api.get('/reports/integrity'))
      assert.isTrue(isSound, JSON.stringify(checks))
    }
  }).timeout(240_000)
})
