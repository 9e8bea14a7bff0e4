import { connect } from 'node:net'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import env from '#start/env'
import { ORIGIN } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { filesOf, send, upload } from '#tests/functional/integrations/helpers'

const ROW = '900-1,Café Ñandú\n'
const GOOD = `taxId,name\n${ROW}`
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
const marked = (bytes: Buffer, ...mark: number[]) => Buffer.concat([Buffer.from(mark), bytes])

/** What is sent; the field and the code of the refusal; what its sentence names. */
const REFUSED: [string, string | Uint8Array, string, string, RegExp?][] = [
  ['an empty file', '', 'file', 'EMPTY'],
  ['blank lines alone', '\n \r\n\n', 'file', 'EMPTY'],
  ['a header without rows', 'taxId,name\r\n', 'file', 'EMPTY'],
  ['no header, rows at once', ROW, '900-1', 'UNKNOWN_FIELD', /900-1/],
  ['a column twice', 'taxId,name,name\n1,a,b\n', 'name', 'DUPLICATE', /name/],
  [
    'columns that there are not',
    'taxId,name,colour,taste\n1,a,b,c\n',
    'taste',
    'UNKNOWN_FIELD',
    /colour.*taste/,
  ],
  ['a column without a name', 'taxId,name,\n1,a,b\n', 'file', 'UNKNOWN_FIELD', /Column 3/],
  ['a required column missing', 'name\na\n', 'taxId', 'REQUIRED', /taxId/],
  ['a million columns', `${'a,'.repeat(1_000_000)}b\n`, 'file', 'HEADER_TOO_LONG'],
  ['too many columns', `${'a,'.repeat(5_000)}b\n`, 'file', 'TOO_MANY_COLUMNS', /5001 columns/],
  ['a header that never ends', `taxId,"${'x'.repeat(2 << 20)}`, 'file', 'HEADER_TOO_LONG'],
  ['text behind the quotes of the header', '"taxId"x,name\n1,a\n', 'file', 'MALFORMED', /column 1/],
  [
    'a zip, as .xlsx is',
    Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100, 7)]),
    'file',
    'WRONG_FORMAT',
    /zip/,
  ],
  ['gzip', gzipSync(GOOD), 'file', 'WRONG_FORMAT', /gzip/],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n', 'file', 'WRONG_FORMAT', /PDF/],
  [
    'an old Office file',
    Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
    'file',
    'WRONG_FORMAT',
    /Office/,
  ],
  ['a NUL in a row', 'taxId,name\n1,a\n2,b\0c\n', 'file', 'WRONG_FORMAT', /line 3 .*byte 19\b/],
  ['UTF-16 without a mark', utf16(GOOD), 'file', 'WRONG_ENCODING', /UTF-16.*utf-16le/],
  [
    'UTF-16, the other way round, without a mark',
    swapped(utf16(GOOD)),
    'file',
    'WRONG_ENCODING',
    /UTF-16/,
  ],
  [
    'UTF-16 with its mark that ends within a character',
    marked(utf16(GOOD), 0xff, 0xfe).subarray(0, -1),
    'file',
    'WRONG_ENCODING',
    /not UTF-16LE/,
  ],
  [
    'UTF-32',
    Buffer.from(
      [...GOOD].flatMap((char) => [char.codePointAt(0)! & 0xff, char.codePointAt(0)! >> 8, 0, 0])
    ),
    'file',
    'WRONG_ENCODING',
    /UTF-32/,
  ],
  [
    'Latin-1',
    Buffer.from('taxId,name\n1,a\n2,Ñandú\n', 'latin1'),
    'file',
    'WRONG_ENCODING',
    /line 3 .*byte 18\b.*windows-1252.*UTF-8/,
  ],
  [
    'half a character at the end',
    Buffer.concat([Buffer.from(GOOD), Buffer.from([0xc3])]),
    'file',
    'WRONG_ENCODING',
    /line 3/,
  ],
]

async function leavesNothing({ api, ...company }: Company, assert: any, what: string) {
  assert.deepEqual(await filesOf({ api, ...company }), [], `${what}: files`)
  assert.equal((await api.get('/imports')).body.meta.total, 0, `${what}: imports`)
}

test.group('Uploads that are refused', () => {
  for (const [what, content, field, code, names = /./] of REFUSED) {
    test(`${what}: refused at once, with a reason, and nothing is kept`, async ({ assert }) => {
      const company = await aCompany()

      const form = await upload(company.api, content, { resource: 'customers' })
      const raw = await send(company.api, content, { resource: 'customers' })
      for (const { status, body, text } of [form, raw]) {
        assert.equal(status, 422, text)
        assert.isTrue(
          body.errors.some((error: any) => error.field === field && error.code === code),
          text
        )
        assert.match(body.detail, names)
      }
      await leavesNothing(company, assert, what)
    })
  }

  test('parameters that make no sense are refused by name', async ({ assert }) => {
    const company = await aCompany()
    const refusal = async (fields: Record<string, string>) => {
      const answers = [
        await upload(company.api, GOOD, fields),
        await send(company.api, GOOD, fields),
      ]
      return answers.map(
        ({ status, body }) => `${status} ${body.errors?.[0].field} ${body.errors?.[0].code}`
      )
    }
    const twice = (expected: string) => [expected, expected]

    assert.deepEqual(await refusal({}), twice('422 resource REQUIRED'))
    assert.deepEqual(await refusal({ resource: 'unicorns' }), twice('422 resource INVALID_CHOICE'))
    assert.deepEqual(
      await refusal({ resource: 'customers', mode: 'replace' }),
      twice('422 mode INVALID_CHOICE')
    )
    assert.deepEqual(
      await refusal({ resource: 'customers', dryRun: 'perhaps' }),
      twice('422 dryRun TYPE')
    )
    for (const mapping of ['nonsense', '[]', 'null ', '12', '{"a":1}'])
      assert.deepEqual(
        await refusal({ resource: 'customers', mapping }),
        twice('422 mapping TYPE'),
        mapping
      )
    assert.deepEqual(
      await refusal({ resource: 'customers', mapping: '{"name":"taxId","name":null}' }),
      twice('422 mapping DUPLICATE')
    )
    assert.deepEqual(
      await refusal({ resource: 'customers', mapping: '{"name":"colour"}' }),
      twice('422 mapping.name UNKNOWN_FIELD')
    )
    assert.deepEqual(
      await refusal({ resource: 'customers', mapping: '{"Nombre":"name"}' }),
      twice('422 mapping.Nombre NOT_FOUND')
    )
    assert.deepEqual(
      await refusal({ resource: 'customers', mapping: '{"name":"taxId"}' }),
      twice('422 name DUPLICATE')
    )
    await leavesNothing(company, assert, 'parameters')
  })

  test('a form without a file, with two, without an end, or no form at all', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const form = new FormData()
    form.append('resource', 'customers')
    assert.containsSubset((await api.post('/imports', form)).body, {
      status: 422,
      errors: [{ field: 'file', code: 'REQUIRED' }],
    })

    const two = new FormData()
    for (const name of ['a', 'b']) two.append('file', new Blob([GOOD]), name)
    assert.containsSubset((await api.post('/imports', two)).body, {
      status: 422,
      errors: [{ field: 'file' }],
    })

    const cut =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\ntaxId,name\n1,a\n'
    assert.equal(
      (
        await api.post('/imports?resource=customers', cut, {
          'content-type': 'multipart/form-data; boundary=x',
        })
      ).status,
      400
    )
    assert.equal(
      (
        await api.post('/imports?resource=customers', cut, {
          'content-type': 'multipart/form-data',
        })
      ).status,
      400
    )
    assert.equal(
      (await api.post('/imports?resource=customers', GOOD, { 'content-type': 'text/html' })).status,
      415
    )
    assert.equal(
      (
        await api.post('/imports?resource=customers', gzipSync(GOOD), {
          'content-type': 'text/csv',
          'content-encoding': 'gzip',
        })
      ).status,
      415
    )
    await leavesNothing(company, assert, 'forms')
  })

  test('hostile forms are refused or read, and nothing of a refused one is kept', async ({
    assert,
  }) => {
    const company = await aCompany()
    const part = (disposition: string, body: string) =>
      `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
    const resource = part('name="resource"', 'customers')
    const file = part('name="file"; filename="a.csv"', GOOD)
    const answerTo = async (...parts: string[]) => {
      const { status, body } = await company.api.post('/imports', `${parts.join('')}--x--\r\n`, {
        'content-type': 'multipart/form-data; boundary=x',
      })
      return `${status} ${body.errors?.[0].field ?? body.code ?? body.fileName}`
    }

    assert.equal(
      await answerTo(part('name="mapping"', '1'.repeat(65_537)), resource, file),
      '413 PAYLOAD_TOO_LARGE'
    )
    assert.equal(await answerTo(resource, part('filename="a.csv"', GOOD)), '422 file')
    assert.equal(await answerTo(resource, file, file.replace('900-1', '900-2')), '422 file')
    assert.equal(
      await answerTo(part('name="resource"', 'unicorns'), file.replace('taxId', '\0')),
      '422 resource'
    )
    await leavesNothing(company, assert, 'forms')

    assert.equal(await answerTo(resource, part(`name="file"; filename*=utf-8''%`, GOOD)), '202 %')
    assert.equal(
      await answerTo(resource, part('name="file"; filename="Ñandú \\"1\\".csv"', GOOD + ROW)),
      '202 Ñandú "1".csv'
    )
    assert.equal(
      await answerTo(
        resource,
        part(`name="x"; ${'y'.repeat(1_000_000)}`, ''),
        file.replace('900', '901')
      ),
      '202 a.csv'
    )
  })

  test('a type or a name that is a word of programs is one like any other', async ({ assert }) => {
    const { api } = await aCompany()
    for (const word of ['constructor', '__proto__']) {
      assert.equal(
        (await api.post('/imports?resource=customers', GOOD, { 'content-type': word })).status,
        415,
        word
      )

      const form = new FormData()
      form.append('resource', 'customers')
      form.append('dryRun', 'true')
      form.append('file', new Blob([GOOD]), `clientes.${word}`)
      assert.containsSubset(
        await api.post('/imports', form),
        { status: 202, body: { format: 'CSV' } },
        word
      )
    }
  })

  test('JSON that is no array, or an empty one', async ({ assert }) => {
    const company = await aCompany()
    const codes = async (content: string) =>
      (await send(company.api, content, { resource: 'customers' }, 'application/json')).body
        .errors?.[0].code

    assert.equal(await codes('{"taxId":"1"}'), 'WRONG_FORMAT')
    assert.equal(await codes('"text"'), 'WRONG_FORMAT')
    assert.equal(await codes(' [ ] '), 'EMPTY')
    assert.equal(await codes(''), 'EMPTY')
    assert.equal(await codes(`[${' '.repeat(5_000)}]`), 'EMPTY')
    for (const text of ['{"taxId":', 'nonsense', '[{"taxId":"1","name":"a"}', '[1,]', '[}']) {
      assert.containsSubset(
        await send(company.api, text, { resource: 'customers' }, 'application/json'),
        { status: 400, body: { code: 'MALFORMED_JSON' } },
        text
      )
    }
    await leavesNothing(company, assert, 'JSON')
  })

  test('an upload above 256 MiB is a 413 before it is sent', async ({ assert }) => {
    const company = await aCompany()
    const socket = connect(env.get('PORT'), env.get('HOST'))
    await once(socket, 'connect')
    socket.write(
      `POST /api/v1/imports?resource=customers HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${company.api.token}\r\nContent-Type: text/csv\r\nContent-Length: 268435457\r\n\r\n`
    )

    const [answer] = await once(socket, 'data')
    assert.match(String(answer), /^HTTP\/1.1 413 /)
    assert.match(String(answer), /PAYLOAD_TOO_LARGE/)
    socket.destroy()
    await leavesNothing(company, assert, 'large')
  })

  test('an upload that is cut in the middle leaves nothing', async ({ assert }) => {
    const company = await aCompany()
    const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    for (const [head, type, before] of [
      ['Content-Length: 1000000', 'text/csv', ''],
      ['Transfer-Encoding: chunked', 'text/csv', ''],
      ['Content-Length: 1000000', 'multipart/form-data; boundary=x', form],
    ]) {
      const socket = connect(env.get('PORT'), env.get('HOST'))
      await once(socket, 'connect')
      const some = `${before}${GOOD}${'900-2,x\n'.repeat(1000)}`
      const body = head.startsWith('T')
        ? `${Buffer.byteLength(some).toString(16)}\r\n${some}\r\n`
        : some
      const lines = [
        'POST /api/v1/imports?resource=customers HTTP/1.1',
        'Host: x',
        `Authorization: Bearer ${company.api.token}`,
        `Content-Type: ${type}`,
        head,
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)

      await eventually('the file is being written', async () => (await filesOf(company)).length)
      socket.destroy()
      await eventually('the file is gone', async () => !(await filesOf(company)).length)
    }
    await leavesNothing(company, assert, 'cut')
  })

  test('a partial write to disk is completed, or the upload is refused', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const ours = await open(import.meta.filename)
    const FileHandle = Object.getPrototypeOf(ours)
    await ours.close()
    const { write } = FileHandle
    cleanup(() => (FileHandle.write = write))

    FileHandle.write = function (bytes: Buffer, at = 0) {
      return write.call(this, bytes, at, Math.ceil((bytes.length - at) / 2))
    }
    const taken = await send(company.api, GOOD, { resource: 'customers' })
    assert.equal(taken.status, 202)
    assert.equal(
      await readFile(
        join(env.get('STORAGE_PATH')!, 'imports', company.tenant.publicId, taken.body.id),
        'utf8'
      ),
      GOOD
    )

    for (const code of ['ENOSPC', 'EACCES']) {
      let isShort = false
      FileHandle.write = function (bytes: Buffer, at = 0) {
        if (isShort) throw Object.assign(new Error(`${code}: write`), { code })
        isShort = true
        return write.call(this, bytes, at, 5)
      }
      assert.equal((await send(company.api, GOOD, { resource: 'customers' })).status, 503, code)
    }
    assert.deepEqual(await filesOf(company), [taken.body.id])
  })

  test('a refusal reaches a client that is still sending', async ({ assert }) => {
    const { api } = await aCompany()
    const block = new TextEncoder().encode('900-2,x\n'.repeat(8192))

    for (let time = 0; time < 5; time++) {
      let sent = 0
      const body = new ReadableStream({
        pull(upload) {
          upload.enqueue(sent++ ? block : new TextEncoder().encode('taxId,name\n1,a\0\n'))
          if (sent === 300) upload.close()
        },
      })
      const answer = await fetch(`${ORIGIN}/api/v1/imports?resource=customers`, {
        method: 'POST',
        headers: { 'authorization': `Bearer ${api.token}`, 'content-type': 'text/csv' },
        body,
        duplex: 'half',
      } as RequestInit)
      assert.equal(answer.status, 422)
      assert.equal(((await answer.json()) as any).errors[0].code, 'WRONG_FORMAT')
    }
  })

  test('an import needs the write scope of the resource', async ({ assert }) => {
    const company = await aCompany()
    const { api: sales } = await company.aUser('SALES')
    const { api: admin } = company
    const key = async (...scopes: string[]) =>
      (await admin.post('/api-keys', { name: 'erp', scopes })).body.key
    const { clientOf } = await import('#tests/api')

    assert.equal((await upload(sales, GOOD, { resource: 'customers' })).status, 403)
    assert.equal(
      (await upload(clientOf(await key('customers:write')), GOOD, { resource: 'customers' }))
        .status,
      403
    )
    const mover = clientOf(await key('integrations:write', 'customers:write'))
    assert.equal(
      (await upload(mover, 'sku,name,costPrice,sellingPrice\na,b,1,1\n', { resource: 'products' }))
        .body.code,
      'INSUFFICIENT_SCOPE'
    )
    assert.equal(
      (await send(mover, 'sku,name,costPrice,sellingPrice\na,b,1,1\n', { resource: 'products' }))
        .status,
      403
    )
    await leavesNothing(company, assert, 'scopes')
    assert.equal((await upload(mover, GOOD, { resource: 'customers' })).status, 202)
  })

  test('references are created only with their write scope', async ({ assert }) => {
    const company = await aCompany()
    const { clientOf } = await import('#tests/api')
    const mover = async (...scopes: string[]) =>
      clientOf(
        (
          await company.api.post('/api-keys', {
            name: 'erp',
            scopes: ['integrations:write', ...scopes],
          })
        ).body.key
      )
    const made = { createMissing: 'true' }
    const [invoices, assets] = [
      'customerTaxId,sku,quantity\n900-1,JAR-001,1\n',
      'name,supplier\nPortátil,Taller Andino\n',
    ]

    for (const scopes of [
      ['invoices:write'],
      ['invoices:write', 'customers:write'],
      ['invoices:write', 'inventory:write'],
    ]) {
      assert.containsSubset(
        await upload(await mover(...scopes), invoices, { resource: 'invoices', ...made }),
        { status: 403, body: { code: 'INSUFFICIENT_SCOPE' } },
        scopes.join()
      )
    }
    const keeper = await mover('assets:write')
    assert.equal((await upload(keeper, assets, { resource: 'assets', ...made })).status, 403)
    assert.equal(
      (
        await send(
          keeper,
          '[{"name":"Portátil","model":"T14"}]',
          { resource: 'assets', ...made },
          'application/json'
        )
      ).status,
      403,
      'any row may name one'
    )
    await leavesNothing(company, assert, 'makers')

    assert.equal(
      (await upload(keeper, 'name,model\nPortátil,T14\n', { resource: 'assets', ...made })).status,
      202,
      'a model is an asset’s own'
    )
    assert.equal(
      (await upload(keeper, assets, { resource: 'assets' })).status,
      202,
      'nothing is made'
    )
    assert.equal(
      (
        await upload(
          await mover('invoices:write', 'customers:write', 'inventory:write'),
          invoices,
          { resource: 'invoices', ...made }
        )
      ).status,
      202
    )
  })
})
