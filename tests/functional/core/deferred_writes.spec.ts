import { test } from '@japa/runner'
import Category from '#catalog/models/category'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { attempt, transaction } from '#core/database/transaction/transaction'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'
import { deferInsert, deferRows, flushWrites, sendAhead } from '#core/database/transaction/writes'
import { insertMany } from '#core/lucid/insert_many'
import { aCompany, type Company } from '#tests/company'

const add = (name: string) => insertMany(Category, [{ name, type: 'PRODUCT' }])

async function namesOf({ api }: Company) {
  const { data, meta } = (await api.get('/categories?sort=name')).body
  return { names: data.map(({ name }: any) => name), total: meta.total }
}

test.group('Deferred writes', () => {
  test('an attempt that fails leaves nothing of its own, and the rest is written', async ({
    assert,
  }) => {
    const company = await aCompany()

    await company.as(() =>
      transaction(async () => {
        await add('Before')
        await attempt(async () => {
          await add('Inside')
          throw new Error('no')
        }).catch(() => {})
        await add('After')
      })
    )
    assert.deepEqual(await namesOf(company), { names: ['After', 'Before'], total: 2 })
  })

  test('an attempt whose writes were sent takes the whole transaction with it', async ({
    assert,
  }) => {
    const company = await aCompany()

    await assert.rejects(
      () =>
        company.as(() =>
          transaction(() =>
            attempt(async () => {
              await add('Inside')
              await flushWrites()
              throw new Error('no')
            })
          )
        ),
      /without a savepoint/
    )
    assert.deepEqual(await namesOf(company), { names: [], total: 0 })
  })

  test('writes sent ahead that are refused fail the next statement, and nothing is written', async ({
    assert,
  }) => {
    const company = await aCompany()
    await company.as(() => add('Tools'))
    const met: unknown[] = []

    await assert.rejects(
      () =>
        company.as(() =>
          transaction(async () => {
            await add('Paint')
            await add('Tools')
            await sendAhead()
            await rows('SELECT id FROM categories WHERE tenant_id = ?', [Current.tenantId]).then(
              () => met.push('rows'),
              ({ errno }) => met.push(errno)
            )
          })
        ),
      /Duplicate/
    )
    assert.deepEqual(met, [1062])
    assert.deepEqual(await namesOf(company), { names: ['Tools'], total: 1 })
  })

  test('rows deferred one by one are all written, and a row that is there is updated', async ({
    assert,
  }) => {
    const { as, tenant } = await aCompany()
    const row = (name: string, total: number) => ({ tenant_id: tenant.id, name, total, stamp: 1 })

    await as(() =>
      transaction(async () => {
        deferInsert('record_counts', [row('one', 1), row('two', 2)])
        deferInsert('record_counts', [row('two', 40)], 'total = total + VALUES(total)')
        deferRows('INSERT INTO `record_counts` (`tenant_id`,`name`,`total`,`stamp`) VALUES ', [
          `(${tenant.id},'three',3,1)`,
        ])
      })
    )
    const found = await as(() =>
      rows(
        "SELECT name, total FROM record_counts WHERE tenant_id = ? AND name IN ('one', 'two', 'three') ORDER BY total",
        [tenant.id]
      )
    )
    assert.deepEqual(
      found.map(({ name, total }) => [name, Number(total)]),
      [
        ['one', 1],
        ['three', 3],
        ['two', 42],
      ]
    )
  })

  test('models are notified whether their transaction was committed or rolled back', async ({
    assert,
  }) => {
    const { as } = await aCompany()
    const ends: string[] = []
    const run = (work: () => void) =>
      as(() =>
        transaction(async () => {
          const { trx } = Current.unit!
          trx.once('commit', () => ends.push('commit'))
          trx.once('rollback', () => ends.push('rollback'))
          work()
        })
      )

    await run(() => {})
    assert.deepEqual(ends, ['commit'])
    await assert.rejects(() =>
      run(() => {
        throw new Error('no')
      })
    )
    assert.deepEqual(ends, ['commit', 'rollback'])
  })

  test('no write is deferred after the end of its transaction', async ({ assert }) => {
    const company = await aCompany()
    let unit: UnitOfWork | undefined
    await company.as(() =>
      transaction(async () => {
        unit = Current.unit
        await add('Inside')
      })
    )

    await company.as(async () =>
      assert.throws(
        () => unit!.defer('DELETE FROM categories WHERE tenant_id = ?', [Current.tenantId]),
        /inside a transaction/
      )
    )
    assert.deepEqual(await namesOf(company), { names: ['Inside'], total: 1 })
  })
})
