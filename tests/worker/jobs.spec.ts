import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { outboxStatus } from '#core/jobs/outbox_status'
import { retryFailed } from '#core/jobs/failed_jobs'
import { sweepOutbox } from '#core/jobs/reconcile'
import { execute } from '#core/database/query'
import { later } from '#core/jobs/outbox'
import { queue } from '#core/jobs/queues'
import { notFound } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import Customer from '#customers/models/customer'
import { aCompany, unique } from '#tests/company'
import { eventually } from '#tests/eventually'
import { acting, aWorker, anEmptyOutbox, emptyRedis, outboxOf } from '#tests/worker/helpers'
import { asTenant } from '#worker/job'

test.group('Jobs', (group) => {
  group.each.setup(anEmptyOutbox)

  test('a committed job runs once, as its tenant and its author', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const ran: unknown[] = []
    await aWorker({
      processors: {
        mail: {
          note: asTenant(
            async ({ data }) =>
              void ran.push([Current.tenantId, Current.actor.type, Current.actor.id, data])
          ),
        },
      },
    })

    await acting(ours, () => later('mail', 'note', { about: 'ours' }))
    await acting(theirs, () => later('mail', 'note', { about: 'theirs' }))
    await eventually(
      'both are done',
      async () => !(await outboxOf(ours)).length && !(await outboxOf(theirs)).length
    )

    assert.sameDeepMembers(ran, [
      [ours.tenant.id, 'user', ours.admin.id, { about: 'ours' }],
      [theirs.tenant.id, 'user', theirs.admin.id, { about: 'theirs' }],
    ])
  })

  test('a long sweep delays no other sweep', async () => {
    const isOver = Promise.withResolvers<void>()
    let hasBegun = false
    const long = () => ((hasBegun = true), isOver.promise)
    await aWorker({ processors: { maintenance: { long, 'sweep-outbox': () => sweepOutbox() } } })

    await (await queue('maintenance')).add('long', {})
    await eventually('it has begun', () => hasBegun)
    const other = await (await queue('maintenance')).add('sweep-outbox', {})
    await eventually('the other is done', () => other.isCompleted()).finally(() => isOver.resolve())
  })

  test('changes by a job are in the audit log under the author and the request of the job', async ({
    assert,
  }) => {
    const company = await aCompany()
    await aWorker({
      processors: {
        mail: { sell: asTenant(() => Customer.create({ taxId: unique('NIT'), name: 'Sold' })) },
      },
    })

    const { tenant, admin } = company
    const actor = {
      type: 'user',
      id: admin.id,
      name: admin.name,
      role: 'ADMIN',
      scopes: 'all',
      isSuperAdmin: false,
    } as const
    await Current.run(
      { tenant, actor, origin: { requestId: 'the-request', ip: '203.0.113.7' } },
      () => later('mail', 'sell', {})
    )
    await eventually('it is done', async () => !(await outboxOf(company)).length)

    const { body } = await company.api.get('/audit-logs?entity=customer')
    assert.containsSubset(body.data, [
      {
        action: 'customer.created',
        actor: { type: 'user', id: admin.id },
        requestId: 'the-request',
        ip: '203.0.113.7',
      },
    ])
  })

  test('a job requested in a rolled back transaction never runs', async ({ assert }) => {
    const company = await aCompany()
    const ran: unknown[] = []
    await aWorker({
      processors: { mail: { note: asTenant(async ({ data }) => void ran.push(data.about)) } },
    })

    await assert.rejects(() =>
      acting(company, async () => {
        await later('mail', 'note', { about: 'never' })
        throw new Error('The sale failed')
      })
    )
    await acting(company, () => later('mail', 'note', { about: 'after it' }))
    await eventually('the later one is done', () => ran.length)

    assert.deepEqual(ran, ['after it'])
    await eventually('nothing is left', async () => !(await outboxOf(company)).length)
  })

  test('a job without a tenant, or with an unknown one, is refused', async ({ assert }) => {
    let ran = 0
    await aWorker({ processors: { mail: { note: asTenant(async () => void ran++) } } })

    const nobody = await (await queue('mail')).add('note', { data: {} }, { attempts: 5 })
    const ghost = await (
      await queue('mail')
    ).add(
      'note',
      { tenantId: 999_999, actor: { type: 'system', id: null, name: 'x' }, data: {} },
      { attempts: 5 }
    )

    for (const job of [nobody, ghost])
      await eventually('it has failed', async () => (await job.getState()) === 'failed')
    assert.match((await (await queue('mail')).getJob(nobody.id!))!.failedReason, /names no tenant/)
    assert.equal(ran, 0)
  })

  test('a failing job is retried, then dead with a reason without secrets, and runs again on request', async ({
    assert,
  }) => {
    const company = await aCompany()
    const attempts: number[] = []
    let isBroken = true
    await aWorker({
      processors: {
        audit: {
          note: asTenant(async ({ attempt }) => {
            attempts.push(attempt)
            if (isBroken) throw new Error('Refused with password=hunter2 and ofc_live_abc_def')
          }),
        },
      },
    })

    await acting(company, () => later('audit', 'note', {}))
    const [dead] = await eventually(
      'it is dead',
      async () => {
        const found = await outboxOf(company)
        return found[0]?.state === 'DEAD' && found
      },
      30
    )
    assert.deepEqual(attempts, [1, 2, 3])
    assert.equal(dead.attempts, 3)
    assert.equal(dead.last_error, 'Refused with password=*** and ***')
    assert.containsSubset(await outboxStatus(company.tenant.id), [
      { tenant: company.tenant.name, queue: 'audit', job: 'note', state: 'DEAD', count: 1 },
    ])

    isBroken = false
    assert.equal(await retryFailed({ tenantId: company.tenant.id }), 1)
    await eventually('it is done', async () => !(await outboxOf(company)).length)
    assert.deepEqual(attempts, [1, 2, 3, 1])
    assert.equal(await retryFailed({ tenantId: company.tenant.id }), 0)
  }).timeout(60_000)

  test('a job that ends in a refusal is not retried', async ({ assert }) => {
    const company = await aCompany()
    let ran = 0
    await aWorker({
      processors: {
        mail: {
          note: asTenant(async () => {
            ran++
            throw notFound()
          }),
        },
      },
    })

    await acting(company, () => later('mail', 'note', {}))
    await eventually('it is dead', async () => (await outboxOf(company))[0]?.state === 'DEAD')
    assert.equal(ran, 1)
  })

  test('a dead job that is retried while its worker still has it runs again', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    let ran = 0
    let open!: () => void
    const gate = new Promise<void>((resolve) => (open = resolve))
    await aWorker({
      processors: {
        mail: {
          note: asTenant(async () => {
            if (++ran > 1) return
            await gate
            throw notFound()
          }),
        },
      },
    })

    await acting(company, () => later('mail', 'note', {}))
    await eventually('it runs', () => ran)
    await company.as(() =>
      execute("UPDATE outbox_messages SET state = 'DEAD' WHERE tenant_id = ?", [company.tenant.id])
    )
    const mails = await queue('mail')
    const { remove } = mails
    cleanup(() => void (mails.remove = remove))
    mails.remove = (id) => remove.call(mails, id).finally(open)
    assert.equal(await retryFailed({ tenantId: company.tenant.id }), 1)
    await eventually('it is done', async () => !(await outboxOf(company)).length)
    assert.equal(ran, 2)
  })

  test('a job that commits its effect with its end has it once, even when it runs twice', async ({
    assert,
  }) => {
    const company = await aCompany()
    let [running, ended] = [0, 0]
    let open!: () => void
    const gate = new Promise<void>((resolve) => (open = resolve))
    await aWorker({
      processors: {
        mail: {
          sell: asTenant(async ({ finish }) => {
            running++
            await gate
            await transaction(async () => {
              await finish()
              await Customer.create({ taxId: unique('NIT'), name: 'Once' })
            }).finally(() => ended++)
          }),
        },
      },
    })

    await acting(company, () => later('mail', 'sell', {}))
    await eventually('it runs', () => running === 1)

    // Redis loses the job, and the sweep notices once the lease of the row is over.
    await emptyRedis()
    clock.travelTo(new Date(Date.now() + 60_000))
    assert.equal(await sweepOutbox(), 1)
    await eventually('it runs a second time', () => running === 2)
    clock.travelTo(null)
    open()

    await eventually('both have ended', () => ended === 2)
    assert.equal((await company.api.get('/customers')).body.meta.total, 1)
    assert.deepEqual(await outboxOf(company), [])
  })
})
