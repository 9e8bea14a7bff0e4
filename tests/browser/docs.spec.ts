/** Trying requests at /docs/try in a real browser, without requests to other hosts. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { PATIENCE } from '#tests/patience'

/** Folder for screenshots, if wanted. */
const PICTURES = process.env.SCREENSHOTS

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
]

test.group('Trying requests in a browser', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: QUIET,
    })
    return () => browser.close()
  })

  test('Swagger UI shows the operations and sends a request with a token', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post('/customers', { taxId: '900123456-7', name: 'Café del Navegador' })
    const { page, trouble, requests } = await watchedPage(browser)

    await page.goto(`${ORIGIN}/docs/try`)
    await page.locator('html[data-ready]').waitFor({ timeout: 90_000 })
    await page
      .getByRole('heading', { name: /^Oficio/ })
      .first()
      .waitFor()
    await picture(page, 'docs')

    await authorize(page, api.token!)
    await page.locator('#operations-tag-Customers').click()
    const operation = page.locator('.opblock', { hasText: 'List customers' })
    await operation.locator('.opblock-summary').click()
    await operation.getByRole('button', { name: 'Execute' }).click()
    await operation
      .locator('.live-responses-table')
      .getByText('Café del Navegador')
      .first()
      .waitFor()
    assert.match(
      await operation
        .locator('.live-responses-table tbody .response-col_status')
        .first()
        .innerText(),
      /^200/
    )
    await picture(page, 'docs-tried')

    const create = page.locator('.opblock', { hasText: 'Create a customer' })
    await create.locator('.opblock-summary').click()
    await create.getByText('IDEMPOTENCY_IN_PROGRESS').first().waitFor()
    await create.locator('.opblock-summary').scrollIntoViewIfNeeded()
    await picture(page, 'docs-create')

    assert.deepEqual(trouble, [])
    assert.isAbove(requests.length, 5)
    assert.deepEqual(
      requests.filter((url) => !url.startsWith(ORIGIN) && !/^(data|blob):/.test(url)),
      []
    )
  })

  test('the type of a problem links to the explanation of its code', async ({ assert }) => {
    const { page, trouble } = await watchedPage(browser)
    const { body } = await (await aCompany()).api.get('/nowhere')

    await page.goto(body.type.replace(/^https?:\/\/[^/]+/, ORIGIN))
    assert.isTrue(await page.locator('tr:target').getByText('NOT_FOUND').isVisible())
    await picture(page, 'errors')
    assert.deepEqual(trouble, [])
  })
})

/** A page with its console messages, errors and requests. */
async function watchedPage(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(30_000 * PATIENCE)
  const trouble: string[] = []
  const requests: string[] = []

  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      trouble.push(`${message.type()}: ${message.text()}`)
  )
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()}`))
  page.on(
    'response',
    (response) =>
      response.status() >= 400 && trouble.push(`${response.status()}: ${response.url()}`)
  )
  page.on('request', (request) => requests.push(request.url()))
  return { page, trouble, requests }
}

async function authorize(page: Page, token: string) {
  await page.locator('.auth-wrapper .btn.authorize').click()
  const form = page.locator('.auth-container', { hasText: 'bearerAuth' })
  await form.locator('input').fill(token)
  await form.locator('button.authorize').click()
  await picture(page, 'docs-authorize')
  await page.locator('.close-modal').click()
}

async function picture(page: Page, name: string) {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
}
