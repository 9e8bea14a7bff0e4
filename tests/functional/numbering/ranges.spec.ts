import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { decrypt } from '#core/primitives/secrets'
import { Archive } from '#tenants/archive/archive'
import { ArchiveKey } from '#tenants/archive/archive_key'
import { writeArchive } from '#tenants/archive/write_archive'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aShop, issued, ok } from '#tests/functional/sales/shop'
import { sandboxOfCompany } from '#tests/sandbox'
import { aRange, RANGE, rangeOf } from './range.js'

const KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c'

test.group('Numbering ranges', () => {
  test('a range answers its next number and what is left, and never its technical key', async ({
    assert,
  }) => {
    const company = await aCompany()
    const range = await aRange(company, { technicalKey: KEY.toUpperCase() })

    assert.containsSubset(range, {
      ...RANGE,
      default: false,
      active: true,
      hasTechnicalKey: true,
      nextNumber: 990_000_000,
      used: 0,
      remaining: 5_000_001,
      ending: false,
    })
    assert.notProperty(range, 'technicalKey')
    assert.deepEqual(await rangeOf(company, range), range)
    assert.deepEqual(ok(await company.api.get('/numbering-ranges')).data, [range])

    await company.as(async () => {
      const [{ secret }] = await rows(
        'SELECT technical_key_secret AS secret FROM numbering_ranges WHERE tenant_id = ?',
        [Current.tenantId]
      )
      assert.equal(decrypt(secret), KEY)
      const logged = await rows('SELECT `after` FROM audit_logs WHERE tenant_id = ?', [
        Current.tenantId,
      ])
      assert.notInclude(JSON.stringify(logged), KEY)
    })
    const cleared = ok(
      await company.api.patch(`/numbering-ranges/${range.id}`, { technicalKey: null })
    )
    assert.isFalse(cleared.hasTechnicalKey)
  })

  test('a range that is sent back as it was read does not change', async ({ assert }) => {
    const company = await aCompany()
    const range = await aRange(company, { default: true, technicalKey: KEY })
    const again = ok(
      await company.api.patch(`/numbering-ranges/${range.id}`, { ...range, technicalKey: KEY })
    )
    assert.equal(again.version, range.version)
  })

  test('bad input is refused on its field', async ({ assert }) => {
    const { api } = await aCompany()
    const bad: [object, string, string][] = [
      [{ documentType: 'RECEIPT' }, 'documentType', 'INVALID_CHOICE'],
      [{ prefix: 'SETPX' }, 'prefix', 'TOO_LONG'],
      [{ prefix: 'S-1' }, 'prefix', 'INVALID'],
      [{ prefix: 'ÑÑ' }, 'prefix', 'INVALID'],
      [{ from: 0 }, 'from', 'TOO_SMALL'],
      [{ from: 1.5 }, 'from', 'TOO_PRECISE'],
      [{ from: '1' }, 'from', 'TYPE'],
      [{ from: 995_000_001 }, 'to', 'TOO_SMALL'],
      [{ to: 1_000_000_000 }, 'to', 'TOO_LARGE'],
      [{ validUntil: '2019-01-18' }, 'validUntil', 'INVALID'],
      [{ validFrom: '2019-02-30' }, 'validFrom', 'INVALID_DATE'],
      [{ validFrom: null }, 'validFrom', 'REQUIRED'],
      [{ validUntil: undefined }, 'validUntil', 'REQUIRED'],
      [{ resolution: '' }, 'resolution', 'REQUIRED'],
      [{ technicalKey: KEY.slice(2) }, 'technicalKey', 'INVALID'],
      [{ technicalKey: `${KEY.slice(1)}g` }, 'technicalKey', 'INVALID'],
      [{ technicalKey: `${KEY}${KEY}` }, 'technicalKey', 'TOO_LONG'],
      [{ default: 'yes' }, 'default', 'TYPE'],
      [{ nextNumber: 5, successorId: 'x' }, 'successorId', 'UNKNOWN_FIELD'],
    ]
    for (const [more, field, code] of bad)
      isInvalid(assert, await api.post('/numbering-ranges', { ...RANGE, ...more }), field, code)

    assert.equal(ok(await api.get('/numbering-ranges')).meta.total, 0)
  })

  test('notes need no resolution, days or prefix', async ({ assert }) => {
    const { api } = await aCompany()
    for (const documentType of ['CREDIT_NOTE', 'DEBIT_NOTE'])
      assert.containsSubset(
        ok(await api.post('/numbering-ranges', { documentType, from: 1, to: 9 })),
        {
          prefix: '',
          validFrom: null,
          validUntil: null,
          resolution: null,
        }
      )
  })

  test('ranges of a document type give no number twice, whatever their prefixes', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const range = await aRange(company, { prefix: 'A', from: 100, to: 199 })

    for (const more of [
      { prefix: 'A', from: 199, to: 300 },
      { prefix: 'a', from: 1, to: 100 },
      { prefix: 'A1', from: 10, to: 20 },
    ]) {
      const refused = await api.post('/numbering-ranges', { ...RANGE, ...more })
      isRefused(assert, refused, 409, 'OVERLAP')
      assert.equal(refused.body.numberingRangeId, range.id)
    }
    for (const more of [
      { prefix: 'A', from: 200, to: 300 },
      { prefix: 'A1', from: 1, to: 9 },
      { prefix: 'B', from: 100, to: 199 },
      { prefix: 'A', from: 100, to: 199, documentType: 'POS' },
    ])
      await aRange(company, more)
    isRefused(assert, await api.patch(`/numbering-ranges/${range.id}`, { to: 200 }), 409, 'OVERLAP')
  })

  test('a type has one default, which moves with its event', async ({ assert }) => {
    const company = await aCompany()
    const first = await aRange(company, { default: true })
    const notes = await aRange(company, { documentType: 'CREDIT_NOTE', default: true })
    const second = await aRange(company, { prefix: 'FE', default: true })

    assert.isFalse((await rangeOf(company, first)).default)
    assert.isTrue((await rangeOf(company, notes)).default)
    ok(await company.api.patch(`/numbering-ranges/${first.id}`, { default: true }))
    assert.isFalse((await rangeOf(company, second)).default)
    assert.isTrue((await rangeOf(company, first)).default)
    const { data } = ok(
      await company.api.get('/numbering-ranges?default=true&documentType=INVOICE')
    )
    assert.deepEqual(
      data.map(({ id }: any) => id),
      [first.id]
    )
    ok(await company.api.patch(`/numbering-ranges/${first.id}`, { default: false }))
    assert.equal(ok(await company.api.get('/numbering-ranges?default=true')).meta.total, 1)
  })

  test('a range that has given numbers keeps what documents print, and is not deleted', async ({
    assert,
  }) => {
    const shop = await aShop()
    const range = await aRange(shop, { from: 1, to: 100, default: true })
    await issued(shop)
    await issued(shop)
    const path = `/numbering-ranges/${range.id}`

    for (const [field, value] of Object.entries({
      documentType: 'POS',
      prefix: 'FE',
      from: 2,
      resolution: '18760000002',
      to: 1,
      validFrom: '2099-01-01',
      validUntil: '2019-01-20',
    })) {
      const refused = await shop.api.patch(path, { [field]: value })
      isRefused(assert, refused, 409, 'IN_USE')
      assert.equal(refused.body.errors[0].field, field)
    }
    isRefused(assert, await shop.api.delete(path), 409, 'IN_USE')
    assert.containsSubset(await rangeOf(shop, range), { ...RANGE, from: 1, to: 100, used: 2 })

    assert.containsSubset(ok(await shop.api.patch(path, { to: 2, technicalKey: KEY })), {
      to: 2,
      nextNumber: null,
      remaining: 0,
      ending: true,
    })
    await aRange(shop, { from: 3, to: 100, resolution: '18760000002', default: true })
    assert.equal((await issued(shop)).fiscalNumber, 'SETP3')
  })

  test('an unused range changes in all fields and can be deleted', async ({ assert }) => {
    const company = await aCompany()
    const range = await aRange(company, { default: true })
    const path = `/numbering-ranges/${range.id}`
    assert.containsSubset(
      ok(await company.api.patch(path, { prefix: 'FE', from: 5, to: 9, documentType: 'POS' })),
      { prefix: 'FE', nextNumber: 5, remaining: 5, documentType: 'POS', default: true }
    )
    isInvalid(assert, await company.api.patch(path, { resolution: null }), 'resolution', 'REQUIRED')
    assert.equal((await company.api.delete(path)).status, 204)
    assert.equal((await company.api.get(path)).status, 404)
  })

  test('people who sell read ranges, and the books alone change them', async ({ assert }) => {
    const company = await aCompany()
    const range = await aRange(company)
    const { api } = await company.aUser('SALES')

    assert.equal(ok(await api.get('/numbering-ranges')).data[0].id, range.id)
    isRefused(assert, await api.post('/numbering-ranges', RANGE), 403, 'FORBIDDEN')
    isRefused(
      assert,
      await api.patch(`/numbering-ranges/${range.id}`, { active: false }),
      403,
      'FORBIDDEN'
    )
  })

  test('a sandbox has ranges of its own', async ({ assert }) => {
    const company = await aCompany()
    await aRange(company, { default: true })
    const sandbox = await sandboxOfCompany(company)
    assert.equal(ok(await sandbox.api.get('/numbering-ranges')).meta.total, 0)
    await aRange(sandbox, { default: true })
    assert.equal(ok(await company.api.get('/numbering-ranges')).meta.total, 1)
  })

  test('an archive keeps ranges, their next numbers and their keys', async ({
    assert,
    cleanup,
  }) => {
    const shop = await aShop()
    const range = await aRange(shop, { from: 1, default: true, technicalKey: KEY })
    await issued(shop)
    const folder = await mkdtemp(join(tmpdir(), 'oficio-ranges-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const [file, passphrase] = [join(folder, 'company'), 'a passphrase of some length']

    const key = await ArchiveKey.of(passphrase)
    await shop.as(() => writeArchive(file, key))
    const archive = await Archive.open(file, passphrase)
    for await (const { table, columns, rows } of archive.batches()) {
      if (table !== 'numbering_ranges') continue
      const kept = Object.fromEntries(columns.map((name, index) => [name, rows[0][index]]))
      assert.containsSubset(kept, { id: range.id, next_number: 2, default_of: 'INVOICE' })
      assert.equal(archive.key.open(String(kept.technical_key_secret)), KEY)
      return
    }
    assert.fail('The archive has no ranges')
  })
})
