import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import Category from '#catalog/models/category'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { later } from '#core/jobs/outbox'
import { savepoint, transaction } from '#core/database/transaction/transaction'
import Customer from '#customers/models/customer'
import { middleware } from '#start/kernel'
import { aCompany, unique } from '#tests/company'
import { eventually } from '#tests/eventually'
import { auditOf, keptAnswers, leftBehind } from './left_behind.js'
import { isRefused } from './refusals.js'
import { aCustomer, aProduct } from './samples.js'

/* Operations that fail where a real one would only fail by an accident of ours. */

const TOO_LONG_A_NAME = 'x'.repeat(65)

const failing: Record<string, () => Promise<unknown>> = {
  'its outbox row': async () => {
    await Customer.create(aCustomer())
    await later('mail', TOO_LONG_A_NAME, {})
  },
  'its audit row': async () => {
    await Customer.create(aCustomer())
    await Current.inside(Current.unit, async () => {
      const { record } = await import('#core/audit/audit')
      record({ action: 'x'.repeat(97), entity: 'customer', entityId: null })
    })
  },
  'its second record': async () => {
    await Customer.create(aCustomer())
    await Category.create({ name: 'x', type: 'A TYPE THAT IS TOO LONG' })
  },
  'its code, at the very end': async () => {
    await Customer.create(aCustomer())
    throw new TypeError('a mistake of ours, with a secret in it')
  },
}

for (const [index, work] of Object.values(failing).entries()) {
  router
    .post(`/test/fails-${index}`, work)
    .use([middleware.auth(), middleware.can('customers:write'), middleware.execute()])
}

test.group('One transaction per action', () => {
  for (const [index, what] of Object.keys(failing).entries()) {
    test(`nothing is left of an action that fails with ${what}, its Idempotency-Key neither`, async ({
      assert,
    }) => {
      const company = await aCompany()
      const before = await leftBehind(company)
      const key = { 'idempotency-key': unique('key') }

      for (const headers of [{}, key, key, { prefer: 'dry-run' }] as Record<string, string>[]) {
        const answer = await company.api.post(`//test/fails-${index}`, {}, headers)
        isRefused(assert, answer, 500, 'INTERNAL')
        assert.notInclude(answer.text, 'secret')
        assert.isNull(answer.headers.get('idempotent-replayed'))
      }
      assert.deepEqual(await leftBehind(company), before)
      assert.lengthOf(await keptAnswers(company), 0)
    })
  }

  test('a write commits with its audit row, event and count', async ({ assert }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/customers', aCustomer({ phone: '1' }), {
      'x-request-id': 'made-here',
    })
    await company.api.patch(`/customers/${body.id}`, { phone: '2' })
    await company.api.delete(`/customers/${body.id}`)

    const audit = await auditOf(company, body.id)
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['customer.created', 'customer.updated', 'customer.deleted']
    )
    assert.containsSubset(audit[0], {
      actor_type: 'user',
      actor_id: company.admin.id,
      entity: 'customer',
      request_id: 'made-here',
      before: null,
    })
    assert.containsSubset(JSON.parse(audit[0].after), {
      name: body.name,
      taxId: body.taxId,
      phone: '1',
    })
    assert.deepEqual(
      [JSON.parse(audit[1].before), JSON.parse(audit[1].after)],
      [{ phone: '1' }, { phone: '2' }]
    )
    assert.isNull(audit[2].after)
    assert.containsSubset(JSON.parse(audit[2].before), { name: body.name, phone: '2' })
  })

  test('a savepoint undoes its own writes and nothing else', async ({ assert }) => {
    const { api, as } = await aCompany()

    await as(() =>
      transaction(async () => {
        await Category.create({ name: 'Before', type: 'PRODUCT' })
        await savepoint(async () => {
          await Category.create({ name: 'Inside', type: 'PRODUCT' })
          throw new Error('no')
        }).catch(() => {})
        await savepoint(async () => {
          await Category.create({ name: 'Before', type: 'PRODUCT' })
        }).catch(({ errno }) => assert.equal(errno, 1062))
        await Category.create({ name: 'After', type: 'PRODUCT' })
      })
    )
    const { body } = await api.get('/categories?sort=name')
    assert.deepEqual(
      body.data.map(({ name }: any) => name),
      ['After', 'Before']
    )
    assert.equal(body.meta.total, 2)
  })

  test('two that lock the same rows in opposite order both succeed: one runs again from the top', async ({
    assert,
  }) => {
    const { api, as } = await aCompany()
    const [a, b] = [
      (await api.post('/customers', aCustomer())).body.id,
      (await api.post('/customers', aCustomer())).body.id,
    ]
    let runs = 0
    let waiting = 0
    let bothHoldOne: () => void
    const meet = new Promise<void>((resolve) => (bothHoldOne = resolve))

    const both = (first: string, second: string, name: string) =>
      as(() =>
        transaction(async () => {
          runs++
          const locked = await Customer.query().where('id', first).forUpdate().firstOrFail()
          if (++waiting === 2) bothHoldOne()
          await meet
          const other = await Customer.query().where('id', second).forUpdate().firstOrFail()
          await locked.merge({ phone: name }).save()
          await other.merge({ address: `${other.address ?? ''}${name}` }).save()
        })
      )
    await Promise.all([both(a, b, 'one'), both(b, a, 'two')])

    assert.isAbove(runs, 2)
    assert.containsSubset((await api.get(`/customers/${a}`)).body, { phone: 'one', address: 'two' })
    assert.containsSubset((await api.get(`/customers/${b}`)).body, { phone: 'two', address: 'one' })
  })

  test('a transaction of a dead process leaves no key', async ({ assert }) => {
    const company = await aCompany()
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const client = db.connection().getWriteClient().client
    const connection = await client.acquireRawConnection()
    const send = (sql: string) =>
      new Promise((resolve, reject) =>
        connection.query(sql, (error: any, result: any) =>
          error ? reject(error) : resolve(result)
        )
      )
    const key = unique('key')
    const { sha256 } = await import('#core/primitives/secrets')

    try {
      await send('START TRANSACTION')
      await send(
        `INSERT INTO idempotency_keys (tenant_id, caller, key_hash, fingerprint, expires_at) VALUES (${company.tenant.id}, '${company.admin.id}', '${sha256(key)}', 'x', '2030-01-01')`
      )
      const waiting = company.api.post('/products', aProduct(), { 'idempotency-key': key })
      await eventually(
        'the request waits for the key',
        async () =>
          (
            await rows(
              "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE info LIKE '%INSERT INTO `idempotency_keys`%' AND time > 0 AND id <> CONNECTION_ID()"
            )
          )[0].n > 0
      )
      connection.destroy()

      const answer = await waiting
      assert.equal(answer.status, 201)
      assert.isNull(answer.headers.get('idempotent-replayed'))
    } finally {
      connection.destroy()
    }
    assert.equal((await company.api.get('/products')).body.meta.total, 1)
  })

  test('a write outside a transaction is one of its own', async ({ assert }) => {
    const { as } = await aCompany()
    const made = await as(() => Category.create({ name: 'Alone', type: 'PRODUCT' }))

    assert.equal(
      await as(() =>
        execute('UPDATE categories SET name = ? WHERE tenant_id = ? AND id = ?', [
          'Changed',
          Current.tenantId,
          made.id,
        ])
      ),
      1
    )
  })
})
