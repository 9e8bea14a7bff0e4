/** Logo, colour, payment instructions and footer of a company on its PDFs. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { issuerOf } from '#documents/issuer'
import { logoOrFail } from '#documents/logo/company_logo'
import { removeAllBytes } from '#files/drive'
import { readFile } from '#files/stored_files'
import { exportTenant } from '#tenants/actions/export_tenant'
import { importTenant } from '#tenants/actions/import_tenant'
import { removeTenant } from '#tenants/actions/remove_tenant'
import Tenant from '#tenants/models/tenant'
import { call, clientOf } from '#tests/api'
import { aCompany, tokenOf, type Company } from '#tests/company'
import { isRefused } from '#tests/functional/core/refusals'
import { aShop, issued, ok } from '#tests/functional/sales/shop'
import { aCompanyWithSandbox } from '#tests/sandbox'
import { aPng, jpegMarkers } from '#tests/unit/documents/pictures'
import { print, readPdf } from './printed.js'

const PASSPHRASE = 'a passphrase that is long enough'
const LOGO = '/settings/logo'
const SETTINGS = '/settings/tenant'

/** One grey pixel. */
export const A_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKwA//9k=',
  'base64'
)

const aLogo = (width = 300, height = 100) =>
  aPng({ width, height, color: 6, pixel: (x) => [200, 30, 30, x % 256] })

const put = ({ api }: Pick<Company, 'api'>, file: Buffer, type = 'image/png') =>
  api.put(LOGO, new Uint8Array(file), { 'content-type': type })

const putForm = ({ api }: Pick<Company, 'api'>, file: Buffer, name = 'file') => {
  const form = new FormData()
  form.set(name, new Blob([new Uint8Array(file)]), 'logo.bin')
  return api.put(LOGO, form)
}

async function bytesOf({ api }: Pick<Company, 'api'>, path: string): Promise<Buffer> {
  const { pdf } = await print(api, path)
  return pdf
}

const PICTURE = /\/Subtype \/Image/

test.group('The logo of a company', () => {
  test('a logo is set by form or as the body, read as it was sent, replaced and removed', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    isRefused(assert, await api.get(LOGO), 404, 'NOT_FOUND')
    isRefused(assert, await api.delete(LOGO), 404, 'NOT_FOUND')

    const png = aLogo()
    const first = await putForm(company, png)
    assert.equal(first.status, 200, first.text)
    assert.containsSubset(first.body, { type: 'image/png', size: png.length })
    const answer = await print(api, LOGO)
    assert.isTrue(answer.pdf.equals(png))
    assert.equal(answer.headers.get('content-type'), 'image/png')
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    const etag = answer.headers.get('etag')!
    assert.equal(etag, `"${first.body.sha256}"`)
    assert.equal((await api.get(LOGO, { 'if-none-match': etag })).status, 304)

    // The type is that of the content.
    const second = await put(company, A_JPEG, 'image/png')
    assert.containsSubset(second, { status: 200, body: { type: 'image/jpeg' } })
    assert.isTrue((await bytesOf(company, LOGO)).equals(A_JPEG))
    assert.equal((await api.get(LOGO, { 'if-none-match': etag })).status, 200)

    assert.equal((await api.delete(LOGO)).status, 204)
    isRefused(assert, await api.get(LOGO), 404, 'NOT_FOUND')
  })

  test('files that are no sound picture of modest size are refused, and the logo stays', async ({
    assert,
  }) => {
    const company = await aCompany()
    const png = aLogo()
    ok(await put(company, png))
    const huge = aPng({ width: 1, height: 1 })
    huge.writeUInt32BE(50_000, 16)
    huge.writeUInt32BE(50_000, 20)
    const flipped = Buffer.from(png)
    flipped[100] ^= 255

    for (const [file, code] of [
      [Buffer.from('GIF89a'), 'UNSUPPORTED_FILE_TYPE'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_FILE_TYPE'],
      [Buffer.from('%PDF-1.7 text'), 'UNSUPPORTED_FILE_TYPE'],
      [Buffer.alloc(0), 'EMPTY'],
      [png.subarray(0, 200), 'INVALID'],
      [flipped, 'INVALID'],
      [huge, 'TOO_LARGE'],
      [jpegMarkers({ components: 4 }), 'UNSUPPORTED'],
      [A_JPEG.subarray(0, 100), 'INVALID'],
    ] as const)
      for (const send of [put, putForm]) {
        const answer = await send(company, file)
        assert.equal(answer.status, 422, code)
        assert.containsSubset(answer.body, { errors: [{ field: 'file', code }] })
      }
    const large = Buffer.concat([png, Buffer.alloc(2 ** 20)])
    isRefused(assert, await put(company, large), 413, 'PAYLOAD_TOO_LARGE')
    isRefused(assert, await putForm(company, large), 413, 'PAYLOAD_TOO_LARGE')
    isRefused(assert, await put(company, png, 'text/plain'), 415, 'UNSUPPORTED_MEDIA_TYPE')
    isRefused(assert, await company.api.put(LOGO, {}), 415, 'UNSUPPORTED_MEDIA_TYPE')
    assert.containsSubset((await putForm(company, png, 'logo')).body, { code: 'VALIDATION_FAILED' })

    assert.isTrue((await bytesOf(company, LOGO)).equals(png))
  }).timeout(60_000)

  test('a dry run and a caller without the right change nothing', async ({ assert }) => {
    const company = await aCompany()
    const png = aLogo()
    const dry = await company.api.put(LOGO, new Uint8Array(png), {
      'content-type': 'image/png',
      'prefer': 'dry-run',
    })
    assert.equal(dry.status, 200, dry.text)
    isRefused(assert, await company.api.get(LOGO), 404, 'NOT_FOUND')

    const { api: viewer } = await company.aUser('SALES')
    assert.equal((await put({ api: viewer }, png)).status, 403)
    assert.equal((await viewer.get(LOGO)).status, 403)
    assert.equal((await viewer.delete(LOGO)).status, 403)
    assert.equal((await viewer.get('/settings/preview')).status, 403)
    assert.equal((await call(null, 'GET', LOGO)).status, 401)

    ok(await put(company, png))
    const other = await aCompany()
    isRefused(assert, await other.api.get(LOGO), 404, 'NOT_FOUND')
  })

  test('of logos that are set at the same time one remains, with its print form', async ({
    assert,
  }) => {
    const company = await aCompany()
    const logos = [1, 2, 3, 4].map((one) => aLogo(100 + one, 50))
    const answers = await Promise.all(logos.map((one) => put(company, one)))
    for (const { status, text } of answers) assert.equal(status, 200, text)

    const shown = await bytesOf(company, LOGO)
    const index = logos.findIndex((one) => one.equals(shown))
    assert.isAtLeast(index, 0)
    const pdf = await bytesOf(company, '/settings/preview')
    assert.include(pdf.toString('latin1'), `/Width ${101 + index}`)
    assert.equal((await company.api.delete(LOGO)).status, 204)
    isRefused(assert, await company.api.get(LOGO), 404, 'NOT_FOUND')
  })
})

test.group('The logo beside other files and companies', () => {
  test('a logo is replaced by one of its size when nothing more fits', async ({ assert }) => {
    const company = await aCompany()
    const setQuota = (filesQuotaMib: number) =>
      Current.run({ tenant: null }, async () => {
        const tenant = await Tenant.findOrFail(company.tenant.id)
        await tenant.merge({ filesQuotaMib }).save()
      })
    const pixels = randomBytes(400 * 400 * 3)
    const large = aPng({
      ...{ width: 400, height: 400, color: 2 },
      pixel: (x, y) => [...pixels.subarray(3 * (400 * y + x), 3 * (400 * y + x) + 3)],
    })
    await setQuota(1)
    const first = await put(company, large)
    assert.equal(first.status, 200, first.text)
    const again = await put(company, large)
    assert.equal(again.status, 200, again.text)
    await setQuota(0)
    isRefused(assert, await put(company, large), 409, 'QUOTA_EXCEEDED')
    assert.isTrue((await bytesOf(company, LOGO)).equals(large))
  })

  test('a sandbox prints the logo of its company until it has its own', async ({ assert }) => {
    const { company, sandbox } = await aCompanyWithSandbox()
    const pdfOf = async () => {
      const { pdf } = await print(sandbox.api, '/settings/preview', {
        'oficio-environment': 'test',
      })
      return pdf.toString('latin1')
    }
    assert.notMatch(await pdfOf(), PICTURE)
    ok(await put(company, aLogo(101, 50)))
    assert.include(await pdfOf(), '/Width 101')
    ok(await put(sandbox, aLogo(102, 50)))
    assert.include(await pdfOf(), '/Width 102')
    assert.equal((await sandbox.api.delete(LOGO)).status, 204)
    assert.include(await pdfOf(), '/Width 101')
    assert.isTrue((await bytesOf(company, LOGO)).equals(aLogo(101, 50)))
  })
})

test.group('The archive of a company', () => {
  test('an archive has the logo, the colour and the texts', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'oficio-archives-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const company = await aCompany()
    const png = aLogo()
    ok(await put(company, png))
    ok(await company.api.patch(SETTINGS, { documentFooter: 'Pie del archivo' }))

    const archive = join(folder, 'company')
    const tenant = await Current.run({ tenant: null }, async () => {
      const ours = await Tenant.findByOrFail('public_id', company.tenant.publicId)
      await exportTenant(ours, archive, PASSPHRASE)
      await removeTenant(ours)
      await removeAllBytes(company.tenant.publicId)
      return importTenant(archive, PASSPHRASE)
    })
    await Current.run({ tenant: tenant.toCurrent() }, async () => {
      assert.isTrue((await readFile(await logoOrFail())).equals(png))
      const { brand } = await issuerOf()
      assert.equal(brand!.footer, 'Pie del archivo')
      assert.equal(brand!.logo!.type, 'image/png')
    })
  })
})

test.group('Colour and texts of a company', () => {
  test('colour and texts are settings, checked, cleared and sent back as read', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const none = { brandColor: null, paymentInstructions: null, documentFooter: null }
    assert.containsSubset((await api.get(SETTINGS)).body, none)
    const given = {
      brandColor: '#1a73E8',
      paymentInstructions: 'Bancolombia\nCuenta 123',
      documentFooter: 'x'.repeat(2_000),
    }
    assert.containsSubset(ok(await api.patch(SETTINGS, given)), given)
    const { body } = await api.get(SETTINGS)
    assert.containsSubset(ok(await api.put(SETTINGS, body)), given)

    for (const [field, value, code] of [
      ['brandColor', 'red', 'INVALID'],
      ['brandColor', '#12345', 'INVALID'],
      ['brandColor', '#12345G', 'INVALID'],
      ['brandColor', '#12345678', 'TOO_LONG'],
      ['brandColor', 7, 'TYPE'],
      ['paymentInstructions', 'x'.repeat(2_001), 'TOO_LONG'],
      ['documentFooter', 'x'.repeat(2_001), 'TOO_LONG'],
      ['documentFooter', 'a\u202eb', 'INVALID_CHARACTER'],
    ] as const)
      for (const path of [SETTINGS, '/settings/preview']) {
        const answer = await api[path === SETTINGS ? 'patch' : 'post'](path, { [field]: value })
        assert.equal(answer.status, 422, `${field} ${value}`)
        assert.containsSubset(answer.body, { errors: [{ field, code }] })
      }
    assert.containsSubset(ok(await api.patch(SETTINGS, none)), none)
  })

  test('every kind of document has the logo, the colour and the footer', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    const invoice = await issued(shop, 2, { paymentMethod: 'CREDIT', dueDate: '2031-01-31' })
    const quote = ok(
      await api.post('/quotes', { customerId: shop.customer.id, items: [shop.service.id] })
    )
    const payment = ok(
      await api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CASH' })
    )
    const note = ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'Wrong',
        items: [{ productId: shop.goods.id, quantity: 1 }],
      })
    )
    const documents: [string, asks: boolean][] = [
      [`/invoices/${invoice.id}/pdf`, true],
      [`/quotes/${quote.id}/pdf`, true],
      [`/payments/${payment.id}/pdf`, false],
      [`/credit-notes/${note.id}/pdf`, false],
      [`/customers/${shop.customer.id}/statement`, true],
      ['/reports/trial-balance', false],
    ]
    const accept = { accept: 'application/pdf' }
    for (const [path] of documents) {
      const { pdf, text } = await print(api, path, accept)
      assert.notMatch(pdf.toString('latin1'), PICTURE, path)
      assert.notInclude(text, 'INSTRUCCIONES', path)
    }

    ok(
      await api.patch(SETTINGS, {
        brandColor: '#FFE600',
        paymentInstructions: 'Transferencia a la cuenta 123-456',
        documentFooter: 'Responsable de IVA.\nAutorretenedores no.',
      })
    )
    ok(await put(shop, aLogo()))
    for (const [path, asks] of documents) {
      const { pdf, text, status } = await print(api, path, accept)
      assert.equal(status, 200, path)
      assert.match(pdf.toString('latin1'), PICTURE, path)
      assert.include(text, 'Responsable de IVA.', path)
      assert.include(text, 'Autorretenedores no.', path)
      assert.equal(text.includes('Transferencia a la cuenta 123-456'), asks, path)
      assert.equal(text.includes('INSTRUCCIONES DE PAGO'), asks, path)
    }

    ok(
      await api.post('/payments', {
        invoiceId: invoice.id,
        amount: invoice.balance - 1 - note.total,
        paymentMethod: 'CASH',
      })
    )
    const paid = await print(api, `/invoices/${invoice.id}/pdf`)
    assert.notInclude(paid.text, 'Transferencia', 'a paid invoice asks for nothing')
  }).timeout(60_000)

  test('long texts are printed whole on as many pages as they need', async ({ assert }) => {
    const shop = await aShop()
    const words = Array.from({ length: 280 }, (_, index) => `palabra${index}`)
    const lines = Array.from({ length: 300 }, (_, index) => `renglón ${index}`)
    const { id } = await issued(shop, 1)
    const change = async (settings: object) => ok(await shop.api.patch(SETTINGS, settings))

    const few = lines.slice(0, 10)
    await change({
      documentFooter: few.join('\n'),
      paymentInstructions: words.slice(0, 180).join(' '),
    })
    const usual = await print(shop.api, `/invoices/${id}/pdf`)
    for (const word of words.slice(0, 180)) assert.include(usual.words, word)
    for (const page of usual.pages) for (const line of few) assert.include(page, line)
    assert.equal(usual.count, usual.pages.length)

    // Too high for a foot: it stands once, at the end.
    const many = lines.slice(0, 150)
    await change({ documentFooter: many.join('\n') })
    const { words: said, count, lowest } = await print(shop.api, `/invoices/${id}/pdf`)
    assert.isAbove(count, 1)
    for (const line of many) assert.equal(said.split(`${line} `).length, 2, line)
    assert.isAbove(lowest, 0)
  })
})

test.group('A preview of documents', () => {
  test('a sample invoice shows what is saved, or what is sent, and stores nothing', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const { api } = company
    ok(await api.patch(SETTINGS, { documentFooter: 'Pie guardado', brandColor: '#000000' }))
    ok(await put(company, aLogo()))

    const saved = await print(api, '/settings/preview')
    assert.equal(saved.status, 200)
    assert.equal(saved.headers.get('content-type'), 'application/pdf')
    assert.match(saved.pdf.toString('latin1'), PICTURE)
    for (const said of ['FACTURA DE VENTA', 'MUESTRA', 'Pie guardado', company.tenant.name])
      assert.include(saved.text, said)
    assert.notInclude(saved.text, 'INSTRUCCIONES')

    const sent = await fetchPdf(api.token!, {
      documentFooter: null,
      paymentInstructions: 'Cuenta 9',
    })
    assert.include(sent.text, 'Cuenta 9')
    assert.notInclude(sent.text, 'Pie guardado')
    assert.containsSubset((await api.get(SETTINGS)).body, {
      documentFooter: 'Pie guardado',
      paymentInstructions: null,
      version: 2,
    })
    assert.equal((await api.get('/invoices')).body.data.length, 0)

    const reader = clientOf(await tokenOf(company.admin, company.tenant.publicId))
    assert.equal((await reader.post('/settings/preview', { color: 'x' })).status, 422)
  })
})

async function fetchPdf(token: string, body: object) {
  const { ORIGIN } = await import('#tests/api')
  const response = await fetch(`${ORIGIN}/api/v1/settings/preview`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return readPdf(Buffer.from(await response.arrayBuffer()))
}
