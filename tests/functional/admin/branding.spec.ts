import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { inAs, type Browser } from '#tests/functional/admin/administrator'
import { aPng } from '#tests/unit/documents/pictures'

const PAGE = '/admin/branding'

/** Sends a file by the form of the page, as a browser without scripts does. */
async function upload(browser: Browser, file: Buffer) {
  const { text } = await browser.get(PAGE)
  const [, address] = /enctype="multipart\/form-data" action="([^"]+)"/.exec(text)!
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), 'logo.png')
  return browser.send('POST', address.replaceAll('&amp;', '&'), { form })
}

test.group('Administration: logo and documents', () => {
  test('a logo is shown, replaced and removed, and a wrong file is refused beside its field', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get(PAGE)).text, 'There is no logo yet.')

    const answer = await upload(browser, aPng({ width: 40, height: 20 }))
    assert.equal(answer.location, PAGE, answer.text)
    const { text } = await browser.get(PAGE)
    assert.include(text, '<img src="/admin/branding/picture"')
    const picture = await browser.get(`${PAGE}/picture`)
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png'])

    for (const wrong of [Buffer.from('GIF89a'), Buffer.alloc(0)]) {
      const refused = await upload(browser, wrong)
      assert.equal(refused.status, 422)
      assert.include(refused.text, 'id="file-error"')
      assert.include(refused.text, '<img src="/admin/branding/picture"')
    }
    assert.equal((await upload(browser, Buffer.alloc(3 * 2 ** 20))).status, 413)

    const removed = await browser.submit(PAGE, {}, `${PAGE}/logo/remove`)
    assert.equal(removed.location, PAGE)
    assert.equal((await company.api.get('/settings/logo')).status, 404)
  })

  test('colour and texts are saved, kept when refused, and previewed unsaved', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const look = {
      hasColor: 'true',
      brandColor: '#1a73e8',
      paymentInstructions: 'Cuenta 1\r\nBanco 2',
      documentFooter: '',
    }
    assert.equal((await browser.submit(PAGE, look)).location, PAGE)
    const settings = async () => (await company.api.get('/settings/tenant')).body
    assert.containsSubset(await settings(), {
      brandColor: '#1a73e8',
      paymentInstructions: 'Cuenta 1\nBanco 2',
      documentFooter: null,
      version: 2,
    })

    const refused = await browser.submit(PAGE, { ...look, documentFooter: 'x'.repeat(2_001) })
    assert.equal(refused.status, 422)
    assert.include(refused.text, 'id="documentFooter-error"')

    const preview = await browser.submit(
      PAGE,
      { ...look, documentFooter: 'Pie' },
      `${PAGE}/preview`
    )
    assert.deepEqual(
      [preview.status, preview.headers.get('content-type'), preview.text.slice(0, 5)],
      [200, 'application/pdf', '%PDF-']
    )
    const wrong = await browser.submit(PAGE, { ...look, brandColor: 'red' }, `${PAGE}/preview`)
    assert.equal(wrong.status, 422)
    assert.include(wrong.text, 'id="brandColor-error"')
    assert.equal((await settings()).version, 2)

    await browser.submit(PAGE, { ...look, hasColor: 'false' })
    assert.isNull((await settings()).brandColor)
  })

  test('other roles neither see nor change them', async ({ assert }) => {
    const company = await aCompany()
    const sales = await inAs(company, (await company.aUser('SALES')).user)
    assert.notInclude((await sales.get('/admin')).text, PAGE)
    assert.equal((await sales.get(PAGE)).status, 403)
    assert.equal((await sales.get(`${PAGE}/picture`)).status, 403)
    assert.equal((await sales.submit('/admin', {}, `${PAGE}/logo/remove`)).status, 403)
    assert.equal((await sales.submit('/admin', {}, `${PAGE}/preview`)).status, 403)
  })
})
