import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, send, upload } from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'
const MOVES = lines('type,sku,warehouse,quantity,reason,unitCost', 'IN,A,Norte,10,PURCHASE,5')
const MADE = { resource: 'stock-movements', createMissing: 'true' }

test.group('Imports of the same file', (group) => {
  group.setup(anImportWorker)

  test('the same bytes are refused with the earlier import, unless they are allowed', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const first = await ended(api, await upload(api, MOVES, MADE, { name: 'inventario.csv' }))
    const { status, body } = await send(api, MOVES, MADE)
    assert.equal(status, 409)
    assert.containsSubset(body, {
      code: 'DUPLICATE_FILE',
      import: { id: first.id, fileName: 'inventario.csv', createdAt: first.createdAt },
      errors: [{ field: 'file', code: 'DUPLICATE_FILE' }],
    })
    assert.include(body.detail, first.id)
    assert.equal((await api.get('/stock-movements')).body.meta.total, 1)
    assert.equal((await api.get('/imports')).body.meta.total, 1)

    const allowed = await ended(
      api,
      await upload(api, MOVES, { ...MADE, 'after:allowDuplicate': 'true' })
    )
    assert.equal(allowed.created, 1)
    assert.containsSubset((await upload(api, MOVES, MADE)).body, {
      code: 'DUPLICATE_FILE',
      import: { id: allowed.id },
    })
    assert.equal((await upload(api, `${MOVES}\n`, MADE)).status, 202, 'other bytes')
    assert.equal((await upload((await aCompany()).api, MOVES, MADE)).status, 202, 'another company')
  })

  test('exactly one of several simultaneous uploads of a file is accepted', async ({ assert }) => {
    const { api } = await aCompany()
    for (let round = 0; round < 5; round++) {
      const file = lines('taxId,name', `${round},a`)
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => upload(api, file, { resource: 'customers' }))
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [202, 409, 409, 409, 409, 409])
      const [made] = answers.filter(({ status }) => status === 202)
      for (const { status, body } of answers)
        if (status === 409)
          assert.containsSubset(body, { code: 'DUPLICATE_FILE', import: { id: made.body.id } })
      assert.equal((await ended(api, made)).created, 1)
    }
  }).timeout(60_000)

  test('upserts, dry runs, imports without effect and those older than thirty days allow the same file', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    const file = lines('taxId,name', '1,a')
    for (const more of [
      { dryRun: 'true' },
      { dryRun: 'true' },
      { mode: 'upsert' },
      { mode: 'upsert' },
    ] as Record<string, string>[])
      assert.equal(
        (await ended(api, await upload(api, file, { resource: 'customers', ...more }))).status,
        'COMPLETED'
      )

    const nothing = await ended(api, await upload(api, file, { resource: 'customers' }))
    assert.containsSubset(nothing, { created: 0, failed: 1 })
    assert.equal(
      (await upload(api, file, { resource: 'suppliers' })).status,
      202,
      'another resource'
    )
    const again = await ended(api, await upload(api, file, { resource: 'customers' }))
    assert.equal(again.failed, 1)

    const broken = lines('taxId,name', '2,"a')
    for (const _ of [1, 2])
      assert.equal(
        (await ended(api, await upload(api, broken, { resource: 'customers' }))).status,
        'FAILED'
      )

    const other = lines('taxId,name', '3,a')
    const key = { headers: { 'idempotency-key': 'once' } }
    const [sent, replay] = [
      await upload(api, other, { resource: 'customers' }, key),
      await upload(api, other, { resource: 'customers' }, key),
    ]
    assert.deepEqual([sent.status, replay.status, replay.body.id], [202, 202, sent.body.id])
    await ended(api, sent)
    assert.equal((await upload(api, other, { resource: 'customers' })).status, 409)
    for (const [days, status] of [
      [29, 409],
      [31, 202],
    ] as const) {
      await as(() =>
        execute(
          'UPDATE imports SET created_at = NOW(3) - INTERVAL ? DAY WHERE tenant_id = ? AND id = ?',
          [days, tenant.id, sent.body.id]
        )
      )
      assert.equal(
        (await upload(api, other, { resource: 'customers' })).status,
        status,
        `${days} days`
      )
    }
  })

  test('a file whose import was cancelled early may be sent again', async ({ assert }) => {
    const { api } = await aCompany()
    const file = lines('taxId,name', ...Array.from({ length: 40_000 }, (_, n) => `${n},a`))
    const sent = await upload(api, file, { resource: 'customers' })
    const cancelled = await api.post(`/imports/${sent.body.id}/cancel`)
    assert.include([200, 409], cancelled.status)
    if (cancelled.status === 200)
      assert.equal(
        (await upload(api, file, { resource: 'customers', dryRun: 'false' })).status,
        202
      )
  })
})
