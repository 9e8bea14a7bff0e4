import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { Current } from '#core/context/current'
import { execute, rows, selects } from '#core/database/query'
import { flush } from '#core/database/transaction/statement_batch'
import { newId } from '#core/primitives/ids'
import { insertInto } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { onStatement } from '#core/database/connection'
import Customer from '#customers/models/customer'
import { sweepImportFiles } from '#integrations/imports/sweep_files'
import { clientOf } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { readsOf } from '#tests/plans'
import { sweepImports } from '#worker/imports'
import {
  anImportWorker,
  customersCsv,
  ended,
  errorsOf,
  filesOf,
  send,
  upload,
} from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'
const pathWithin = ({ tenant }: Company, id: string) =>
  join(env.get('STORAGE_PATH')!, 'imports', tenant.publicId, id)

/** An import whose job has not run yet. */
async function aQueuedImport(company: Company): Promise<string> {
  const { body } = await upload(company.api, lines('taxId,name', '1,a'), {
    resource: 'customers',
    dryRun: 'true',
  })
  await ended(company.api, { status: 202, body } as any)
  await company.as(() =>
    execute("UPDATE imports SET status = 'QUEUED' WHERE tenant_id = ? AND id = ?", [
      company.tenant.id,
      body.id,
    ])
  )
  return body.id
}

/** A finished import with this number of refused rows. */
async function aRefusedImport({ api, as, tenant }: Company, refused: number): Promise<string> {
  const { id } = await ended(
    api,
    await upload(api, lines('taxId,name', '1,'), { resource: 'customers' })
  )
  const errors = Array.from({ length: refused - 1 }, (_, index) => ({
    tenant_id: tenant.id,
    id: newId(),
    import_id: id,
    row: index + 2,
    field: 'name',
    code: 'REQUIRED',
    message: 'name is required.',
  }))
  await as(() => execute(insertInto('import_errors', errors)))
  return id
}

const PRODUCT = 'sku,name,costPrice,sellingPrice'

test.group('Imports with references to other records', (group) => {
  group.setup(anImportWorker)

  test('a category is found by its name in any spelling, or by its id', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: tools } = await api.post('/categories', { name: 'Herramientas eléctricas' })
    const { body: assets } = await api.post('/categories', { name: 'Muebles', type: 'ASSET' })

    const byName = await ended(
      api,
      await upload(
        api,
        lines(
          `${PRODUCT},category`,
          'a,A,1,2,Herramientas eléctricas',
          'b,B,1,2,HERRAMIENTAS ELECTRICAS',
          'c,C,1,2,',
          'd,D,1,2,Muebles',
          'e,E,1,2,Nada'
        ),
        { resource: 'products' }
      )
    )
    assert.containsSubset(byName, { status: 'COMPLETED', succeeded: 3, failed: 2 })
    assert.deepEqual(await errorsOf(api, byName), ['4 category NOT_FOUND', '5 category NOT_FOUND'])

    const byId = await ended(
      api,
      await upload(
        api,
        lines(
          `${PRODUCT},categoryId`,
          `f,F,1,2,${tools.id.toUpperCase()}`,
          `g,G,1,2,${assets.id}`,
          'h,H,1,2,019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
          'i,I,1,2,nonsense'
        ),
        { resource: 'products' }
      )
    )
    assert.deepEqual(await errorsOf(api, byId), [
      '2 categoryId NOT_FOUND',
      '3 categoryId NOT_FOUND',
      '4 categoryId INVALID_UUID',
    ])

    const { body } = await api.get('/products?sort=sku')
    assert.deepEqual(
      body.data.map(({ sku, categoryId }: any) => [sku, categoryId]),
      [
        ['a', tools.id],
        ['b', tools.id],
        ['c', null],
        ['f', tools.id],
      ]
    )
    const both = await upload(api, lines(`${PRODUCT},category,category`, 'x,X,1,2,a,b'), {
      resource: 'products',
    })
    assert.equal(both.body.errors[0].code, 'DUPLICATE')
  })

  test('a column of names also takes an id, unless a record has that id as its name', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: tools } = await api.post('/categories', { name: 'Herramientas' })
    const { body: customer } = await api.post('/customers', { taxId: '900-1', name: 'Ñandú' })
    const { body: product } = await api.post('/products', {
      sku: 'JAR-001',
      name: 'Pala',
      costPrice: 1,
      sellingPrice: 2,
      isService: true,
    })
    const { body: namedSo } = await api.post('/categories', { name: customer.id })

    const one = await ended(
      api,
      await upload(
        api,
        lines(
          `${PRODUCT},category`,
          `a,A,1,2,${tools.id.toUpperCase()}`,
          `b,B,1,2,${namedSo.name}`,
          `c,C,1,2,${product.id}`
        ),
        { resource: 'products' }
      )
    )
    assert.deepEqual(await errorsOf(api, one), ['3 category NOT_FOUND'])
    assert.deepEqual(
      (await api.get('/products?sort=sku')).body.data.map(({ sku, categoryId }: any) => [
        sku,
        categoryId,
      ]),
      [
        ['JAR-001', null],
        ['a', tools.id],
        ['b', namedSo.id],
      ]
    )

    const sold = await ended(
      api,
      await upload(api, lines('customerTaxId,sku,quantity', `${customer.id},${product.id},1`), {
        resource: 'invoices',
        createMissing: 'true',
      })
    )
    assert.containsSubset(sold, { succeeded: 1, failed: 0 })
    assert.deepEqual(
      [(await api.get('/customers')).body.meta.total, (await api.get('/products')).body.meta.total],
      [1, 3],
      'nothing is made that there is'
    )
  })

  test('null in JSON removes a reference, under the name or the id field', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: tools } = await api.post('/categories', { name: 'Herramientas' })
    for (const sku of ['a', 'b', 'c'])
      await api.post('/products', {
        sku,
        name: sku,
        costPrice: 1,
        sellingPrice: 2,
        categoryId: tools.id,
      })

    const rows = [
      { sku: 'a', category: null },
      { sku: 'b', categoryId: null },
      { sku: 'c', name: 'C' },
    ]
    const one = await ended(
      api,
      await send(
        api,
        JSON.stringify(rows),
        { resource: 'products', mode: 'upsert' },
        'application/json'
      )
    )
    assert.containsSubset(one, { updated: 3, failed: 0 })
    assert.deepEqual(
      (await api.get('/products?sort=sku')).body.data.map(({ categoryId }: any) => categoryId),
      [null, null, tools.id]
    )
  })

  test('another company’s category is not found, by id or by name', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { body: category } = await theirs.api.post('/categories', { name: 'Suyas' })

    const one = await ended(
      ours.api,
      await upload(ours.api, lines(`${PRODUCT},categoryId`, `a,A,1,2,${category.id}`), {
        resource: 'products',
      })
    )
    const two = await ended(
      ours.api,
      await upload(ours.api, lines(`${PRODUCT},category`, `a,A,1,2,Suyas`), {
        resource: 'products',
      })
    )
    assert.deepEqual([one.failed, two.failed], [1, 1])
  })

  test('with createMissing categories are created once, only for rows that are taken', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const many = Array.from({ length: 2_500 }, (_, n) => `s${n},P,1,2,Grupo ${n % 7}`)
    const bad = ['s1,again,1,2,Solo repetida', 'x,,1,2,Solo mala', `y,Y,1,2,${'x'.repeat(300)}`]
    const one = await ended(
      api,
      await upload(api, lines(`${PRODUCT},category`, ...many, 'z,Z,1,2,GRUPO 3', ...bad), {
        resource: 'products',
        createMissing: 'true',
      })
    )

    assert.containsSubset(one, { status: 'COMPLETED', total: 2504, succeeded: 2501, failed: 3 })
    assert.deepEqual(await errorsOf(api, one), [
      '2502 sku DUPLICATE',
      '2503 name REQUIRED',
      '2504 category TOO_LONG',
    ])
    const { body } = await api.get('/categories?sort=name&limit=100')
    assert.deepEqual(
      body.data.map(({ name, type }: any) => `${name} ${type}`),
      Array.from({ length: 7 }, (_, n) => `Grupo ${n} PRODUCT`)
    )
    assert.equal((await api.get(`/products?category=${body.data[3].id}`)).body.meta.total, 358)
    assert.equal((await api.get('/audit-logs?entity=category')).body.meta.total, 7)
  })
})

test.group('Imports in progress', (group) => {
  group.setup(anImportWorker)

  test('a dry run reports the same result and writes nothing', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post('/products', { sku: 'taken', name: 'x', costPrice: 1, sellingPrice: 1 })
    const many = Array.from({ length: 1_200 }, (_, n) => `s${n},P,1,2,Nueva`)
    const csv = lines(`${PRODUCT},category`, ...many, 'taken,T,1,2,', 's5,again,1,2,', 'bad,B,x,2,')
    const all = { resource: 'products', createMissing: 'true' }

    for (const [dryRun, headers] of [
      [{ dryRun: 'true' }, {}],
      [{}, { prefer: 'dry-run' }],
    ] as const) {
      const sent = await upload(api, csv, { ...all, ...dryRun }, { headers })
      assert.equal(sent.headers.get('preference-applied'), 'prefer' in headers ? 'dry-run' : null)
      const dry = await ended(api, sent)
      assert.containsSubset(dry, {
        status: 'COMPLETED',
        dryRun: true,
        total: 1203,
        processed: 1203,
        succeeded: 1200,
        failed: 3,
        created: 1200,
      })
      assert.deepEqual(await errorsOf(api, dry), [
        '1201 sku DUPLICATE',
        '1202 sku DUPLICATE',
        '1203 costPrice TYPE',
      ])
      assert.equal((await api.get('/products')).body.meta.total, 1)
      assert.equal((await api.get('/categories')).body.meta.total, 0)
      assert.equal((await api.get('/audit-logs?entity=product')).body.meta.total, 1)
    }
    const real = await ended(api, await upload(api, csv, all))
    assert.containsSubset(real, { dryRun: false, succeeded: 1200, failed: 3 })
    assert.equal((await api.get('/products')).body.meta.total, 1201)
  })

  test('a dry run recognises names from much earlier rows in any spelling', async ({ assert }) => {
    const long = 'Á'.repeat(255)
    const files = {
      'departments': lines(
        'name',
        ...Array.from({ length: 1_000 }, (_, n) => `Área ${n}`),
        'AREA 7',
        'Área 1000',
        'Área  8'
      ),
      'categories': lines(
        'name,type',
        `${long},`,
        ...Array.from({ length: 999 }, (_, n) => `Área ${n},`),
        'AREA 7,PRODUCT',
        'AREA 7,ASSET',
        `${long.toLowerCase()},`
      ),
      'ticket-categories': lines(
        'name',
        ...Array.from({ length: 1_000 }, (_, n) => `Área ${n}`),
        'area 7'
      ),
    }
    const refused = {
      'departments': ['1001 name DUPLICATE'],
      'categories': ['1001 name DUPLICATE', '1003 name DUPLICATE'],
      'ticket-categories': ['1001 name DUPLICATE'],
    }

    for (const resource of Object.keys(files) as (keyof typeof files)[]) {
      const { api } = await aCompany()
      for (const dryRun of ['true', 'false']) {
        const one = await ended(api, await upload(api, files[resource], { resource, dryRun }))
        assert.deepEqual(await errorsOf(api, one), refused[resource], `${resource} ${dryRun}`)
      }
      const changed = (await aCompany()).api
      const counted = async (dryRun: string) =>
        (
          await ended(
            changed,
            await upload(changed, files[resource], { resource, dryRun, mode: 'upsert' })
          )
        ).created
      assert.equal(await counted('true'), await counted('false'), resource)
    }
  })

  test('document numbers are distinct per document type, in a dry run as well', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const file = (...documents: string[]) =>
      lines(
        'firstName,lastName,hireDate,baseSalary,documentType,documentNumber',
        ...documents.map((one) => `Ana,Ruiz,2026-01-15,1,${one}`)
      )
    await ended(api, await upload(api, file('CC,1', 'CC,2'), { resource: 'employees' }))

    const documents = ['CE,1', 'CC,2', 'PA,3', 'CE,3', 'PA,3', ',3', ',3']
    for (const dryRun of ['true', 'false']) {
      const one = await ended(
        api,
        await upload(api, file(...documents), { resource: 'employees', dryRun })
      )
      assert.deepEqual(
        await errorsOf(api, one),
        ['2 documentNumber DUPLICATE', '5 documentNumber DUPLICATE', '7 documentNumber DUPLICATE'],
        dryRun
      )
    }
    assert.equal((await api.get('/employees')).body.meta.total, 6)

    const again = await ended(
      api,
      await upload(api, file('TI,1', 'TI,2'), { resource: 'employees', mode: 'upsert' })
    )
    assert.deepEqual(await errorsOf(api, again), ['1 documentNumber AMBIGUOUS'])
  })

  test('an import that is cancelled keeps its finished rows, and the counts add up', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: sent } = await send(api, customersCsv(60_000), { resource: 'customers' })
    await eventually(
      'some rows are done',
      async () => (await api.get(`/imports/${sent.id}`)).body.processed > 0
    )

    const cancelled = await api.post(`/imports/${sent.id}/cancel`)
    assert.equal(cancelled.status, 200)
    assert.containsSubset(cancelled.body, { status: 'CANCELLED', allowedActions: [] })
    assert.isBelow(cancelled.body.processed, 60_000)
    const again = await api.post(`/imports/${sent.id}/cancel`)
    assert.containsSubset(again.body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'CANCELLED',
      allowedActions: [],
    })

    const next = await ended(
      api,
      await send(api, customersCsv(1, 'next'), { resource: 'customers' })
    )
    const { body: one } = await api.get(`/imports/${sent.id}`)
    assert.equal(one.succeeded + one.failed, one.processed)
    assert.equal(one.processed, cancelled.body.processed)
    assert.equal((await api.get('/customers')).body.meta.total, one.succeeded + next.succeeded)
  })

  test('a row whose key another request takes at the same moment fails alone', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    let sent: any
    await as(() =>
      transaction(async () => {
        await Customer.create({ taxId: 'NIT-700', name: 'The other' })
        await flush(Current.unit!.connection)
        sent = await Current.run({ tenant }, () =>
          send(api, customersCsv(1_500), { resource: 'customers' })
        )
        await eventually('the import waits for it', async () => {
          // InnoDB refreshes INNODB_TRX only when nobody has read it for 0.1 s.
          await rows('SELECT SLEEP(0.15)')
          const [{ waiting }] = await Current.run({ tenant }, () =>
            rows(
              "SELECT COUNT(*) AS waiting FROM information_schema.INNODB_TRX WHERE trx_state = 'LOCK WAIT'"
            )
          )
          return Number(waiting)
        })
      })
    )
    const one = await ended(api, sent)
    assert.containsSubset(one, { status: 'COMPLETED', processed: 1500, succeeded: 1499, failed: 1 })
    assert.deepEqual(await errorsOf(api, one), ['701 taxId DUPLICATE'])
    assert.equal((await api.get('/customers')).body.meta.total, 1500)
    assert.equal((await api.get('/audit-logs?entity=customer')).body.meta.total, 1500)
  })

  test('an Idempotency-Key repeated with the same file is one import, and with another file is refused', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const key = { 'idempotency-key': 'import-of-today' }
    const twice = await Promise.all(
      [1, 2].map(() => upload(api, customersCsv(3), { resource: 'customers' }, { headers: key }))
    )
    const again = await upload(api, customersCsv(3), { resource: 'customers' }, { headers: key })

    for (const answer of [...twice, again]) assert.equal(answer.status, 202, answer.text)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.deepEqual(
      twice.map(({ body }) => body.id),
      [again.body.id, again.body.id]
    )
    assert.equal(
      (await upload(api, customersCsv(4), { resource: 'customers' }, { headers: key })).body.code,
      'IDEMPOTENCY_KEY_REUSED'
    )
    assert.equal((await ended(api, again)).succeeded, 3)
    assert.equal((await api.get('/imports')).body.meta.total, 1)
  })

  test('a file is deleted a day after its import has ended, also a file without an import', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const { api } = company
    const one = await ended(
      api,
      await upload(api, lines('taxId,name', '1,a'), { resource: 'customers' })
    )
    const running = await aQueuedImport(company)
    const stray = newId()
    await writeFile(pathWithin(company, stray), 'x')

    await sweepImportFiles()
    assert.sameMembers(await filesOf(company), [one.id, running, stray])
    const old = new Date(Date.now() - 25 * 3_600_000)
    for (const id of [one.id, running, stray]) await utimes(pathWithin(company, id), old, old)
    await sweepImportFiles()
    assert.deepEqual(await filesOf(company), [running])
    cleanup(
      async () =>
        void (await company.as(() =>
          execute("UPDATE imports SET status = 'CANCELLED' WHERE tenant_id = ? AND id = ?", [
            company.tenant.id,
            running,
          ])
        ))
    )
  })

  test('an import is deleted with its errors three months after its end, and its records stay', async ({
    assert,
    cleanup,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    const { api, as, tenant } = company
    const refused = await ended(
      api,
      await upload(
        api,
        lines('taxId,name', ...Array.from({ length: 1_200 }, (_, n) => `${n},`), 'last,Ñandú'),
        { resource: 'customers' }
      )
    )
    const recent = await ended(
      api,
      await upload(api, lines('taxId,name', ',a'), { resource: 'customers' })
    )
    const theirs = await ended(
      other.api,
      await upload(other.api, lines('taxId,name', ',a'), { resource: 'customers' })
    )
    const waits = await aQueuedImport(company)
    const daysAgo = (id: string, days: number) =>
      as(() =>
        execute(
          'UPDATE imports SET created_at = NOW(3) - INTERVAL ? DAY, finished_at = NOW(3) - INTERVAL ? DAY WHERE tenant_id = ? AND id = ?',
          [days, days, tenant.id, id]
        )
      )
    for (const [id, days] of [
      [refused.id, 91],
      [recent.id, 89],
      [waits, 200],
    ] as const)
      await daysAgo(id, days)
    cleanup(
      async () =>
        void (await as(() =>
          execute("UPDATE imports SET status = 'CANCELLED' WHERE tenant_id = ? AND id = ?", [
            tenant.id,
            waits,
          ])
        ))
    )

    await sweepImports(new AbortController().signal)
    assert.sameMembers(
      (await api.get('/imports')).body.data.map(({ id }: any) => id),
      [recent.id, waits]
    )
    assert.equal((await api.get('/imports')).body.meta.total, 2)
    for (const path of [`/imports/${refused.id}`, `/imports/${refused.id}/errors`])
      assert.equal((await api.get(path)).status, 404)
    assert.lengthOf(
      await as(() => rows('SELECT 1 FROM import_errors WHERE tenant_id = ?', [tenant.id])),
      1
    )
    assert.deepEqual(await errorsOf(api, recent), ['1 taxId REQUIRED'])
    assert.deepEqual(await errorsOf(other.api, theirs), ['1 taxId REQUIRED'])
    assert.equal((await api.get('/customers')).body.meta.total, 1)
    assert.isAtLeast(
      (await api.get(`/audit-logs?entity=import&entityId=${refused.id}`)).body.meta.total,
      2
    )
  })

  test('the sweep finds the errors of an old import without reading those of others', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, as, tenant } = company
    const [earlier, old, later] = [
      await aRefusedImport(company, 3_000),
      await aRefusedImport(company, 1_200),
      await aRefusedImport(company, 1_200),
    ]
    await Current.acrossTenants('a test', () => selects([['ANALYZE TABLE import_errors']]))
    await as(() =>
      execute(
        'UPDATE imports SET finished_at = NOW(3) - INTERVAL 91 DAY WHERE tenant_id = ? AND id = ?',
        [tenant.id, old]
      )
    )

    const asked: string[] = []
    const stop = onStatement((sql) => asked.push(sql))
    await sweepImports(new AbortController().signal)
    stop()
    assert.equal((await api.get(`/imports/${old}`)).status, 404)
    const finds = asked.find((sql) => sql.includes('import_errors') && sql.includes(old))!
    assert.isAtMost(await readsOf(company, finds.replaceAll(old, later)), 1_100, finds)
    assert.equal((await api.get(`/imports/${earlier}/errors?limit=1`)).body.meta.total, 3_000)
  })

  test('imports are visible to permitted readers of the company only', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const one = await ended(
      ours.api,
      await upload(ours.api, lines('taxId,name', ',a'), { resource: 'customers' })
    )

    assert.deepEqual(
      (await ours.api.get('/imports?status=COMPLETED&resource=customers')).body.data,
      [one]
    )
    assert.equal((await ours.api.get('/imports?status=FAILED')).body.meta.total, 0)
    for (const path of [`/imports/${one.id}`, `/imports/${one.id}/errors`])
      assert.equal((await theirs.api.get(path)).status, 404)
    assert.equal((await theirs.api.post(`/imports/${one.id}/cancel`)).status, 404)
    assert.equal((await theirs.api.get('/imports')).body.meta.total, 0)
    const { api: sales } = await ours.aUser('SALES')
    assert.equal((await sales.get('/imports')).status, 403)
  })

  test('import errors are shown to the sender and to readers of such records, pay only with its permission', async ({
    assert,
  }) => {
    const company = await aCompany()
    const holding = async (...scopes: string[]) =>
      clientOf((await company.api.post('/api-keys', { name: 'ERP', scopes })).body.key)
    const [moves, hr, payroll] = [
      ['integrations:read', 'integrations:write'],
      ['hr:read'],
      ['payroll:read'],
    ]
    const sender = await holding(...moves, 'hr:write', 'customers:write')
    const files = {
      customers: lines('taxId,name', ',a'),
      employees: lines(
        'documentNumber,firstName,lastName,hireDate,baseSalary',
        '1,Ana,Ruiz,2026-01-15,-1'
      ),
    }
    const expected = {
      customers: {
        [moves.join()]: 403,
        [[...moves, 'customers:write'].join()]: 403,
        'integrations:read,customers:read': 200,
      },
      employees: {
        [moves.join()]: 403,
        [['integrations:read', ...hr].join()]: 403,
        [['integrations:read', ...payroll].join()]: 403,
        [['integrations:read', ...hr, ...payroll].join()]: 200,
      },
    }

    for (const [resource, content] of Object.entries(files)) {
      const one = await ended(sender, await upload(sender, content, { resource }))
      assert.equal(one.failed, 1, resource)
      assert.lengthOf((await sender.get(`/imports/${one.id}/errors`)).body.data, 1, resource)

      for (const [scopes, status] of Object.entries(expected[resource as keyof typeof expected])) {
        const reader = await holding(...scopes.split(','))
        for (const accept of ['application/json', 'text/csv'])
          assert.equal(
            (await reader.get(`/imports/${one.id}/errors`, { accept })).status,
            status,
            `${resource} ${scopes} ${accept}`
          )
        assert.equal((await reader.get(`/imports/${one.id}`)).status, 200, scopes)
      }
    }
  })
})
