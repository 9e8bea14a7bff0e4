import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Category from '#catalog/models/category'
import Product from '#catalog/models/product'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import Customer from '#customers/models/customer'
import CustomerInteraction from '#customers/models/customer_interaction'
import { aCompany } from '#tests/company'
import { aCustomer, aProduct, aNote, NOBODYS_ID } from './samples.js'

const attempts: Record<string, () => unknown> = {
  'reading': () => Product.all(),
  'finding': () => Product.find(NOBODYS_ID),
  'counting': () => Product.query().count('*'),
  'paginating': () => Product.query().paginate(1, 5),
  'plain objects': () => Product.query().pojo(),
  'updating': () => Product.query().update({ name: 'x' }),
  'deleting': () => Product.query().delete(),
  'creating': () => Product.create(aProduct() as any),
  'creating quietly': () => Product.createQuietly(aProduct() as any),
  'creating many': () => Product.createMany([aProduct() as any]),
  'a builder': () => db.from('products').select('*'),
  'a builder that inserts': () => db.table('products').insert({ id: 'x' }),
  'raw SQL': () => db.rawQuery('select * from `products`'),
  'raw SQL in lower letters and a comment': () => db.rawQuery('select /* */ * from PRODUCTS'),
  'rows()': () => rows('SELECT * FROM products'),
  'rows() of a made up tenant': () => rows('SELECT * FROM products WHERE tenant_id = ?', [2]),
  'execute()': () => execute('UPDATE products SET name = ?', ['x']),
  'a subquery': () => rows('SELECT (SELECT COUNT(*) FROM products) AS n'),
}

async function two() {
  const [ours, theirs] = [await aCompany(), await aCompany()]
  const foreign = await theirs.as(async () =>
    Product.findOrFail((await theirs.api.post('/products', aProduct({ name: 'Theirs' }))).body.id)
  )
  const own = await ours.as(async () =>
    Product.findOrFail(
      (await ours.api.post('/products', aProduct({ name: 'Ours', sku: foreign.sku }))).body.id
    )
  )
  return { ours, theirs, foreign, own }
}

test.group('Tenancy', () => {
  for (const [what, attempt] of Object.entries(attempts)) {
    test(`${what} without a tenant is refused`, async ({ assert }) => {
      await assert.rejects(async () => await attempt(), /tenant/i)
    })
  }

  test('statements without the tenant are refused inside a transaction, too', async ({
    assert,
  }) => {
    const { ours, theirs } = await two()

    await ours.as(async () => {
      const outside = theirs.tenant.id
      for (const attempt of [
        () => rows('SELECT * FROM products'),
        () => rows('SELECT * FROM products WHERE tenant_id = ?', [outside]),
        () => rows(`SELECT * FROM products WHERE tenant_id = ${outside}`),
        () => rows('SELECT * FROM products WHERE tenant_id = ? OR 1 = 1', [Current.tenantId]),
        () =>
          rows('SELECT p.* FROM products p JOIN customers c ON c.id = p.id WHERE p.tenant_id = ?', [
            Current.tenantId,
          ]),
        () => rows('SELECT * FROM products WHERE tenant_id IN (?, ?)', [Current.tenantId, outside]),
        () =>
          rows('SELECT * FROM products WHERE tenant_id = ? UNION SELECT * FROM products', [
            Current.tenantId,
          ]),
        () => execute('UPDATE products SET name = ? WHERE id = ?', ['x', NOBODYS_ID]),
        () => execute('DELETE FROM products WHERE tenant_id <> ?', [Current.tenantId]),
        () =>
          execute('UPDATE products SET tenant_id = ? WHERE tenant_id = ?', [
            outside,
            Current.tenantId,
          ]),
        () =>
          execute(
            insertInto('categories', [
              { tenant_id: outside, id: NOBODYS_ID, name: 'x', type: 'PRODUCT' },
            ])
          ),
        () =>
          transaction(async () =>
            Current.unit!.defer(insertInto('categories', [{ tenant_id: outside, id: NOBODYS_ID }]))
          ),
        () => db.from('products').where('id', NOBODYS_ID).delete(),
        () => rows('TRUNCATE products'),
      ]) {
        await assert.rejects(async () => await attempt(), /Refused|tenant/i)
      }
    })
  })

  test('rows of another tenant are out of reach', async ({ assert }) => {
    const { ours, theirs, foreign } = await two()

    await ours.as(async () => {
      assert.isNull(await Product.find(foreign.id))
      assert.lengthOf(await Product.findMany([foreign.id]), 0)
      assert.isNull(await Product.findBy('name', 'Theirs'))
      assert.deepEqual(
        await Product.query().where('id', foreign.id).update({ name: 'stolen' }),
        [0]
      )
      assert.deepEqual(await Product.query().where('id', foreign.id).delete(), [0])
      await assert.rejects(() => Product.findOrFail(foreign.id))
      await assert.rejects(() => foreign.refresh())

      // An instance that leaked across is harmless, too.
      await assert.rejects(() => foreign.merge({ name: 'stolen' }).save(), /another tenant/)
      await assert.rejects(() => foreign.delete(), /another tenant/)
    })
    await theirs.as(async () => assert.equal((await Product.findOrFail(foreign.id)).name, 'Theirs'))
    assert.equal((await theirs.api.get('/products')).body.meta.total, 1)
    assert.equal((await ours.api.get('/products')).body.meta.total, 1)
  })

  test('the database refuses a reference to a row of another tenant', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { body: customer } = await theirs.api.post('/customers', aCustomer())
    const { body: category } = await theirs.api.post('/categories', { name: 'x' })

    await ours.as(async () => {
      await assert.rejects(
        () => CustomerInteraction.create({ ...aNote(), customerId: customer.id } as any),
        /foreign key/
      )
      await assert.rejects(
        () => Product.create({ ...aProduct(), categoryId: category.id } as any),
        /foreign key/
      )
    })
  })

  test('no question widens the answer', async ({ assert }) => {
    const { ours, own } = await two()
    const { sku } = own

    await ours.as(async () => {
      assert.lengthOf(await Product.query().where('sku', 'x').orWhere('sku', sku), 1)
      assert.lengthOf(await Product.query().orWhere('sku', sku), 1)
      assert.lengthOf(
        await Product.query().where((query) => query.where('sku', 'x').orWhere('sku', sku)),
        1
      )
      assert.lengthOf(await Product.query().whereRaw('1 = 1 or 1 = 1'), 1)
      assert.lengthOf(
        await Product.query()
          .where('sku', sku)
          .union(Product.query().where('sku', sku) as any),
        1
      )
      assert.lengthOf(await Product.query().whereIn('id', Product.query().select('id')), 1)
      assert.equal((await Product.query().orWhere('sku', sku).paginate(1, 5)).total, 1)

      const twice = Product.query().where('sku', sku).orWhere('sku', 'x')
      twice.toSQL()
      twice.toQuery()
      assert.lengthOf(await twice, 1)
      assert.deepEqual(
        await Product.query().where('sku', 'x').orWhere('sku', sku).update({ name: 'n' }),
        [1]
      )
    })
  })

  test('a row keeps its tenant', async ({ assert }) => {
    const { ours, theirs, own } = await two()

    await ours.as(async () => {
      await assert.rejects(() => own.merge({ tenantId: theirs.tenant.id }).save(), /another tenant/)
      await assert.rejects(
        () => Product.create({ ...aProduct(), tenantId: theirs.tenant.id } as any),
        /another tenant/
      )
      assert.equal(
        (await Category.create({ name: 'Stamped', type: 'PRODUCT' })).tenantId,
        ours.tenant.id
      )
    })
  })

  test('a failure in a transaction leaves nothing, even when the error is swallowed', async ({
    assert,
  }) => {
    const { ours, own } = await two()

    await ours.as(async () => {
      const failing = transaction(async () => {
        await own.merge({ name: 'Changed' }).save()
        await Customer.create(aCustomer() as any)
        throw new Error('and then it fails')
      })
      await assert.rejects(() => failing, 'and then it fails')
      assert.equal((await Product.findOrFail(own.id)).name, 'Ours')
    })
    assert.equal((await ours.api.get('/customers')).body.meta.total, 0)
  })

  test('lists of a company hold its own rows alone, whatever is asked', async ({ assert }) => {
    const { ours, own, foreign } = await two()
    const { body: theirsByPage } = await ours.api.get('/products?limit=100')
    assert.deepEqual(
      theirsByPage.data.map((one: any) => one.id),
      [own.id]
    )

    for (const query of [
      'search=theirs',
      `search=${foreign.id}`,
      `category=${foreign.id}`,
      'tenantId=1',
      `tenant_id=${foreign.tenantId}`,
      'search=%27%20or%201=1',
    ]) {
      assert.notInclude((await ours.api.get(`/products?${query}`)).text, foreign.id)
    }
    // Only a SUPER_ADMIN chooses a tenant.
    const { text } = await ours.api.get('/products', {
      'x-tenant-id': (
        await Current.acrossTenants('a test', () =>
          rows('SELECT public_id FROM tenants WHERE id = ?', [foreign.tenantId])
        )
      )[0].public_id,
    })
    assert.notInclude(text, foreign.id)
  })
})
