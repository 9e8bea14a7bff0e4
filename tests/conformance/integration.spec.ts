/** `externalId` and `metadata` of other systems, on every resource that has them. */
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aCompany, unique, type Company } from '#tests/company'
import { isInvalid } from '#tests/functional/core/refusals'
import { collectionOf, ofTenants } from './endpoints.js'
import { ok, resourceOf } from './resources.js'

/** Resources named by the contract. */
const NAMED = [
  '/customers',
  '/suppliers',
  '/products',
  '/warehouses',
  '/employees',
  '/assets',
  '/tickets',
  '/quotes',
  '/invoices',
  '/payments',
  '/supplier-payments',
  '/purchase-orders',
  '/bills',
  '/expenses',
]

const creations = () =>
  ofTenants().filter(
    ({ declaration }) =>
      declaration?.kind === 'create' &&
      'externalId' in (declaration.input!.toJSONSchema().properties ?? {})
  )
/** Debit notes are invoices below another one. */
const collections = () =>
  creations()
    .map(collectionOf)
    .filter((collection) => !collection.includes(':'))
const deletable = (collection: string) =>
  ofTenants().some(({ method, path }) => method === 'DELETE' && path === `${collection}/:id`)

const post = async (company: Company, collection: string, more: object) =>
  company.api.post(collection, { ...(await resourceOf(collection).body!(company)), ...more })

/** The indexed metadata of a record. */
const valuesOf = ({ as }: Company, id: string) =>
  as(async () => {
    const found = await rows(
      'SELECT name, value FROM metadata_values WHERE tenant_id = ? AND record_id = ? ORDER BY name',
      [Current.tenantId, id]
    )
    return Object.fromEntries(found.map(({ name, value }) => [name, value]))
  })

test.group('External ids and metadata', () => {
  test('every integrable resource takes an externalId and metadata, and answers them everywhere', async ({
    assert,
  }) => {
    assert.sameMembers(collections(), NAMED)
    const company = await aCompany()

    for (const collection of collections()) {
      const bare = ok(await post(company, collection, {}))
      assert.deepEqual([bare.externalId, bare.metadata], [null, {}], collection)

      const externalId = unique('CRM')
      const made = ok(
        await post(company, collection, {
          externalId: ` ${externalId} `,
          metadata: { 'channel': 'web', 'empty': '', 'gone': null, 'a.b': ' ñandú ' },
        })
      )
      assert.deepEqual(
        [made.externalId, made.metadata],
        [externalId, { 'channel': 'web', 'a.b': 'ñandú' }],
        collection
      )
      const path = `${collection}/${made.id}`
      assert.deepEqual(ok(await company.api.get(path)).metadata, made.metadata, collection)
      assert.deepEqual(
        ok(await company.api.get(collection)).data[0].metadata,
        made.metadata,
        collection
      )
      assert.deepEqual(await valuesOf(company, made.id), made.metadata, collection)

      const merged = ok(await company.api.patch(path, { metadata: { channel: 'shop', more: '1' } }))
      assert.deepEqual(
        merged.metadata,
        { 'channel': 'shop', 'a.b': 'ñandú', 'more': '1' },
        collection
      )
      assert.deepEqual(
        [merged.version, merged.externalId],
        [made.version + 1, externalId],
        collection
      )
      const same = ok(await company.api.patch(path, { metadata: { more: '1' } }))
      assert.equal(same.version, merged.version, `${collection}: nothing has changed`)

      const fewer = ok(
        await company.api.patch(path, { metadata: { 'a.b': null, 'none': null }, externalId: null })
      )
      assert.deepEqual(
        [fewer.externalId, fewer.metadata],
        [null, { channel: 'shop', more: '1' }],
        collection
      )
      assert.deepEqual(await valuesOf(company, made.id), fewer.metadata, collection)

      const cleared = ok(await company.api.patch(path, { metadata: null }))
      assert.deepEqual([cleared.metadata, await valuesOf(company, made.id)], [{}, {}], collection)
    }
  }).timeout(60_000)

  test('an externalId is unique per kind and company, also under concurrency, and free after a deletion', async ({
    assert,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]

    for (const collection of collections()) {
      const externalId = unique('ERP')
      const bodies = await Promise.all(
        Array.from({ length: 5 }, () => resourceOf(collection).body!(company))
      )
      const answers = await Promise.all(
        bodies.map((body) => company.api.post(collection, { ...body, externalId }))
      )
      const [first, ...rest] = answers.sort((a, b) => a.status - b.status)
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 409, 409, 409, 409],
        `${collection}: ${answers.map(({ text }) => text).join('\n')}`
      )
      for (const refused of rest) {
        assert.equal(refused.body.code, 'DUPLICATE', refused.text)
        isInvalid(assert, refused, 'externalId', 'DUPLICATE', 409)
      }

      assert.equal((await post(other, collection, { externalId })).status, 201, collection)
      const another = ok(await post(company, collection, { externalId: externalId.toLowerCase() }))
      isInvalid(
        assert,
        await company.api.patch(`${collection}/${another.id}`, { externalId }),
        'externalId',
        'DUPLICATE',
        409
      )
      assert.equal(
        ok(await company.api.get(`${collection}/${another.id}`)).externalId,
        externalId.toLowerCase(),
        'case counts'
      )

      if (!deletable(collection)) continue
      ok(await company.api.patch(`${collection}/${first.body.id}`, { metadata: { a: 'b' } }))
      assert.equal(
        (await company.api.delete(`${collection}/${first.body.id}`)).status,
        204,
        collection
      )
      assert.deepEqual(await valuesOf(company, first.body.id), {}, collection)
      assert.equal((await post(company, collection, { externalId })).status, 201, collection)
    }
  }).timeout(120_000)

  test('an invalid externalId or metadata is refused by name and leaves the record unchanged', async ({
    assert,
  }) => {
    const company = await aCompany()
    const many = (count: number, prefix = 'k') =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'v']))
    const WRONG: [body: object, field: string, code: string][] = [
      [{ externalId: 'x'.repeat(129) }, 'externalId', 'TOO_LONG'],
      [{ externalId: 17 }, 'externalId', 'TYPE'],
      [{ externalId: 'a\nb' }, 'externalId', 'INVALID_CHARACTER'],
      [{ metadata: 'channel=web' }, 'metadata', 'TYPE'],
      [{ metadata: [['a', 'b']] }, 'metadata', 'TYPE'],
      [{ metadata: { color: 5 } }, 'metadata.color', 'TYPE'],
      [{ metadata: { color: { r: '1' } } }, 'metadata.color', 'TYPE'],
      [{ metadata: { color: 'x'.repeat(501) } }, 'metadata.color', 'TOO_LONG'],
      [{ metadata: { [`${'k'.repeat(41)}`]: 'v' } }, `metadata.${'k'.repeat(41)}`, 'INVALID'],
      [{ metadata: { ' a': 'v' } }, 'metadata. a', 'INVALID'],
      [{ metadata: many(51) }, 'metadata', 'TOO_MANY_ITEMS'],
    ]

    for (const collection of collections()) {
      const { id } = ok(
        await post(company, collection, { externalId: unique('X'), metadata: many(30) })
      )
      const made = ok(await company.api.get(`${collection}/${id}`))
      for (const [body, field, code] of WRONG) {
        isInvalid(assert, await company.api.patch(`${collection}/${made.id}`, body), field, code)
        isInvalid(assert, await post(company, collection, body), field, code)
      }
      isInvalid(
        assert,
        await company.api.patch(`${collection}/${made.id}`, { metadata: many(21, 'other') }),
        'metadata',
        'TOO_MANY_ITEMS'
      )
      assert.deepEqual(ok(await company.api.get(`${collection}/${made.id}`)), made, collection)
      assert.equal(
        Object.keys(
          ok(
            await company.api.patch(`${collection}/${made.id}`, {
              metadata: { ...many(20, 'other'), [`${'🦤'.repeat(40)}`]: 'ñ'.repeat(500), k0: null },
            })
          ).metadata
        ).length,
        50,
        collection
      )
    }
  }).timeout(120_000)
})
