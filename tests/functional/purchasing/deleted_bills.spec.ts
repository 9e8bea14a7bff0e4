/** Drafts of bills that are deleted. */
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { isRefused } from '#tests/functional/core/refusals'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer } from './billing.js'

test.group('Deleted bills', () => {
  test('a draft goes with its lines, and frees what it named', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const category = ok(await api.post('/categories', { name: 'Fletes', type: 'PRODUCT' }))
    const draft = ok(
      await buyer.draft({
        number: 'FV-1',
        metadata: { channel: 'mail' },
        items: [{ categoryId: category.id, unitCost: 100 }],
      })
    )
    assert.include(draft.allowedActions, 'delete')
    assert.equal((await api.delete(`/categories/${category.id}`)).body.code, 'IN_USE')
    assert.equal((await api.delete(`/bills/${draft.id}`)).status, 204)
    assert.equal((await api.get(`/bills/${draft.id}`)).status, 404)
    assert.equal((await api.delete(`/bills/${draft.id}`)).status, 404)
    assert.equal((await buyer.post(draft.id)).status, 404)
    assert.equal(ok(await api.get('/bills')).meta.total, 0)
    const left = await buyer.as(() =>
      rows('SELECT bill_id FROM bill_lines WHERE tenant_id = ?', [Current.tenantId])
    )
    assert.lengthOf(left, 0)
    assert.equal((await api.delete(`/categories/${category.id}`)).status, 204)
    await buyer.posted({ number: 'FV-1', items: [{ accountId: buyer.fees, unitCost: 100 }] })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a posted or void bill stays', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const bill = await buyer.posted({ items: [{ accountId: buyer.fees, unitCost: 100 }] })
    isRefused(assert, await api.delete(`/bills/${bill.id}`), 409, 'INVALID_TRANSITION')
    ok(await api.post(`/bills/${bill.id}/void`))
    isRefused(assert, await api.delete(`/bills/${bill.id}`), 409, 'INVALID_TRANSITION')
    assert.lengthOf(ok(await api.get(`/bills/${bill.id}`)).items, 1)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a draft that is posted and deleted at once is one of both', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    for (const n of [1, 2, 3]) {
      const items = [{ accountId: buyer.fees, unitCost: 100 }]
      const { id } = ok(await buyer.draft({ number: `R-${n}`, items }))
      const [posted, deleted] = await Promise.all([buyer.post(id), api.delete(`/bills/${id}`)])
      assert.include(
        ['200 409', '404 204'],
        `${posted.status} ${deleted.status}`,
        `${posted.text} ${deleted.text}`
      )
    }
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
