import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { listensTo } from '#tests/functional/announced'
import { NOBODYS_ID } from '#tests/functional/core/samples'

let numbers = 10_000_000

const aParty = async ({ api }: Company, more = {}) =>
  (
    await api.post('/third-parties', {
      documentType: '13',
      documentNumber: String(++numbers),
      legalName: 'Ana Gómez',
      ...more,
    })
  ).body

test.group('Merging third parties', () => {
  test('a merge moves records and rows to the other third party, and deletes this one', async ({
    assert,
    cleanup,
  }) => {
    const [merges, deletions] = ['third_party.merged', 'third_party.deleted'].map((event) =>
      listensTo(event, cleanup)
    )
    const company = await aCompany()
    const { api } = company
    const [double, into] = [await aParty(company), await aParty(company)]
    const { body: customer } = await api.post('/customers', {
      taxId: 'A-1',
      name: 'A',
      thirdPartyId: double.id,
    })
    const { body: supplier } = await api.post('/suppliers', { name: 'A', thirdPartyId: double.id })

    const merged = await api.post(`/third-parties/${double.id}/merge`, { intoId: into.id })
    assert.equal(merged.status, 200, merged.text)
    assert.deepEqual(merged.body, into)
    assert.equal((await api.get(`/third-parties/${double.id}`)).status, 404)
    assert.equal((await api.get('/third-parties')).body.meta.total, 1)
    for (const [path, { id, version }] of [
      ['/customers', customer],
      ['/suppliers', supplier],
    ] as const)
      assert.containsSubset((await api.get(`${path}/${id}`)).body, {
        thirdPartyId: into.id,
        version: version + 1,
      })

    const audited = (await api.get('/audit-logs?limit=10')).body.data.map(
      ({ action }: { action: string }) => action
    )
    assert.includeMembers(audited, [
      'customer.updated',
      'supplier.updated',
      'third_party.deleted',
      'third_party.merged',
    ])
    assert.containsSubset(await merges(company), [{ thirdPartyId: into.id }])
    assert.containsSubset(await deletions(company), [{ thirdPartyId: double.id }])
    const again = await aParty(company, { documentNumber: double.documentNumber })
    assert.notEqual(again.id, double.id)
  })

  test('a third party does not merge with itself, an unknown one, or after it was merged', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const party = await aParty(company)
    const merge = (intoId: unknown, id = party.id) =>
      api.post(`/third-parties/${id}/merge`, { intoId })

    assert.containsSubset((await merge(party.id)).body.errors, [
      { field: 'intoId', code: 'CONTRADICTION' },
    ])
    assert.containsSubset((await merge(NOBODYS_ID)).body.errors, [
      { field: 'intoId', code: 'NOT_FOUND' },
    ])
    assert.equal((await merge('x')).status, 422)
    assert.equal((await merge(party.id, NOBODYS_ID)).status, 404)

    const tried = await api.post(
      `/third-parties/${party.id}/merge`,
      { intoId: (await aParty(company)).id },
      { prefer: 'dry-run' }
    )
    assert.equal(tried.status, 200, tried.text)
    assert.equal((await api.get(`/third-parties/${party.id}`)).status, 200)
  })

  test('two third parties that merge into each other in parallel leave one of them', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [one, other] = [await aParty(company), await aParty(company)]
    const answers = await Promise.all([
      company.api.post(`/third-parties/${one.id}/merge`, { intoId: other.id }),
      company.api.post(`/third-parties/${other.id}/merge`, { intoId: one.id }),
    ])
    const statuses = answers.map(({ status }) => status)
    assert.isTrue(statuses.includes(200) && statuses.some((status) => status >= 400), `${statuses}`)
    assert.equal((await company.api.get('/third-parties')).body.meta.total, 1)
  })

  test('no record is linked to a third party that is gone, however it is linked meanwhile', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [double, into] = [await aParty(company), await aParty(company)]
    const link = (index: number) =>
      api.post('/customers', { taxId: `R-${index}`, name: 'A', thirdPartyId: double.id })
    const before = await Promise.all(Array.from({ length: 4 }, (_, index) => link(index)))
    const [merged, ...during] = await Promise.all([
      api.post(`/third-parties/${double.id}/merge`, { intoId: into.id }),
      ...Array.from({ length: 8 }, (_, index) => link(10 + index)),
      ...before.map(({ body }) => api.patch(`/customers/${body.id}`, { phone: '1' })),
    ])
    assert.equal(merged.status, 200, merged.text)
    assert.isTrue(during.every(({ status }) => [200, 201, 422].includes(status)))

    const all = (await api.get('/customers?limit=100')).body.data
    assert.deepEqual([...new Set(all.map((one: any) => one.thirdPartyId))], [into.id])
  })
})
