import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { anImportWorker, ended, upload } from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'

const customersOf = async ({ api }: Company) =>
  (await api.get('/customers?sort=taxId&fields=taxId,externalId,metadata')).body.data

/** Indexed metadata by the tax id of the customer. */
const indexed = ({ as }: Company) =>
  as(() =>
    rows(
      "SELECT c.tax_id AS taxId, m.name, m.value FROM metadata_values m JOIN customers c ON c.tenant_id = m.tenant_id AND c.id = m.record_id WHERE m.tenant_id = ? AND m.resource = 'customers' ORDER BY c.tax_id, m.name",
      [Current.tenantId]
    )
  )

test.group('Imports of externalId and metadata', (group) => {
  group.setup(anImportWorker)

  test('metadata columns are merged by an upsert, and an empty cell keeps the value', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const first = await ended(
      api,
      await upload(
        api,
        lines(
          'taxId,name,externalId,metadata.channel,metadata.a.b',
          '1,Ana,CRM-1,web,x',
          '2,Eva,CRM-2,,"y, z"',
          '3,Leo,,,'
        ),
        { resource: 'customers' }
      )
    )
    assert.containsSubset(first, { status: 'COMPLETED', created: 3, failed: 0 })
    assert.deepEqual(await customersOf(company), [
      { taxId: '1', externalId: 'CRM-1', metadata: { 'channel': 'web', 'a.b': 'x' } },
      { taxId: '2', externalId: 'CRM-2', metadata: { 'a.b': 'y, z' } },
      { taxId: '3', externalId: null, metadata: {} },
    ])

    const second = await ended(
      api,
      await upload(
        api,
        lines(
          'taxId,name,metadata.channel,metadata.tier',
          '1,Ana,shop,gold',
          '2,Eva,,',
          '3,Leo,web,',
          '4,Sol,web,new'
        ),
        { resource: 'customers', mode: 'upsert' }
      )
    )
    assert.containsSubset(second, {
      status: 'COMPLETED',
      created: 1,
      updated: 2,
      unchanged: 1,
      failed: 0,
    })
    assert.deepEqual(
      (await customersOf(company)).map(({ metadata }: any) => metadata),
      [
        { 'channel': 'shop', 'a.b': 'x', 'tier': 'gold' },
        { 'a.b': 'y, z' },
        { channel: 'web' },
        { channel: 'web', tier: 'new' },
      ]
    )
    assert.deepEqual(
      (await indexed(company)).map(({ taxId, name, value }) => `${taxId} ${name}=${value}`),
      [
        '1 a.b=x',
        '1 channel=shop',
        '1 tier=gold',
        '2 a.b=y, z',
        '3 channel=web',
        '4 channel=web',
        '4 tier=new',
      ]
    )
    assert.equal((await api.get('/customers?metadata.channel=web')).body.meta.total, 2)
  })

  test('a duplicate externalId or a too long value is an error of its row', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    await api.post('/customers', { taxId: '0', name: 'Ana', externalId: 'CRM-1' })
    const one = await ended(
      api,
      await upload(
        api,
        lines(
          'taxId,name,externalId,metadata.k',
          '1,A,CRM-1,',
          '2,B,CRM-2,',
          '3,C,CRM-2,',
          `4,D,,${'x'.repeat(501)}`,
          '5,E,CRM-5,v'
        ),
        { resource: 'customers' }
      )
    )

    assert.containsSubset(one, { status: 'COMPLETED', created: 2, failed: 3 })
    const errors = (await api.get(`/imports/${one.id}/errors`)).body.data.map(
      ({ row, field, code }: any) => [row, field, code]
    )
    assert.sameDeepMembers(errors, [
      [1, 'externalId', 'DUPLICATE'],
      [3, 'externalId', 'DUPLICATE'],
      [4, 'metadata.k', 'TOO_LONG'],
    ])
    assert.deepEqual(
      (await customersOf(company)).map(({ taxId }: any) => taxId),
      ['0', '2', '5']
    )
  })

  test('rows of one invoice must agree on its externalId and metadata, and a too long key is refused', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const head =
      'reference,customerTaxId,customerName,sku,productName,quantity,unitPrice,externalId,metadata.till'
    const made = await ended(
      api,
      await upload(
        api,
        lines(
          head,
          'F-1,9,Ana,A,Pala,1,10,POS-1,3',
          'F-1,9,Ana,B,Rastrillo,1,20,POS-1,3',
          'F-2,9,Ana,A,Pala,1,10,POS-2,3',
          'F-2,9,Ana,B,Rastrillo,1,20,POS-2,4'
        ),
        { resource: 'invoices', createMissing: 'true' }
      )
    )
    assert.containsSubset(made, { status: 'COMPLETED', created: 1, failed: 2 })
    assert.deepEqual((await api.get('/invoices?metadata.till=3&fields=externalId')).body.data, [
      { externalId: 'POS-1' },
    ])
    const told = (await api.get(`/imports/${made.id}/errors`)).body.data.map(
      ({ row, field, code }: any) => `${row} ${field} ${code}`
    )
    assert.include(told, '4 metadata DIFFERENT')

    assert.equal(
      (
        await upload(api, lines(`taxId,name,metadata.${'k'.repeat(41)}`, '1,A,x'), {
          resource: 'customers',
        })
      ).status,
      422
    )
  })
})
