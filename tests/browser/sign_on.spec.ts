/** Pages that lead to other origins, in a real browser under their Content Security Policy. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany, aUserRow, unique } from '#tests/company'
import { givePassword } from '#tests/functional/admin/administrator'
import { addressOf, anApplication, redeem } from '#tests/functional/identity/applications'
import { anIdentityProvider, CLIENT } from '#tests/functional/identity/identity_provider'
import { aBrowser, barriers, logIn, picture, watchedPage } from '#tests/browser/admin_helpers'

/** The machine of an application, which waits for the answer. */
async function aCallback() {
  const server = createServer((_, answer) => answer.end('Back at the application')).listen(
    0,
    '127.0.0.1'
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/callback`, close: () => server.close() }
}

test.group('Sign on in a browser', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })

  for (const javaScriptEnabled of [true, false])
    test(`a person agrees to an application ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      assert,
    }) => {
      const [company, callback] = [await aCompany(), await aCallback()]
      await givePassword(company, company.admin)
      const application = await anApplication([callback.address])
      const request = { ...application.request, redirect_uri: callback.address }
      const { page, context } = await watchedPage(browser, { javaScriptEnabled })
      try {
        await logIn(page, company.admin.email)
        await page.goto(ORIGIN + addressOf(request))
        await page.getByRole('heading', { name: 'Conectar A host' }).waitFor()
        if (javaScriptEnabled) assert.deepEqual(await barriers(page), [])
        await picture(page, 'consent')

        await page.locator('input[value="ALL"]').check()
        await page.getByRole('button', { name: 'Aceptar' }).click()
        await page.getByText('Back at the application').waitFor()
        const code = new URL(page.url()).searchParams.get('code')!
        const { body } = await redeem(application, code, { redirect_uri: callback.address })
        assert.equal(body.scope, 'assistant:read assistant:write')
      } finally {
        await context.close()
        callback.close()
      }
    })

  test("a person logs in at the company's provider", async ({ assert }) => {
    const [company, provider] = [await aCompany(), await anIdentityProvider()]
    const domain = `${unique('andina')}.test`
    const { issuer } = provider
    await company.api.put('/settings/sso', { issuer, ...CLIENT, domains: [domain] })
    const user = await company.as(() => aUserRow('SALES', { email: `ana@${domain}` }))
    provider.expect({ email: user.email, email_verified: true })
    const { page, context } = await watchedPage(browser)
    try {
      await page.goto(`${ORIGIN}/admin/login`)
      await page.getByRole('link', { name: 'Iniciar sesión con su empresa' }).click()
      await page.locator('#email').fill(user.email)
      assert.deepEqual(await barriers(page), [])
      await picture(page, 'sso')
      await page.getByRole('button', { name: 'Continuar' }).click()
      await page.waitForURL(`${ORIGIN}/admin`)
      await page.getByText(user.name).first().waitFor()
    } finally {
      await context.close()
      provider.close()
    }
  })
})
