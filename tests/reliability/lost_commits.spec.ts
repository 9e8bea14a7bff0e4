import { getActiveTest, test } from '@japa/runner'
import { sha256 } from '#core/primitives/secrets'
import { unique } from '#tests/company'
import { leftBehind } from '#tests/functional/core/left_behind'
import { customersCsv, filesOf, upload } from '#tests/functional/integrations/helpers'
import { aCustomer, aShop, ok, type Shop } from '#tests/functional/sales/shop'
import { faultsAtCommit, type Fault } from './fixtures/faults_at_commit.js'

async function aShopOnCredit() {
  const company = await aShop({ stock: 1_000 })
  return { ...company, customer: await aCustomer(company, { creditLimit: 1_000_000 }) }
}

const sale = ({ customer, goods }: Shop, notes: string) => ({
  customerId: customer.id,
  paymentMethod: 'CREDIT',
  notes,
  items: [{ productId: goods.id, quantity: 2 }],
})

/** Issues an invoice whose first commits meet these faults. */
async function issued(shop: Shop, faults: Fault[], headers: Record<string, string> = {}) {
  const notes = unique('sale')
  const hook = faultsAtCommit(notes, [...faults])
  getActiveTest()!.cleanup(hook.end)
  const invoices = async () => Number((await leftBehind(shop)).invoices)
  const before = await invoices()
  const answer = await shop.api.post('/invoices', sale(shop, notes), headers)
  hook.end()
  return {
    answer,
    met: hook.met,
    again: () => shop.api.post('/invoices', sale(shop, notes), headers),
    more: async () => (await invoices()) - before,
  }
}

test.group('Failures at COMMIT', () => {
  test('a commit that fails certification or meets a departed node is retried', async ({
    assert,
  }) => {
    const shop = await aShopOnCredit()

    for (const faults of [
      ['certification'],
      ['certification', 'left', 'certification'],
    ] as Fault[][]) {
      const { answer, met, more } = await issued(shop, faults)
      assert.deepEqual([answer.status, await more(), met], [201, 1, faults])
    }
    const refused = await issued(shop, Array(4).fill('certification'))
    assert.deepEqual(
      [refused.answer.status, refused.answer.body.code, await refused.more()],
      [503, 'UNAVAILABLE', 0]
    )
    assert.equal(refused.answer.headers.get('retry-after'), '1')
  })

  test('with an Idempotency-Key an invoice survives a lost connection at COMMIT and is issued once', async ({
    assert,
  }) => {
    const shop = await aShopOnCredit()

    for (const [fault, isReplayed] of [
      ['cut before', null],
      ['cut after', 'true'],
    ] as const) {
      const { answer, again, more } = await issued(shop, [fault], { 'idempotency-key': unique() })
      assert.deepEqual(
        [answer.status, answer.headers.get('idempotent-replayed'), await more()],
        [201, isReplayed, 1],
        fault
      )
      assert.equal((await again()).text, answer.text)
      assert.equal(await more(), 1)
    }
  })

  test('an upload whose commit loses its connection keeps its file', async ({ assert }) => {
    const shop = await aShopOnCredit()

    for (const [rows, fault] of [
      [2, 'cut before'],
      [3, 'cut after'],
    ] as const) {
      const name = `${unique('customers')}.csv`
      const key = unique()
      const hook = faultsAtCommit(sha256(key), [fault])
      getActiveTest()!.cleanup(hook.end)
      const answer = await upload(
        shop.api,
        customersCsv(rows),
        { resource: 'customers' },
        { name, headers: { 'idempotency-key': key } }
      )
      hook.end()
      assert.deepEqual([answer.status, hook.met], [202, [fault]], answer.text)
      assert.include(await filesOf(shop), answer.body.id)
    }
  })

  test('without a key a connection lost at COMMIT is a 503 with an unknown outcome', async ({
    assert,
  }) => {
    const shop = await aShopOnCredit()

    for (const [fault, happened] of [
      ['cut before', 0],
      ['cut after', 1],
    ] as const) {
      const { answer, more } = await issued(shop, [fault])
      assert.deepEqual(
        [answer.status, answer.body.code, answer.body.outcome, answer.headers.get('retry-after')],
        [503, 'UNAVAILABLE', 'unknown', '5']
      )
      assert.equal(await more(), happened, fault)
    }
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })
})
