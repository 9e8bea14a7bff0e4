import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import {
  anImportWorker,
  ended,
  filesOf,
  send,
  upload,
} from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports: encodings', (group) => {
  group.setup(anImportWorker)

  const TEXT = lines('taxId;name', '1;Café Ñandú “S.A.S.” €', '2;Peñón')
  const ENCODED: Record<string, Buffer> = {
    'windows-1252': Buffer.from(
      TEXT.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('€', '\x80'),
      'latin1'
    ),
    'utf-16le': Buffer.from(TEXT, 'utf16le'),
    'utf-8': Buffer.from(TEXT),
  }
  const namesOf = async ({ api }: Company) =>
    (await api.get('/customers?sort=taxId')).body.data.map(({ name }: any) => name)
  const NAMES = ['Café Ñandú “S.A.S.” €', 'Peñón']

  test('a file is read in the stated encoding, also when it is stated after the file', async ({
    assert,
  }) => {
    for (const [encoding, bytes] of Object.entries(ENCODED)) {
      for (const field of ['encoding', 'after:encoding']) {
        const company = await aCompany()
        const one = await ended(
          company.api,
          await upload(company.api, bytes, { resource: 'customers', [field]: encoding })
        )
        assert.containsSubset(
          one,
          { created: 2, encoding, fileSize: bytes.length },
          `${field} ${encoding}`
        )
        assert.deepEqual(await namesOf(company), NAMES)
        assert.deepEqual(await filesOf(company), [one.id])
      }
      const raw = await aCompany()
      assert.equal(
        (await ended(raw.api, await send(raw.api, bytes, { resource: 'customers', encoding })))
          .created,
        2
      )
      assert.deepEqual(await namesOf(raw), NAMES)
    }
  }).timeout(60_000)

  test('byte order marks override the stated encoding', async ({ assert }) => {
    const marked = {
      'utf-16le': Buffer.from(`\ufeff${TEXT}`, 'utf16le'),
      'utf-16be': Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(),
      'utf-8': Buffer.from(`\ufeff${TEXT}`),
    }
    for (const [encoding, bytes] of Object.entries(marked)) {
      for (const said of [
        {},
        { encoding: 'windows-1252' },
        { 'after:encoding': 'windows-1252' },
      ] as Record<string, string>[]) {
        const company = await aCompany()
        const one = await ended(
          company.api,
          await upload(company.api, bytes, { resource: 'customers', ...said })
        )
        assert.containsSubset(one, { created: 2, encoding }, encoding)
        assert.deepEqual(await namesOf(company), NAMES)
      }
    }
  }).timeout(60_000)

  test('a file that is not UTF-8 is refused with a place and a suggestion of windows-1252', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const refused = await upload(api, ENCODED['windows-1252'], { resource: 'customers' })
    assert.equal(refused.status, 422)
    assert.containsSubset(refused.body.errors[0], {
      field: 'file',
      code: 'WRONG_ENCODING',
      meta: { line: 2, byte: 17, encodings: ['windows-1252'] },
    })

    for (const said of [
      { encoding: 'windows-1252' },
      { 'after:encoding': 'windows-1252' },
      { 'after:encoding': 'utf-16le' },
    ] as Record<string, string>[]) {
      const wrong = await upload(api, ENCODED['utf-8'], { resource: 'customers', ...said })
      assert.containsSubset(
        wrong.body.errors?.[0],
        { field: 'encoding', code: 'WRONG_ENCODING' },
        JSON.stringify(said)
      )
    }
    assert.equal(
      (await upload(api, TEXT, { resource: 'customers', encoding: 'klingon' })).body.errors[0]
        .field,
      'encoding'
    )
    assert.deepEqual(await filesOf(company), [])
    assert.equal(
      (
        await ended(
          api,
          await upload(api, lines('taxId,name', '1,plain'), {
            resource: 'customers',
            encoding: 'windows-1252',
          })
        )
      ).created,
      1
    )
  })
})
