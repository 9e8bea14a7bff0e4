/** Logo, colour and footer of a company on its mails, as a mail program finds them. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { deliver } from '#core/mail/mail'
import { storagePath } from '#core/primitives/storage_path'
import { sendInvoice } from '#sales/mail/send_document'
import { aCustomer, aShop, issued, ok, type Shop } from '#tests/functional/sales/shop'
import { aPng } from '#tests/unit/documents/pictures'
import { aMailServer, type Mail } from '#tests/worker/mail_server'

const FOOTER = 'Responsable de IVA\nCalle 85 <oficina> & bodega'

/** A part of a mail, decoded. A text may have lines of hyphens, boundaries have four. */
function partOf({ raw }: Mail, type: string): string {
  const part = new RegExp(
    `Content-Type: ${type}[^\\r]*\\r\\n(?:Content-Transfer-Encoding: ([\\w-]+)\\r\\n)?\\r\\n([\\s\\S]*?)\\r\\n----`
  )
  const [, encoding = '', body] = part.exec(raw)!
  return (encoding === 'base64' ? Buffer.from(body, 'base64') : unquoted(body))
    .toString()
    .replaceAll('\r\n', '\n')
}

/** Quoted-printable (RFC 2045). */
const unquoted = (body: string) =>
  Buffer.from(
    body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1'
  )

const htmlOf = (mail: Mail) => partOf(mail, 'text/html')
const textOf = (mail: Mail) => partOf(mail, 'text/plain')

async function aBrandedShop(settings: object = {}): Promise<Shop> {
  const shop = await aShop({
    settings: { brandColor: '#FFE600', documentFooter: FOOTER, ...settings },
  })
  return shop
}

const setLogo = async ({ api }: Shop) =>
  ok(
    await api.put('/settings/logo', new Uint8Array(aPng({ width: 400, height: 100, color: 6 })), {
      'content-type': 'image/png',
    })
  )

test.group('Mails in the look of a company', () => {
  test('a mail of an invoice has logo, colour, footer and how to pay, in HTML and text', async ({
    assert,
  }) => {
    const shop = await aBrandedShop({ paymentInstructions: 'Bancolombia\nCuenta 123-456' })
    await setLogo(shop)
    const customer = await aCustomer(shop, { email: 'compras@penon.test' })
    const mails = await aMailServer()
    const { id } = await issued({ ...shop, customer }, 2)
    await shop.as(() => sendInvoice({ data: { id }, outboxId: 'one' }))

    const [mail] = mails
    const [html, text] = [htmlOf(mail), textOf(mail)]
    const [, cid] = /<img src="cid:([^"]+)"/.exec(html)!
    const picture = mail.raw.split(/\r\n--/).find((part) => part.includes(`Content-ID: <${cid}>`))!
    assert.match(picture, /Content-Type: image\/png; name=logo.png/)
    assert.match(picture, /Content-Disposition: inline; filename=logo.png/)
    assert.match(mail.raw, /multipart\/mixed[\s\S]*multipart\/alternative[\s\S]*multipart\/related/)
    assert.match(mail.raw, /filename=factura-1.pdf/)

    assert.include(html, 'background-color:#FFE600;color:#000000')
    assert.include(html, 'width="220"')
    assert.include(html, 'Calle 85 &lt;oficina&gt; &amp; bodega')
    assert.include(html, '<html lang="es">')
    for (const said of ['Adjuntamos nuestra factura', 'Instrucciones de pago:', 'Cuenta 123-456']) {
      assert.include(html, said)
      assert.include(text, said)
    }
    assert.include(text, `\n-- \n${FOOTER}`)
  }).timeout(60_000)

  test('links of a plain text work in its HTML, and nothing of it is markup', async ({
    assert,
  }) => {
    const shop = await aBrandedShop()
    const mails = await aMailServer()
    const text = 'Hola <b>Ana</b>,\n\nAbra https://oficio.test/x?a=1&b=2.\nGracias'
    await shop.as(() => deliver({ id: 'one', to: 'ana@penon.test', subject: 'Un <título>', text }))
    const html = htmlOf(mails[0])
    assert.include(
      html,
      '<a href="https://oficio.test/x?a=1&amp;b=2" style="color:#1f2933">https://oficio.test/x?a=1&amp;b=2</a>.<br>'
    )
    assert.include(html, 'Hola &lt;b&gt;Ana&lt;/b&gt;,')
    assert.include(html, '<title>Un &lt;título&gt;</title>')
    assert.notInclude(html, '<img')
  })

  test('a letter keeps its own HTML within the look', async ({ assert }) => {
    const shop = await aBrandedShop()
    const mails = await aMailServer()
    await shop.as(() =>
      deliver({
        ...{ id: 'one', to: 'ana@penon.test', subject: 'Feliz día' },
        text: 'Feliz día',
        html: '<p><strong>Feliz</strong> día</p>',
      })
    )
    assert.include(htmlOf(mails[0]), '<p><strong>Feliz</strong> día</p>')
    assert.include(textOf(mails[0]), FOOTER)
  })

  test('a company without logo, colour and footer sends plain text as before', async ({
    assert,
  }) => {
    const shop = await aShop()
    const mails = await aMailServer()
    await shop.as(() =>
      deliver({ id: 'one', to: 'ana@penon.test', subject: 'Hola', text: 'Hola\n' })
    )
    assert.notInclude(mails[0].raw, 'multipart')
    assert.notInclude(mails[0].raw, 'text/html')
  })

  test('a mail leaves without its logo when the bytes of the logo are lost', async ({ assert }) => {
    const shop = await aBrandedShop()
    await setLogo(shop)
    // The row names bytes that are nowhere.
    await shop.as(() =>
      execute("UPDATE files SET id = UUID() WHERE tenant_id = ? AND purpose = 'LOGO_PRINT'", [
        shop.tenant.id,
      ])
    )
    const mails = await aMailServer()
    await shop.as(() =>
      deliver({ id: 'one', to: 'ana@penon.test', subject: 'Hola', text: 'Hola\n' })
    )
    assert.notInclude(htmlOf(mails[0]), '<img')
    assert.include(htmlOf(mails[0]), '#FFE600')
  })

  test('a mail leaves without its logo while the bytes cannot be read', async ({ assert }) => {
    const shop = await aBrandedShop()
    await setLogo(shop)
    const folder = storagePath('files', shop.tenant.publicId)
    for (const name of await readdir(folder)) {
      await rm(join(folder, name))
      await mkdir(join(folder, name))
    }
    const mails = await aMailServer()
    await shop.as(() =>
      deliver({ id: 'one', to: 'ana@penon.test', subject: 'Hola', text: 'Hola\n' })
    )
    assert.notInclude(htmlOf(mails[0]), '<img')
    assert.include(htmlOf(mails[0]), '#FFE600')
  })
})
