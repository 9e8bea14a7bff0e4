import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { ledgerReads } from '#accounting/ledger'
import { anEntry } from '#tests/functional/accounting/books'
import { aCompany } from '#tests/company'
import { aPerson, aSuperAdmin } from '#tests/functional/identity/people'

const PATH = '/settings/tenant'

test.group('Settings of a company', () => {
  test('settings are read and changed, field by field', async ({ assert }) => {
    const { api, tenant } = await aCompany()

    const read = await api.get(PATH)
    assert.equal(read.status, 200)
    assert.equal(read.headers.get('etag'), '"1"')
    const defaults = {
      industry: null,
      enabledModules: [],
      countryCode: 'CO',
      currency: 'COP',
      timezone: 'America/Bogota',
      locale: 'es-CO',
      allowNegativeStock: true,
    }
    assert.containsSubset(read.body, {
      tenantId: tenant.publicId,
      name: tenant.name,
      ...defaults,
      version: 1,
    })

    const changed = await api.patch(PATH, {
      industry: 'Clínica',
      enabledModules: ['HEALTHCARE'],
      allowNegativeStock: false,
    })
    assert.containsSubset(changed.body, {
      ...read.body,
      industry: 'Clínica',
      enabledModules: ['HEALTHCARE'],
      allowNegativeStock: false,
      version: 2,
      updatedAt: changed.body.updatedAt,
    })
    assert.equal(changed.headers.get('etag'), '"2"')

    const { body } = await api.patch(PATH, {
      timezone: 'America/Lima',
      currency: 'pen',
      countryCode: 'pe',
      locale: 'es-PE',
      name: `${tenant.name} SAC`,
    })
    assert.containsSubset(body, {
      timezone: 'America/Lima',
      currency: 'PEN',
      countryCode: 'PE',
      locale: 'es-PE',
      name: `${tenant.name} SAC`,
      industry: 'Clínica',
      allowNegativeStock: false,
    })
    assert.deepEqual((await api.get(PATH)).body, body)
    assert.equal((await api.patch(PATH, { industry: null })).body.industry, null)
    assert.equal(
      (await api.put(PATH, (await api.get(PATH)).body, { prefer: 'handling=strict' })).status,
      200
    )
  })

  test('an update of an older version changes nothing, and one that changes nothing makes no version', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    assert.equal((await api.patch(PATH, { industry: 'Retail' }, { 'if-match': '"1"' })).status, 200)
    const { status, body } = await api.patch(PATH, { industry: 'Mining' }, { 'if-match': '"1"' })
    assert.deepEqual([status, body.code], [412, 'VERSION_MISMATCH'])
    assert.containsSubset((await api.patch(PATH, { industry: 'Retail' })).body, {
      industry: 'Retail',
      version: 2,
    })
  })

  test('parallel changes of different fields both happen', async ({ assert }) => {
    const { api } = await aCompany()
    const changes = [
      { industry: 'Retail' },
      { timezone: 'America/Lima' },
      { allowNegativeStock: false },
      { enabledModules: ['EDUCATION'] },
    ]

    assert.deepEqual(
      (await Promise.all(changes.map((change) => api.patch(PATH, change)))).map(
        ({ status }) => status
      ),
      [200, 200, 200, 200]
    )
    assert.containsSubset((await api.get(PATH)).body, {
      ...Object.assign({}, ...changes),
      version: 5,
    })
  })

  test('invalid settings are named, and nothing changes', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const other = await aCompany()
    const wrong: [object, number, string, string][] = [
      [{ industry: 'x', enabledModules: ['NOPE'] }, 422, 'enabledModules.0', 'INVALID_CHOICE'],
      [{ enabledModules: ['healthcare'] }, 422, 'enabledModules.0', 'INVALID_CHOICE'],
      [{ enabledModules: [1] }, 422, 'enabledModules.0', 'TYPE'],
      [{ timezone: 'Nowhere' }, 422, 'timezone', 'INVALID'],
      [{ currency: 'XYZ' }, 422, 'currency', 'INVALID'],
      [{ countryCode: 'QQ' }, 422, 'countryCode', 'INVALID'],
      [{ name: null }, 422, 'name', 'REQUIRED'],
      [{ allowNegativeStock: 'yes' }, 422, 'allowNegativeStock', 'TYPE'],
      [{ tenantId: other.tenant.publicId }, 422, 'tenantId', 'IMMUTABLE_FIELD'],
      [{ name: other.tenant.name }, 409, 'name', 'DUPLICATE'],
    ]
    for (const [change, status, field, code] of wrong) {
      const answer = await api.patch(PATH, change)
      assert.equal(answer.status, status, answer.text)
      assert.containsSubset(answer.body.errors[0], { field, code })
    }
    assert.equal(
      (await api.patch(PATH, { indutry: 'x' }, { prefer: 'handling=strict' })).body.errors[0].code,
      'UNKNOWN_FIELD'
    )
    assert.containsSubset((await api.get(PATH)).body, { version: 1, tenantId: tenant.publicId })
  })

  test('only an ADMIN and a SUPER_ADMIN change them, each those of the company they are in', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const root = await aSuperAdmin()
    const before = (await theirs.api.get(PATH)).body

    for (const role of ['ACCOUNTANT', 'VIEWER', 'HR'])
      assert.equal(
        (await (await ours.aUser(role)).api.patch(PATH, { industry: 'x' })).body.code,
        'FORBIDDEN'
      )
    assert.equal(
      (await root.in(ours).patch(PATH, { industry: 'Seen to' })).body.tenantId,
      ours.tenant.publicId
    )
    assert.equal((await root.api.get(PATH)).body.code, 'TENANT_REQUIRED')

    // The header of an ordinary user changes nothing.
    const header = { 'x-tenant-id': theirs.tenant.publicId }
    assert.equal((await ours.api.get(PATH, header)).body.tenantId, ours.tenant.publicId)
    assert.equal(
      (await ours.api.patch(PATH, { industry: 'Mine' }, header)).body.tenantId,
      ours.tenant.publicId
    )
    assert.deepEqual((await theirs.api.get(PATH)).body, before)
  })

  test('a change of settings is audited with its values before; a dry run is not', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    assert.equal(
      (await api.patch(PATH, { industry: 'Dry' }, { prefer: 'dry-run' })).body.industry,
      'Dry'
    )
    await api.patch(PATH, { industry: 'Retail' })

    const found = await as(() =>
      rows(
        "SELECT `before`, `after` FROM audit_logs WHERE tenant_id = ? AND entity_id = ? AND action = 'tenant.updated'",
        [Current.tenantId, tenant.publicId]
      )
    )
    assert.deepEqual(
      found.map(({ before, after }) => [JSON.parse(before), JSON.parse(after)]),
      [[{ industry: null }, { industry: 'Retail' }]]
    )
  })

  test('another name is used from the next request on', async ({ assert }) => {
    const { api } = await aCompany()
    const { api: other } = await aPerson(api)
    assert.equal((await other.get('/modules')).status, 200)
    await api.patch(PATH, { enabledModules: ['EDUCATION'] })
    assert.deepEqual(
      (await other.get('/modules')).body.data.filter(({ enabled }: any) => enabled),
      [{ code: 'EDUCATION', enabled: true }]
    )
  })

  test('the currency is final after the first posting; other settings may change', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    assert.equal((await api.patch(PATH, { currency: 'USD' })).body.currency, 'USD')
    assert.equal((await api.post('/journal-entries', await anEntry(company))).status, 201)

    const refused = await api.patch(PATH, { currency: 'COP' })
    assert.containsSubset(refused, {
      status: 409,
      body: { code: 'IN_USE', errors: [{ field: 'currency' }] },
    })
    assert.containsSubset(await api.patch(PATH, { currency: 'usd', locale: 'es-PE' }), {
      status: 200,
      body: { currency: 'USD', locale: 'es-PE' },
    })
  })

  test('the currency is not changed under a posting on its way', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const entry = await anEntry(company)
    await company.as(() =>
      transaction(async () => {
        await rows(...ledgerReads())
        const refused = await api.patch(PATH, { currency: 'USD' })
        assert.containsSubset(refused, { status: 503, body: { code: 'UNAVAILABLE' } })
      })
    )
    assert.equal((await api.post('/journal-entries', entry)).status, 201)
    assert.equal((await api.patch(PATH, { currency: 'USD' })).status, 409)
  })

  test('a draft, a quote and an order keep the currency, too: they are booked at the prices that they have', async ({
    assert,
  }) => {
    for (const document of ['invoices', 'quotes', 'purchase-orders']) {
      const { api } = await aCompany()
      const [{ body: customer }, { body: product }, { body: warehouse }] = await Promise.all([
        api.post('/customers', { taxId: '1', name: 'Ana' }),
        api.post('/products', {
          sku: 'S',
          name: 'Servicio',
          costPrice: 90_000,
          sellingPrice: 119_000,
          isService: true,
        }),
        api.post('/warehouses', { name: 'Bodega' }),
      ])
      const body =
        document === 'purchase-orders'
          ? { warehouseId: warehouse.id }
          : { customerId: customer.id, ...(document === 'invoices' && { draft: true }) }
      const made = await api.post(`/${document}`, { ...body, items: [product.id] })
      assert.equal(made.status, 201)

      const refused = await api.patch(PATH, { currency: 'USD' })
      assert.containsSubset(
        refused,
        { status: 409, body: { code: 'IN_USE', errors: [{ field: 'currency' }] } },
        document
      )
      if (document === 'invoices') continue
      assert.equal((await api.delete(`/${document}/${made.body.id}`)).status, 204)
      assert.equal(
        (await api.patch(PATH, { currency: 'USD' })).body.currency,
        'USD',
        `${document} that are gone`
      )
    }
  })
})
