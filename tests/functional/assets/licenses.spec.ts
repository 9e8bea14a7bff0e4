import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { verifySecret } from '#core/primitives/secrets'
import { aCompany, unique } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { anAsset, byStatus, made, ok, pastOf, times } from './equipment.js'

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

test.group('Licenses', () => {
  test('an asset, a user and an employee take a seat each, once, while seats last', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const license = await made(api, 'licenses', { seats: 3, expirationDate: inDays(30) })
    assert.containsSubset(license, { seats: 3, available: 3, productKey: null })
    assert.equal((await made(api, 'licenses')).seats, 1)
    const [asset, { user }, employee] = [
      await anAsset(api),
      await company.aUser('SALES'),
      await anEmployee(api),
    ]
    const path = `/licenses/${license.id}`

    assert.equal(
      (await api.post(`${path}/assign`, { assetId: asset.id, notes: 'Diseño' })).body.available,
      2
    )
    isInvalid(
      assert,
      await api.post(`${path}/assign`, { assetId: asset.id }),
      'assetId',
      'ALREADY_ASSIGNED',
      409
    )
    assert.equal((await api.post(`${path}/assign`, { userId: user.id })).body.available, 1)
    assert.equal((await api.post(`${path}/assign`, { employeeId: employee.id })).body.available, 0)
    isRefused(
      assert,
      await api.post(`${path}/assign`, { assetId: (await anAsset(api)).id }),
      409,
      'INSUFFICIENT_QUANTITY'
    )
    isInvalid(assert, await api.patch(path, { seats: 2 }), 'seats', 'INSUFFICIENT_QUANTITY', 409)
    isRefused(assert, await api.delete(path), 409, 'IN_USE')
    const { data } = (await api.get(`${path}/assignments`)).body
    assert.deepEqual(
      data.map(({ assetId, userId, employeeId }: any) => [assetId, userId, employeeId]),
      [
        [null, null, employee.id],
        [null, user.id, null],
        [asset.id, null, null],
      ]
    )

    for (const gone of [`/assets/${asset.id}`, `/users/${user.id}`, `/employees/${employee.id}`])
      isRefused(assert, await api.delete(gone), 409, 'IN_USE')
    for (const [holder, left] of [
      [{ assetId: asset.id }, 1],
      [{ userId: user.id }, 2],
      [{ employeeId: employee.id }, 3],
    ] as const) {
      assert.equal((await api.post(`${path}/return`, holder)).body.available, left)
      isRefused(assert, await api.post(`${path}/return`, holder), 409, 'NOT_ASSIGNED')
    }
    for (const free of [`/users/${user.id}`, `/employees/${employee.id}`])
      assert.equal((await api.delete(free)).status, 204)
    assert.deepEqual(await pastOf(company, asset.id), [
      'created',
      'license_assigned',
      'license_returned',
    ])
    assert.equal(
      (await api.post(`${path}/assign`, { assetId: asset.id })).status,
      200,
      'a seat that came back is taken again'
    )
    await api.post(`${path}/return`, { assetId: asset.id })
    assert.equal((await api.delete(path)).status, 204)
  })

  test('a seat needs exactly one existing holder, and an expired license gives none', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [license, asset] = [await made(api, 'licenses', { seats: 5 }), await anAsset(api)]
    const path = `/licenses/${license.id}`

    isInvalid(assert, await api.post(`${path}/assign`, {}), 'assetId', 'REQUIRED')
    isInvalid(
      assert,
      await api.post(`${path}/assign`, { assetId: asset.id, employeeId: NOBODYS_ID }),
      'employeeId',
      'INVALID'
    )
    const foreign = await anAsset((await aCompany()).api)
    for (const verb of ['assign', 'return']) {
      for (const field of ['assetId', 'userId', 'employeeId'])
        isInvalid(
          assert,
          await api.post(`${path}/${verb}`, { [field]: NOBODYS_ID }),
          field,
          'NOT_FOUND'
        )
      isInvalid(
        assert,
        await api.post(`${path}/${verb}`, { assetId: foreign.id }),
        'assetId',
        'NOT_FOUND'
      )
    }
    isInvalid(
      assert,
      await api.post('/licenses', { name: 'x', supplierId: NOBODYS_ID }),
      'supplierId',
      'NOT_FOUND'
    )

    await api.patch(path, { expirationDate: inDays(-2) })
    isRefused(assert, await api.post(`${path}/assign`, { assetId: asset.id }), 409, 'EXPIRED')
    await api.patch(path, { expirationDate: new Date().toISOString() })
    assert.equal(
      (await api.post(`${path}/assign`, { assetId: asset.id })).status,
      200,
      'on its last day it is still good'
    )
    const supplier = ok(await api.post('/suppliers', { name: 'Mayorista' }))
    await api.patch(path, { supplierId: supplier.id })
    isRefused(assert, await api.delete(`/suppliers/${supplier.id}`), 409, 'IN_USE')
  })

  test('parallel requests never exceed the seats, and nobody gets two', async ({ assert }) => {
    const { api } = await aCompany()
    const license = await made(api, 'licenses', { seats: 4 })
    const assets = await times(12, () => anAsset(api))

    const answers = await times(12, (index) =>
      api.post(`/licenses/${license.id}/assign`, { assetId: assets[index].id })
    )
    assert.deepEqual(byStatus(answers), { 200: 4, 409: 8 })
    assert.equal((await api.get(`/licenses/${license.id}`)).body.available, 0)
    const holder = assets[answers.findIndex(({ status }) => status === 200)]
    assert.deepEqual(
      byStatus(
        await times(8, () => api.post(`/licenses/${license.id}/return`, { assetId: holder.id }))
      ),
      { 200: 1, 409: 7 }
    )

    const roomy = await made(api, 'licenses', { seats: 100 })
    assert.deepEqual(
      byStatus(
        await times(8, () => api.post(`/licenses/${roomy.id}/assign`, { assetId: holder.id }))
      ),
      { 200: 1, 409: 7 }
    )
    assert.equal((await api.get(`/licenses/${roomy.id}`)).body.available, 99)
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('a product key is shown once, kept as a hash, and not taken again', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const productKey = unique('KEY')
    const key = { 'idempotency-key': unique() }

    const first = await api.post('/licenses', { name: 'Suite', productKey }, key)
    assert.equal(first.body.productKey, productKey)
    const again = await api.post('/licenses', { name: 'Suite', productKey }, key)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.equal(again.text, first.text)
    const { id } = first.body
    for (const path of [`/licenses/${id}`, '/licenses', '/audit-logs'])
      assert.notInclude((await api.get(path)).text, productKey)
    assert.notProperty((await api.get(`/licenses/${id}`)).body, 'productKey')

    for (const other of ['another', null])
      isInvalid(
        assert,
        await api.patch(`/licenses/${id}`, { productKey: other }),
        'productKey',
        'IMMUTABLE_FIELD'
      )
    const repeated = await api.patch(
      `/licenses/${id}`,
      { ...first.body, notes: 'Renovada' },
      { prefer: 'handling=strict' }
    )
    assert.equal(repeated.body.notes, 'Renovada', 'the same key may be repeated')
    assert.notInclude(repeated.text, productKey)
    const { id: without } = await made(api, 'licenses')
    isInvalid(
      assert,
      await api.patch(`/licenses/${without}`, { productKey }),
      'productKey',
      'IMMUTABLE_FIELD'
    )
    assert.equal((await api.patch(`/licenses/${without}`, { productKey: null })).status, 200)
    assert.equal(
      (
        await api.patch(`/licenses/${id}`, (await api.get(`/licenses/${id}`)).body, {
          prefer: 'handling=strict',
        })
      ).status,
      200
    )
    const [kept] = await company.as(() =>
      rows('SELECT product_key_hash FROM licenses WHERE tenant_id = ? AND id = ?', [
        Current.tenantId,
        id,
      ])
    )
    assert.isTrue(await verifySecret(kept.product_key_hash, productKey))
    assert.match(kept.product_key_hash, /^\$argon2id\$/)
  })
})

async function anEmployee(api: any) {
  const department = ok(await api.post('/departments', { name: unique('Área') }))
  return ok(
    await api.post('/employees', {
      firstName: 'Ana',
      lastName: 'Rojas',
      documentNumber: unique('CC').slice(0, 20),
      email: `${unique('ana')}@company.test`,
      departmentId: department.id,
      position: 'Diseñadora',
      hireDate: '2024-01-15',
      baseSalary: 3_000_000,
    })
  )
}
