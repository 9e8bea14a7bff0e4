import { test } from '@japa/runner'
import { RESOURCES, importOf } from '#integrations/imports/resources'
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { anImportWorker, ended, errorsOf, send } from '#tests/functional/integrations/helpers'

/** Resources whose rows name existing records of the company. */
const NAMES_OTHERS = [
  ...['stock-movements', 'invoices', 'payments'],
  ...['purchase-orders', 'bills', 'supplier-payments'],
]

test.group('Templates of imports', (group) => {
  group.setup(anImportWorker)

  test('each template can be imported unchanged', async ({ assert }) => {
    const { api } = await aCompany()

    for (const resource of RESOURCES) {
      const { status, headers, text } = await api.get(`/imports/templates/${resource}`)
      assert.deepEqual(
        [status, headers.get('content-type'), headers.get('content-disposition')],
        [200, 'text/csv; charset=utf-8', `attachment; filename="${resource}.csv"`]
      )
      const [header, ...rows] = text.trim().split('\r\n')
      const count = importOf(resource).exampleToo ? 2 : 1
      assert.lengthOf(rows, count, text)
      assert.includeMembers(header.split(','), Object.keys(importOf(resource).example), resource)

      const createMissing = String(NAMES_OTHERS.includes(resource))
      for (const dryRun of ['true', 'false']) {
        const one = await ended(api, await send(api, text, { resource, dryRun, createMissing }))
        assert.containsSubset(
          one,
          { status: 'COMPLETED', processed: count, created: 1 },
          `${resource}: ${await errorsOf(api, one)}`
        )
      }
    }
    assert.containsSubset(ok(await api.get('/invoices')).data, [
      {
        customerName: 'Café Ñandú, S.A.S.',
        status: 'ISSUED',
        items: [{ description: 'Manguera de jardín, 20 m' }],
      },
    ])
  })

  test('a template requires the permission to import its resource', async ({ assert }) => {
    const { api } = await aCompany()
    const { key } = ok(
      await api.post('/api-keys', {
        name: unique('Key'),
        scopes: ['integrations:read', 'customers:write'],
      })
    )
    const program = clientOf(key)
    assert.equal((await program.get('/imports/templates/customers')).status, 200)
    assert.equal(
      (await program.get('/imports/templates/employees')).body.code,
      'INSUFFICIENT_SCOPE'
    )
    assert.containsSubset((await api.get('/imports/templates/customer')).body, {
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  test('an upsert finds categories, departments and ticket categories by name', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const upsert = async (resource: string, csv: string) =>
      ended(api, await send(api, csv, { resource, mode: 'upsert' }))

    await upsert('departments', 'name,notes\nVentas,\nBodega,Piso 2\n')
    assert.containsSubset(
      await upsert('departments', 'name,notes\nVENTAS,Mostrador\nBodega,Piso 2\n'),
      { updated: 1, unchanged: 1, created: 0 }
    )
    assert.deepEqual(
      ok(await api.get('/departments?sort=name')).data.map(({ name, notes }: any) => [name, notes]),
      [
        ['Bodega', 'Piso 2'],
        ['VENTAS', 'Mostrador'],
      ]
    )
    assert.containsSubset(
      await upsert('ticket-categories', 'name,isActive\nGarantías,true\nGarantías,false\n'),
      { created: 1, updated: 1 }
    )

    assert.containsSubset(
      await upsert('categories', 'name,type\nEquipos,PRODUCT\nEquipos,ASSET\n'),
      { created: 2, failed: 0 }
    )
    const again = await upsert('categories', 'name\nequipos\nHerramientas\n')
    assert.containsSubset(again, { created: 1, failed: 1 })
    assert.deepEqual(await errorsOf(api, again), ['1 name AMBIGUOUS'])
    assert.containsSubset(
      await upsert('categories', 'name,type\nHERRAMIENTAS,PRODUCT\nequipos,ASSET\n'),
      { updated: 2 }
    )
    const doubled = await ended(api, await send(api, 'name\nEquipos\n', { resource: 'categories' }))
    assert.deepEqual(await errorsOf(api, doubled), ['1 name DUPLICATE'])
  })
})
