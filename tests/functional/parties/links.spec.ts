import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { NOBODYS_ID } from '#tests/functional/core/samples'

const RIGHT = '901222333-9'
const OTHER = '890903938-8'

const partyOf = async ({ api }: Company, id: string) => (await api.get(`/third-parties/${id}`)).body

const anEmployee = (more = {}) => ({
  firstName: 'Ana María',
  lastName: 'Gómez Peña',
  hireDate: '2024-01-15',
  baseSalary: 2_000_000,
  ...more,
})

test.group('Third parties of customers, suppliers and employees', () => {
  test('a tax id with its check digit makes a third party, and finds it again', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { body: customer } = await api.post('/customers', {
      taxId: '901.222.333-9',
      name: 'El Páramo S.A.S.',
      email: 'facturas@paramo.test',
    })
    assert.containsSubset(await partyOf(company, customer.thirdPartyId), {
      documentType: '31',
      documentNumber: '901222333',
      dv: '9',
      personKind: 'LEGAL',
      legalName: 'El Páramo S.A.S.',
      email: 'facturas@paramo.test',
      country: 'CO',
    })
    const { body: supplier } = await api.post('/suppliers', { taxId: RIGHT, name: 'Páramo' })
    assert.equal(supplier.thirdPartyId, customer.thirdPartyId)
    assert.equal((await api.get('/third-parties')).body.meta.total, 1)

    for (const list of ['/customers', '/suppliers'])
      assert.equal(
        (await api.get(`${list}?thirdPartyId=${customer.thirdPartyId}`)).body.meta.total,
        1
      )
  })

  test('a tax id that does not say its type, or has a wrong check digit, makes none', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    for (const taxId of ['901222333', '9012223339', '901222333-5', 'NIT 1-8', '12-5', 'B12345678'])
      assert.isNull((await api.post('/customers', { taxId, name: taxId })).body.thirdPartyId, taxId)
    assert.equal((await api.get('/third-parties')).body.meta.total, 0)
    assert.equal((await api.get('/customers?hasThirdParty=false')).body.meta.total, 6)

    const elsewhere = await aCompany({ countryCode: 'MX', currency: 'MXN' })
    assert.isNull(
      (await elsewhere.api.post('/customers', { taxId: RIGHT, name: 'A' })).body.thirdPartyId
    )
  })

  test('the third party follows the tax id, and what was chosen stays', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body: made } = await api.post('/suppliers', { taxId: RIGHT, name: 'A' })
    const changed = (change: object) => api.patch(`/suppliers/${made.id}`, change)

    assert.equal((await changed({ taxId: '9012223339' })).body.thirdPartyId, made.thirdPartyId)
    const { body: moved } = await changed({ taxId: OTHER })
    assert.equal((await partyOf(company, moved.thirdPartyId)).documentNumber, '890903938')
    assert.isNull((await changed({ taxId: '123456' })).body.thirdPartyId)

    assert.equal(
      (await changed({ thirdPartyId: made.thirdPartyId })).body.thirdPartyId,
      made.thirdPartyId
    )
    assert.equal((await changed({ taxId: '654321' })).body.thirdPartyId, made.thirdPartyId)
    assert.isNull((await changed({ thirdPartyId: null })).body.thirdPartyId)
  })

  test('a customer without a tax id takes that of the third party', async ({ assert }) => {
    const { api } = await aCompany()
    const party = (document: object) =>
      api.post('/third-parties', {
        personKind: 'LEGAL',
        legalName: 'El Páramo S.A.S.',
        ...document,
      })
    const { body: nit } = await party({ documentType: '31', documentNumber: '901222333' })
    const { body: passport } = await party({ documentType: '41', documentNumber: 'AB-123.4' })

    for (const [{ id: thirdPartyId }, taxId] of [
      [nit, RIGHT],
      [passport, 'AB1234'],
    ]) {
      const { status, body } = await api.post('/customers', { name: 'Páramo', thirdPartyId })
      assert.equal(status, 201)
      assert.containsSubset(body, { taxId, thirdPartyId })
    }
    const again = await api.post('/customers', { name: 'Otra', thirdPartyId: nit.id })
    assert.containsSubset(again.body, { status: 409, errors: [{ field: 'taxId' }] })
    for (const more of [{}, { thirdPartyId: null }, { thirdPartyId: ' ' }, { taxId: '' }])
      assert.containsSubset((await api.post('/customers', { name: 'Otra', ...more })).body, {
        status: 422,
        errors: [{ field: 'taxId', code: 'REQUIRED' }],
      })
    const gone = await api.post('/customers', { name: 'Otra', thirdPartyId: NOBODYS_ID })
    assert.containsSubset(gone.body, { errors: [{ field: 'thirdPartyId', code: 'NOT_FOUND' }] })
  })

  test('an employee is the third party of the document, under one name', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body: made } = await api.post(
      '/employees',
      anEmployee({ documentType: 'C.C.', documentNumber: '1.020.304.050' })
    )
    assert.containsSubset(await partyOf(company, made.thirdPartyId), {
      documentType: '13',
      documentNumber: '1020304050',
      dv: null,
      personKind: 'NATURAL',
      firstName: 'Ana María',
      surname: 'Gómez Peña',
    })
    const { body: moved } = await api.patch(`/employees/${made.id}`, { documentType: 'CE' })
    assert.equal((await partyOf(company, moved.thirdPartyId)).documentType, '22')
    assert.isNull((await api.post('/employees', anEmployee())).body.thirdPartyId)
    assert.isNull(
      (await api.post('/employees', anEmployee({ documentType: 'XX', documentNumber: '1' }))).body
        .thirdPartyId
    )
  })

  test('a third party that does not exist is a 422, and one in use stays', async ({ assert }) => {
    const { api } = await aCompany()
    const bodies: Record<string, object> = {
      '/customers': { taxId: RIGHT, name: 'A' },
      '/suppliers': { name: 'A' },
      '/employees': anEmployee(),
    }
    for (const [path, body] of Object.entries(bodies)) {
      const answer = await api.post(path, { ...body, thirdPartyId: NOBODYS_ID })
      assert.equal(answer.status, 422)
      assert.containsSubset(answer.body.errors, [{ field: 'thirdPartyId', code: 'NOT_FOUND' }])
    }

    const { body: customer } = await api.post('/customers', { taxId: RIGHT, name: 'A' })
    const used = await api.delete(`/third-parties/${customer.thirdPartyId}`)
    assert.containsSubset([used.status, used.body.code], [409, 'IN_USE'])
    assert.equal(used.body.detail, 'Customers refer to this third party')
    await api.delete(`/customers/${customer.id}`)
    assert.equal((await api.delete(`/third-parties/${customer.thirdPartyId}`)).status, 204)
  })

  test('customers and suppliers that are created at once are one third party', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? api.post('/suppliers', { taxId: OTHER, name: 'B' })
          : api.post('/customers', { taxId: OTHER, name: 'B' })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, ...Array(8).fill(409)])
    const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.thirdPartyId] : []))
    assert.equal(new Set(ids).size, 1)
    assert.equal((await api.get('/third-parties')).body.meta.total, 1)
  })
})
