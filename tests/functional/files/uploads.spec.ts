import { connect } from 'node:net'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { test } from '@japa/runner'
import File from '#files/models/file'
import { ORIGIN } from '#tests/api'
import { aCompany, tokenOf, type Company } from '#tests/company'
import { aCompanyWithSandbox } from '#tests/sandbox'
import { eventually } from '#tests/eventually'
import { zipOf } from '#tests/functional/integrations/workbook'
import { bytesOnDisk, PDF, PNG, send } from '#tests/functional/files/helpers'

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const WEBP = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(24)])
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const latin1 = (text: string) => Buffer.from(text, 'latin1')

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const listing = (main: string) =>
  `<Types><Override PartName="/a.xml" ContentType="${OFFICE}.${main}.main+xml"/></Types>`

/** Content, name, type that is found. */
const TAKEN: [what: string, content: string | Uint8Array, name: string, type: string][] = [
  ['a PNG', PNG, 'a.png', 'image/png'],
  ['a JPEG', JPEG, 'a.jpg', 'image/jpeg'],
  ['a WebP', WEBP, 'a.webp', 'image/webp'],
  ['a PDF', PDF, 'a.pdf', 'application/pdf'],
  ['a PDF that is all text', '%PDF-1.4\n%%EOF\n', 'a.pdf', 'application/pdf'],
  ['a PDF with the name of a picture', PDF, 'photo.png', 'application/pdf'],
  ['a CSV', 'sku,name\n1,Café\n', 'a.csv', 'text/csv'],
  ['a CSV with semicolons', 'sku;name\r\n1;"a\nb"\r\n', 'a.csv', 'text/csv'],
  ['a CSV whose first word looks like a picture', 'BM,name\n1,x\n', 'a.csv', 'text/csv'],
  ['a CSV in UTF-16', utf16('a\tb\n1\t2\n'), 'a.csv', 'text/csv'],
  ['a CSV with the name of a text', 'a,b\n1,2\n', 'a.txt', 'text/csv'],
  ['a CSV with the name of a log', 'a,b\n1,2\n', 'a.log', 'text/csv'],
  ['a CSV with one column', 'sku\n1\n2\n', 'a.csv', 'text/csv'],
  ['a CSV in Windows-1252', latin1('sku;name\n1;Caf\xe9 \x80\n'), 'a.csv', 'text/csv'],
  ['a note in ISO-8859-1', latin1('\xbfQu\xe9 tal?\n'), 'a.txt', 'text/plain'],
  [
    'XML in ISO-8859-1',
    latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\xe9</a>'),
    'a.xml',
    'application/xml',
  ],
  [
    'a PDF after other bytes',
    latin1('\x1b%-12345X@PJL\r\n%PDF-1.4\n\0\n%%EOF\n'),
    'a.pdf',
    'application/pdf',
  ],
  ['a PDF after an empty line', '\n%PDF-1.4\n%%EOF\n', 'a.pdf', 'application/pdf'],
  ['a note about PDF', 'A file begins with %PDF-1.4\n', 'a.txt', 'text/plain'],
  ['a note', 'Hola, ¿cómo está?\n', 'a.txt', 'text/plain'],
  ['a script', '#!/bin/sh\nrm -rf /\n', 'a.sh', 'text/plain'],
  ['JSON', '{"a":1}', 'a.json', 'text/plain'],
  [
    'XML',
    '<?xml version="1.0"?>\n<!-- x --><Invoice xmlns="urn:x"><ID>1</ID></Invoice>',
    'a.xml',
    'application/xml',
  ],
  ['XML without a declaration', '<Invoice/>', 'a.xml', 'application/xml'],
  [
    'XML in UTF-16',
    utf16('<?xml version="1.0" encoding="utf-16"?><a/>'),
    'a.xml',
    'application/xml',
  ],
  [
    'a workbook',
    zipOf({ '[Content_Types].xml': listing('spreadsheetml.sheet'), 'xl/a.xml': '' }),
    'a.zip',
    `${OFFICE}.spreadsheetml.sheet`,
  ],
  [
    'a Word document',
    zipOf({ '[Content_Types].xml': listing('wordprocessingml.document'), 'word/a.xml': '' }),
    'a.docx',
    `${OFFICE}.wordprocessingml.document`,
  ],
  [
    'a zip bomb',
    zipOf({ '[Content_Types].xml': Buffer.alloc(200_000_000), 'a.txt': 'x' }),
    'a.xlsx',
    'application/zip',
  ],
  [
    'a zip',
    Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40)]),
    'a.zip',
    'application/zip',
  ],
]

const REFUSED: [what: string, content: string | Uint8Array, name: string][] = [
  ['a page', '<!DOCTYPE html><html></html>', 'a.txt'],
  ['a page without its type', '\n<HTML><script>alert(1)</script>', 'a.txt'],
  ['a script element', '<script>alert(1)</script>', 'a.xml'],
  ['XHTML', '<?xml version="1.0"?><x:html xmlns:x="http://www.w3.org/1999/xhtml"/>', 'a.xml'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.png'],
  ['an SVG as XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.xml'],
  ['broken markup', '<a <b>', 'a.xml'],
  [
    'a presentation',
    zipOf({ '[Content_Types].xml': listing('presentationml.presentation') }),
    'a.zip',
  ],
  [
    'a workbook with macros',
    zipOf({
      '[Content_Types].xml': `<a ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>`,
    }),
    'a.xlsx',
  ],
  ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(20)]), 'a.png'],
  ['a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(60)]), 'a.pdf'],
  [
    'an old Office file',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    'a.xlsx',
  ],
  ['gzip', Buffer.from('1f8b0800000000000003', 'hex'), 'a.csv'],
  ['text with controls', 'a\x01b', 'a.txt'],
  ['bytes without a character', Buffer.from('caf\x81,1\n', 'latin1'), 'a.csv'],
  ['Windows-1252 with controls', Buffer.from('caf\xe9\x01,1\n', 'latin1'), 'a.csv'],
  ['a page in Windows-1252', Buffer.from('<html>caf\xe9</html>', 'latin1'), 'a.txt'],
  [
    'an SVG in ISO-8859-1',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><svg>\xe9</svg>', 'latin1'),
    'a.xml',
  ],
  ['XML in an encoding that it does not say', Buffer.from('<a>\xe9</a>', 'latin1'), 'a.xml'],
  ['a page behind a comment of PDF', '%\n<html>\n%PDF-1.4\n%%EOF\n\0', 'a.pdf'],
  ['a page with a PDF in it', '<html>\n%PDF-1.4\n%%EOF\n', 'a.pdf'],
  ['text that speaks of %PDF- in a page', '<!-- \n%PDF-1.4 --><html></html>', 'a.pdf'],
  ['noise', Buffer.from('00112233445566778899aabbccddeeff', 'hex'), 'a.pdf'],
]

test.group('Uploads of files', () => {
  for (const [what, content, name, type] of TAKEN)
    test(`${what} is stored as ${type}`, async ({ assert }) => {
      const { api } = await aCompany()
      const { status, body, headers, text } = await send(api, content, { name, type: 'text/html' })

      assert.equal(status, 201, text)
      const bytes = Buffer.from(content as string)
      assert.containsSubset(body, {
        name,
        type,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
      assert.equal(headers.get('location'), `/api/v1/files/${body.id}`)
    })

  for (const [what, content, name] of REFUSED)
    test(`${what} is refused and leaves nothing`, async ({ assert }) => {
      const company = await aCompany()
      const { status, body } = await send(company.api, content, { name })

      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'file')
      assert.equal(body.errors[0].code, 'UNSUPPORTED_FILE_TYPE')
      assert.deepEqual(await left(company), { rows: 0, bytes: [] })
    })

  test('names lose folders, controls and marks of direction, and are at most 255 long', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const stored = async (name: string) => (await send(api, PDF, { name })).body.name

    assert.equal(await stored('../../etc/passwd.pdf'), 'passwd.pdf')
    assert.equal(await stored('C:\\Users\\Ana\\acta.pdf'), 'acta.pdf')
    assert.equal(await stored('a\u202efdp.exe\u200b.pdf'), 'afdp.exe.pdf')
    assert.equal(await stored('man\u0303ana.pdf'), 'mañana.pdf')
    assert.equal(await stored('..'), 'file.pdf')
    assert.equal(await stored(`${'ñ'.repeat(400)}.pdf`), `${'ñ'.repeat(251)}.pdf`)
  })

  test('an empty file, no file, two files and other fields are refused', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const errorOf = ({ status, body }: any) => [
      status,
      body.errors?.[0].field,
      body.errors?.[0].code,
    ]

    assert.deepEqual(errorOf(await send(api, '')), [422, 'file', 'EMPTY'])
    assert.deepEqual(errorOf(await send(api, PDF, { field: 'document' })), [
      422,
      'document',
      'UNKNOWN_FIELD',
    ])

    const none = new FormData()
    none.append('title', 'x')
    assert.deepEqual(errorOf(await api.post('/files', none)), [422, 'file', 'REQUIRED'])
    const two = new FormData()
    two.append('file', new Blob([PDF as any]), 'a.pdf')
    two.append('file', new Blob([PNG as any]), 'b.png')
    assert.deepEqual(errorOf(await api.post('/files', two)), [422, 'file', 'TOO_MANY_ITEMS'])
    const more = new FormData()
    more.append('file', new Blob([PDF as any]), 'a.pdf')
    more.append('title', 'x')
    assert.deepEqual(errorOf(await api.post('/files', more)), [422, 'title', 'UNKNOWN_FIELD'])

    assert.equal((await api.post('/files', { file: 'x' })).status, 415)
    assert.equal((await api.post('/files', PDF, { 'content-type': 'application/pdf' })).status, 415)
    const unclear = { 'content-type': 'multipart/form-data' }
    assert.equal((await api.post('/files', PDF, unclear)).body.code, 'MALFORMED_BODY')
    assert.deepEqual(await left(company), { rows: 0, bytes: [] })
  })

  test('a file above 25 MiB is a 413, one of 25 MiB is stored', async ({ assert }) => {
    const company = await aCompany()
    const most = Buffer.alloc(25 * 2 ** 20, 'a')

    const { status, body } = await send(company.api, Buffer.concat([most, Buffer.from('a')]))
    assert.equal(status, 413)
    assert.equal(body.code, 'PAYLOAD_TOO_LARGE')
    assert.deepEqual(await left(company), { rows: 0, bytes: [] })
    assert.equal((await send(company.api, most)).status, 201)
  })

  test('an upload that is cut in the middle leaves neither row nor bytes', async ({ assert }) => {
    const company = await aCompany()
    const token = await tokenOf(company.admin, company.tenant.publicId)
    const { hostname, port } = new URL(ORIGIN)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(
      'POST /api/v1/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ' +
        `${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ` +
        '4000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; ' +
        'filename="a.pdf"\r\n\r\n%PDF-1.7\n'
    )
    for (let n = 0; n < 20; n++) socket.write(Buffer.alloc(64 * 1024, 0xe2))
    await eventually('the upload has begun', async () => (await bytesOnDisk(company)).length === 1)
    socket.destroy()

    await eventually('the bytes are gone', async () => !(await bytesOnDisk(company)).length)
    assert.deepEqual(await left(company), { rows: 0, bytes: [] })
  })

  test('a repeated upload with its key is answered as the first, and stored once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const headers = { 'idempotency-key': 'one-file' }
    const [first, again] = [
      await send(company.api, PDF, { name: 'a.pdf', headers }),
      await send(company.api, PDF, { name: 'a.pdf', headers }),
    ]
    assert.deepEqual([first.status, again.status], [201, 201])
    assert.equal(again.body.id, first.body.id)
    assert.deepEqual(await left(company), { rows: 1, bytes: [first.body.id] })
    const other = await send(company.api, PNG, { name: 'a.pdf', headers })
    assert.equal(other.body.code, 'IDEMPOTENCY_KEY_REUSED')
    assert.deepEqual(await left(company), { rows: 1, bytes: [first.body.id] })
  })

  test('a dry run checks the file and keeps nothing', async ({ assert }) => {
    const company = await aCompany()
    const { status, body } = await send(company.api, PDF, { headers: { prefer: 'dry-run' } })
    assert.equal(status, 201)
    assert.equal(body.type, 'application/pdf')
    assert.deepEqual(await left(company), { rows: 0, bytes: [] })
  })

  test('callers who may only read upload nothing', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await company.aUser('VIEWER')
    assert.equal((await send(api, PDF)).status, 403)
  })

  test('the quota of the company holds under parallel uploads', async ({ assert }) => {
    const company = await aCompany()
    await setQuota(company, 1)
    const part = () => send(company.api, Buffer.alloc(300 * 1024, 'a'), { name: 'a.txt' })

    const answers = await Promise.all(Array.from({ length: 8 }, part))
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      3
    )
    const { body } = answers.find(({ status }) => status === 409)!
    assert.equal(body.code, 'QUOTA_EXCEEDED')
    assert.equal(body.quota, 2 ** 20)
    const { rows, bytes } = await left(company)
    assert.deepEqual([rows, bytes.length], [3, 3])

    const again = await part()
    assert.deepEqual([again.body.code, again.body.used], ['QUOTA_EXCEEDED', 3 * 300 * 1024])
    await setQuota(company, 2)
    assert.equal((await part()).status, 201)
  })

  test('a sandbox may store as much as its company, and no more', async ({ assert }) => {
    const { company, sandbox } = await aCompanyWithSandbox()
    await setQuota(company, 0)
    const { status, body } = await send(sandbox.api, PDF)
    assert.deepEqual([status, body.code, body.quota], [409, 'QUOTA_EXCEEDED', 0])
    await setQuota(company, 1)
    assert.equal((await send(sandbox.api, PDF)).status, 201)
  })

  test('a repeated upload is answered as the first when nothing more fits', async ({ assert }) => {
    const company = await aCompany()
    const headers = { 'idempotency-key': 'the-last-file' }
    const first = await send(company.api, PDF, { headers })
    assert.equal(first.status, 201)
    await setQuota(company, 0)
    const again = await send(company.api, PDF, { headers })
    assert.deepEqual([again.status, again.body.id], [201, first.body.id])
    const other = await send(company.api, PDF, { headers: { 'idempotency-key': 'one-more' } })
    assert.deepEqual([other.status, other.body.code], [409, 'QUOTA_EXCEEDED'])
    assert.deepEqual(await left(company), { rows: 1, bytes: [first.body.id] })
  })
})

async function left(company: Company) {
  const files = await company.as(() => File.all())
  return { rows: files.length, bytes: await bytesOnDisk(company) }
}

async function setQuota(company: Company, mib: number) {
  const { default: Tenant } = await import('#tenants/models/tenant')
  const { Current } = await import('#core/context/current')
  await Current.run({ tenant: null }, async () => {
    const tenant = await Tenant.findOrFail(company.tenant.id)
    await tenant.merge({ filesQuotaMib: mib }).save()
  })
}
