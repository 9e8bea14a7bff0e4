import { test } from '@japa/runner'
import { ORIGIN, type Api } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { auditOf } from '#tests/functional/core/left_behind'
import { isInvalid } from '#tests/functional/core/refusals'
import { print, readPdf } from '#tests/functional/documents/printed'
import { anAsset } from './equipment.js'

async function printSheet({ token }: Api, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${ORIGIN}/api/v1/assets/labels`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const pdf = Buffer.from(await response.arrayBuffer())
  return { response, pdf, ...(response.status === 200 ? readPdf(pdf) : { text: '', count: 0 }) }
}

test.group('Labels', () => {
  test('a label has the tag, the name and the serial, on paper of its size', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const asset = await anAsset(api, { name: 'Portátil de contabilidad', serial: 'PF4X9K2L' })
    const { status, headers, pdf, text, words, count } = await print(
      api,
      `/assets/${asset.id}/label`
    )

    assert.deepEqual(
      [status, headers.get('content-type'), headers.get('content-disposition'), count],
      [200, 'application/pdf', `inline; filename="${asset.assetTag}.pdf"`, 1]
    )
    for (const said of [asset.assetTag, 'S/N PF4X9K2L']) assert.include(text, said)
    for (const said of [tenant.name, 'Portátil de contabilidad']) assert.include(words, said)
    assert.include(pdf.toString('latin1'), '/MediaBox [0 0 180 96]')
  })

  test('a sheet holds 24 labels in the requested order, and printing is audited', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const assets = await Promise.all(
      Array.from({ length: 25 }, () => anAsset(api, { name: 'x'.repeat(255) }))
    )
    const ids = assets.map(({ id }) => id)

    const { text, count } = await printSheet(api, { ids })
    assert.equal(count, 2)
    assert.deepEqual(
      [...text.matchAll(/OFC-\w{4}-\d{5}/g)].map(([tag]) => tag),
      assets.map(({ assetTag }) => assetTag)
    )
    assert.deepInclude(
      (await api.get('/audit-logs?action=asset.labels_printed')).body.data[0].after,
      { assetIds: ids }
    )
    assert.lengthOf(await auditOf(company, ids[0]), 1)
  })

  test('the same key prints the same sheet, byte for byte', async ({ assert }) => {
    const { api } = await aCompany()
    const key = { 'idempotency-key': unique('key') }
    const body = { ids: [(await anAsset(api)).id] }
    const [first, again] = [await printSheet(api, body, key), await printSheet(api, body, key)]

    assert.equal(again.response.headers.get('idempotent-replayed'), 'true')
    assert.equal(again.response.headers.get('content-type'), 'application/pdf')
    for (const { response } of [first, again])
      assert.equal(response.headers.get('content-disposition'), 'inline; filename="labels.pdf"')
    assert.isTrue(first.pdf.equals(again.pdf))
  })

  test('labels of missing assets are named in the refusal', async ({ assert }) => {
    const [{ api }, other] = [await aCompany(), await aCompany()]
    const [ours, theirs] = [await anAsset(api), await anAsset(other.api)]
    const refused = await api.post('/assets/labels', { ids: [ours.id, theirs.id] })
    isInvalid(assert, refused, 'ids.1', 'NOT_FOUND')
    assert.isNull(refused.headers.get('content-disposition'))
    isInvalid(assert, await api.post('/assets/labels', { ids: [] }), 'ids', 'TOO_FEW_ITEMS')
    isInvalid(
      assert,
      await api.post('/assets/labels', { ids: Array.from({ length: 501 }, () => ours.id) }),
      'ids',
      'TOO_MANY_ITEMS'
    )
  })
})
