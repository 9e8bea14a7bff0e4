import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid } from '../core/refusals.js'
import { aCustomer } from '../core/samples.js'

const WAYS = ['900.123.456-7', '900123456-7', '9001234567', '900 123 456 7', '900123456–7']

test.group('Tax ids', () => {
  test('tax ids are equal in any form, and answered as they were sent', async ({ assert }) => {
    for (const path of ['/customers', '/suppliers']) {
      const { api } = await aCompany()
      const { body: first } = await api.post(
        path,
        aCustomer({ taxId: WAYS[0], creditLimit: undefined })
      )
      assert.equal(first.taxId, '900.123.456-7')
      assert.notProperty(first, 'taxKey')

      for (const taxId of WAYS)
        isInvalid(assert, await api.post(path, { name: 'Otra', taxId }), 'taxId', 'DUPLICATE', 409)
      const { body: other } = await api.post(path, { name: 'Otra', taxId: '900.123.456-8' })
      isInvalid(
        assert,
        await api.patch(`${path}/${other.id}`, { taxId: WAYS[2] }),
        'taxId',
        'DUPLICATE',
        409
      )
      assert.equal(
        (await api.patch(`${path}/${first.id}`, { taxId: WAYS[2] })).body.taxId,
        '9001234567',
        'the same one in another way'
      )
      assert.equal(
        (await api.post(path, { name: 'Otra', taxId: '900123456/7' })).status,
        201,
        'other signs count'
      )
    }
  })

  test('tax ids are found in any form', async ({ assert }) => {
    const { api } = await aCompany()

    for (const written of ['900.123.456-7', '800765432']) {
      const { body: made } = await api.post('/customers', aCustomer({ taxId: written }))
      const ways =
        written === '800765432'
          ? ['800765432', '800.765.432', '800 765 432', '800765.432']
          : WAYS.slice(0, 4)
      for (const search of ways) {
        const { body } = await api.get(`/customers?search=${encodeURIComponent(search)}`)
        assert.deepEqual(
          body.data?.map(({ id }: any) => id),
          [made.id],
          `${search} for ${written}`
        )
      }
    }
    assert.equal((await api.get('/customers?search=900.123.456-8')).body.meta.total, 0)
  })

  test('the tax id of a deleted customer is free again, in any form', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: gone } = await api.post('/customers', aCustomer({ taxId: WAYS[0] }))
    await api.delete(`/customers/${gone.id}`)

    assert.equal((await api.post('/customers', aCustomer({ taxId: WAYS[2] }))).status, 201)
  })

  test('sent at once in several ways, one is taken', async ({ assert }) => {
    const { api } = await aCompany()
    const answers = await Promise.all(
      WAYS.map((taxId) => api.post('/customers', aCustomer({ taxId })))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409, 409])
  })
})

test.group('Documents of people', () => {
  test('documents of people are equal in any form of type and number', async ({ assert }) => {
    const { api } = await aCompany()
    const employ = (documentType: string | null, documentNumber: string) =>
      api.post('/employees', {
        firstName: 'Ana',
        lastName: 'G',
        hireDate: '2024-01-15',
        baseSalary: 1,
        documentType,
        documentNumber,
      })

    const { body: ana } = await employ('C.C.', '1.020.304')
    assert.containsSubset(ana, { documentType: 'CC', documentNumber: '1.020.304' })
    for (const [type, number] of [
      ['CC', '1020304'],
      ['cc', '1.020.304'],
      ['c. c.', '1020-304'],
    ] as const)
      isInvalid(assert, await employ(type, number), 'documentNumber', 'DUPLICATE', 409)
    assert.equal((await employ('CE', '1020304')).status, 201)
    assert.equal((await employ(null, '1020304')).status, 201)
    assert.equal((await api.get('/employees?search=1.020.304')).body.meta.total, 3)
    assert.equal(
      (await api.patch(`/employees/${ana.id}`, { documentType: 'cc' })).body.documentType,
      'CC'
    )
  })
})
