import { randomBytes, randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { call } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { anApi } from '#tests/functional/api/an_api'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { anAsset, ok, times } from './equipment.js'
import { does } from './things.js'

const blockOf = (tag: string) => tag.slice(4, 8)
const numberOf = (tag: string) => Number(tag.slice(-5))

/** As if the company had made so many already. */
const countTo = ({ as, tenant }: Company, last: number) =>
  as(() =>
    execute("UPDATE number_series SET last = ? WHERE tenant_id = ? AND name = 'asset-tags'", [
      last,
      tenant.id,
    ])
  )

/** One whose four characters belong to nobody. */
async function unusedTag({ api }: Company): Promise<string> {
  const tag = `OFC-${randomBytes(4).toString('hex').toUpperCase().slice(0, 4)}-${String(randomInt(1e5)).padStart(5, '0')}`
  return (await api.post('/assets', { name: 'x', assetTag: tag }, { prefer: 'dry-run' })).status ===
    201
    ? tag
    : unusedTag({ api } as Company)
}

test.group('Tags', () => {
  test('each company counts from 1 in four characters of its own', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const made = []
    for (const { api } of [ours, ours, theirs, ours]) made.push((await anAsset(api)).assetTag)

    for (const tag of made) assert.match(tag, /^OFC-[A-Z0-9]{4}-\d{5}$/)
    assert.deepEqual(made.map(numberOf), [1, 2, 1, 3])
    assert.lengthOf([...new Set(made.map(blockOf))], 2)
  })

  test('a given tag has the format and is unique on the platform, also after deletion', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const [mine, other] = [await anAsset(ours.api), await anAsset(theirs.api)]
    const give = ({ api }: Company, assetTag: string) =>
      api.post('/assets', { name: 'x', assetTag })

    for (const wrong of [
      'OFC-AB1-00001',
      'ofc-ab12-00001',
      'OFC-AB12-0001',
      'OFC-AB12-000001',
      'ABC-AB12-00001',
      'OFC_AB12_00001',
    ])
      isInvalid(assert, await give(ours, wrong), 'assetTag', 'INVALID')
    isInvalid(assert, await give(ours, mine.assetTag), 'assetTag', 'DUPLICATE', 409)
    isInvalid(assert, await give(theirs, mine.assetTag), 'assetTag', 'DUPLICATE', 409)
    isInvalid(
      assert,
      await give(theirs, mine.assetTag.replace(/\d{5}$/, '00500')),
      'assetTag',
      'DUPLICATE',
      409
    )
    isInvalid(
      assert,
      await does(theirs.api, other, 'duplicate', { assetTag: mine.assetTag }),
      'assetTag',
      'DUPLICATE',
      409
    )

    assert.equal((await ours.api.delete(`/assets/${mine.id}`)).status, 204)
    isInvalid(assert, await give(ours, mine.assetTag), 'assetTag', 'DUPLICATE', 409)

    const nobodys = { assetTag: await unusedTag(ours) }
    assert.sameMembers(
      (
        await Promise.all(
          [ours, theirs].map(({ api }) => api.post('/assets', { name: 'x', ...nobodys }))
        )
      ).map(({ status }) => status),
      [201, 409]
    )
  })

  test('the counter steps over tags that were given, also over many, and over those of deleted assets', async ({
    assert,
  }) => {
    const company = await aCompany()
    const first = (await anAsset(company.api)).assetTag
    const tag = (number: number) => first.replace(/\d{5}$/, String(number).padStart(5, '0'))

    for (const number of [2, 3, 5, 7, 8, 9, 10, 11])
      await anAsset(company.api, { assetTag: tag(number) })
    const deleted = await anAsset(company.api, { assetTag: tag(12) })
    await company.api.delete(`/assets/${deleted.id}`)

    assert.deepEqual(
      [await anAsset(company.api), await anAsset(company.api), await anAsset(company.api)].map(
        ({ assetTag }) => assetTag
      ),
      [4, 6, 13].map(tag)
    )
    assert.equal((await anAsset(company.api)).assetTag, tag(14))
  })

  test('tags continue with other characters after 99,999; a dry run uses none', async ({
    assert,
  }) => {
    const company = await aCompany()
    const first = (await anAsset(company.api)).assetTag
    await countTo(company, 99_997)

    assert.equal(
      numberOf(
        ok(await company.api.post('/assets', { name: 'x' }, { prefer: 'dry-run' })).assetTag
      ),
      99_998
    )
    const made = [
      await anAsset(company.api),
      await anAsset(company.api),
      await anAsset(company.api),
      await anAsset(company.api),
    ].map(({ assetTag }) => assetTag)
    assert.deepEqual(made.map(numberOf), [99_998, 99_999, 1, 2])
    assert.deepEqual(
      made.map((tag) => blockOf(tag) === blockOf(first)),
      [true, true, false, false]
    )
    assert.equal(blockOf(made[2]), blockOf(made[3]))
    assert.equal(
      (await anAsset(company.api, { assetTag: first.replace(/\d{5}$/, '50000') })).assetTag.slice(
        -5
      ),
      '50000'
    )
  })

  test('parallel tags of three companies in two processes are unique', async ({ assert }) => {
    const companies = [await aCompany(), await aCompany(), await aCompany()]
    const known = (await anAsset(companies[0].api)).assetTag
    const other = await anApi()
    try {
      const answers = await times(50, (index) => {
        const { api } = companies[index % 3]
        const given =
          index % 3 === 0 && index < 24
            ? { assetTag: known.replace(/\d{5}$/, String(index + 2).padStart(5, '0')) }
            : {}
        return index % 2
          ? call(api.token, 'POST', `${other.origin}/api/v1/assets`, { name: 'x', ...given })
          : api.post('/assets', { name: 'x', ...given })
      })

      const refused = answers.filter(({ status }) => status !== 201)
      for (const one of refused) isRefused(assert, one, 409, 'DUPLICATE')
      assert.isTrue(refused.every(({ body }) => body.errors[0].field === 'assetTag'))
      const tags = answers.flatMap(({ status, body }) =>
        status === 201 ? [body.assetTag as string] : []
      )
      assert.lengthOf([...new Set([...tags, known])], tags.length + 1)

      // Only a tag that was given by hand may find the counter there before it.
      const ofOthers = answers.filter((_, index) => index % 3 !== 0 || index >= 24)
      assert.isTrue(ofOthers.every(({ status }) => status === 201))
      for (const index of [1, 2]) {
        const numbers = tags
          .filter((tag) => blockOf(tag) === blockOf(answers[index].body.assetTag))
          .map(numberOf)
        assert.sameMembers(
          numbers,
          numbers.map((_, at) => at + 1)
        )
      }
    } finally {
      await other.end()
    }
  })
})
