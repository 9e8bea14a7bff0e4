import { test } from '@japa/runner'
import { aCompany } from '#tests/company'

const PATH = '/settings/tenant'

test.group('The company on documents', () => {
  test('company data of documents are audited settings, changed one by one', async ({ assert }) => {
    const { api } = await aCompany()
    const facts = {
      taxId: '900.123.456-7',
      address: 'Carrera 7 n.º 71-21',
      phone: '+57 601 555 0199',
      email: 'ventas@andina.test',
    }
    assert.containsSubset((await api.get(PATH)).body, {
      taxId: null,
      address: null,
      phone: null,
      email: null,
    })

    assert.containsSubset((await api.patch(PATH, facts)).body, {
      ...facts,
      allowNegativeStock: true,
      version: 2,
    })
    assert.containsSubset(
      (await api.patch(PATH, { phone: null, allowNegativeStock: false })).body,
      { ...facts, phone: null, allowNegativeStock: false }
    )
    const { body } = await api.get(PATH)
    assert.equal(
      (await api.put(PATH, body, { prefer: 'handling=strict' })).body.version,
      body.version
    )
    assert.include(JSON.stringify((await api.get('/audit-logs')).body.data), 'Carrera 7')
  })

  test('company data of documents are validated', async ({ assert }) => {
    const { api } = await aCompany()
    for (const [field, value, code] of [
      ['email', 'nowhere', 'INVALID_EMAIL'],
      ['taxId', 'x'.repeat(65), 'TOO_LONG'],
      ['address', 7, 'TYPE'],
    ] as const) {
      const { status, body } = await api.patch(PATH, { [field]: value })
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ field, code }])
    }
  })
})
