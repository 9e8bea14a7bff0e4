/** The page of an invitation in a real browser, under its own Content Security Policy. */
import { chromium, type Browser } from 'playwright-core'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { tokenOfInvitation } from '#identity/invitations/invitation_token'
import { ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { anEmail, logIn } from '#tests/functional/identity/people'
import { PATIENCE } from '#tests/patience'

test.group('The page of an invitation', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    })
    return () => browser.close()
  })

  test('an invited person chooses a password once', async ({ assert }) => {
    const { api, as } = await aCompany({ locale: 'es-CO' })
    const { body } = await api.post('/users', { email: anEmail(), name: 'Ñuño', role: 'VIEWER' })
    const [{ id }] = await as(() =>
      rows('SELECT id FROM invitations WHERE tenant_id = ? AND user_id = ?', [
        Current.tenantId,
        body.id,
      ])
    )
    const link = `${ORIGIN}/invitations/${tokenOfInvitation(id)}`

    const page = await browser.newPage({ locale: 'es-CO', javaScriptEnabled: false })
    page.setDefaultTimeout(30_000 * PATIENCE)
    const trouble: string[] = []
    page.on('pageerror', (error) => trouble.push(error.message))
    page.on(
      'console',
      (message) =>
        /Content Security Policy|Refused/.test(message.text()) && trouble.push(message.text())
    )
    page.on(
      'request',
      (request) => !request.url().startsWith(ORIGIN) && trouble.push(request.url())
    )

    await page.goto(link)
    await page.getByRole('heading', { name: 'Elija su contraseña' }).waitFor()
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/invitation.png` })
    await page.locator('#password').fill('chosen-by-me-1')
    await page.locator('#again').fill('chosen-by-me-2')
    await page.getByRole('button').click()
    await page.getByText('Las dos no son iguales.').waitFor()

    // The server refuses this password, and the link stays valid.
    await page.locator('#password').fill(body.email)
    await page.locator('#again').fill(body.email)
    await page.getByRole('button').click()
    await page.getByText('La contraseña no puede ser el correo, su nombre ni la empresa.').waitFor()

    await page.locator('#password').fill('chosen-by-me-1')
    await page.locator('#again').fill('chosen-by-me-1')
    await page.getByRole('button').click()
    await page.getByRole('heading', { name: 'Su contraseña está guardada' }).waitFor()
    assert.equal(
      await page.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href'),
      '/admin/login'
    )
    assert.equal((await logIn(body.email, 'chosen-by-me-1')).status, 200)

    await page.goto(link)
    await page.getByText('ya se usó').waitFor()
    assert.deepEqual(
      trouble.filter((what) => !/404/.test(what)),
      []
    )
  })
})
