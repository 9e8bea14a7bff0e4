/** The queue board in a real browser, without requests to other hosts. */
import { mkdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { chromium, type Browser, type Locator, type Page } from 'playwright-core'
import { test } from '@japa/runner'
import { Worker } from 'bullmq'
import { QUEUE_PREFIX, patient, queue } from '#core/jobs/queues'
import { ORIGIN } from '#tests/api'
import { eventually } from '#tests/eventually'
import { PATIENCE } from '#tests/patience'
import { PASSWORD, anAdministrator } from '#tests/functional/admin/administrator'

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

test.group('The queue board in a browser', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: QUIET,
    })
    return () => browser.close()
  })
  group.each.setup(async () => (await queue('mail')).obliterate({ force: true }))

  test('a Spanish browser gets the queue board in Spanish', async ({ assert }) => {
    const user = await anAdministrator()
    const { page, trouble } = await watchedPage(browser, 'es-CO')
    await page.goto(`${ORIGIN}/admin/login`)
    await logIn(page, user.email)
    await page.goto(`${ORIGIN}/admin/queues`)
    await page.getByText('Sin workers').first().waitFor()

    await page.goto(`${ORIGIN}/admin/queues/queue/mail?status=failed`)
    await page.getByText('correos', { exact: true }).first().waitFor()
    assert.deepEqual(trouble, [])
  })

  test('an administrator logs in, retries a job, pauses and resumes a queue, and logs out', async ({
    assert,
  }) => {
    const [user, failed] = [await anAdministrator(), await aFailedJob()]
    await (
      await queue('mail')
    ).add('send', { tenantId: 7, data: { note: 'Waiting for Ana' } }, { jobId: randomUUID() })
    const { page, trouble } = await watchedPage(browser)

    await page.goto(`${ORIGIN}/admin/queues`)
    assert.equal(page.url(), `${ORIGIN}/admin/login`)
    await picture(page, 'login')
    await logIn(page, user.email)
    await page.getByText('imports', { exact: true }).last().waitFor()
    await page.getByText('Loading').waitFor({ state: 'detached' })
    await picture(page, 'overview')

    await page.goto(`${ORIGIN}/admin/queues/queue/mail?status=failed`)
    await page.getByText(failed.id!).waitFor()
    await page.getByText('550 no such user: [e-mail]').waitFor()
    await picture(page, 'failed')
    await lookAround(page)

    await page.locator('button:has(> .lucide-refresh-cw)').last().click()
    await confirmed(page, async () => (await failed.getState()) === 'waiting')
    await inMenu(page, 'Pause', async () => (await queue('mail')).isPaused())
    await inMenu(page, 'Resume', async () => !(await (await queue('mail')).isPaused()))

    await page.goto(`${ORIGIN}/admin/queues/queue/mail/${failed.id}`)
    await page.getByRole('tab', { name: 'Data' }).click()
    await page.getByText('customerId').first().waitFor()
    await page.getByText(failed.data.data.customerId).first().waitFor()
    await picture(page, 'job')
    const text = await page.locator('body').innerText()
    for (const secret of ['ana@example.test', 'Ana Gómez']) assert.notInclude(text, secret)

    await page.locator('header button[aria-haspopup=menu]').click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL('**/admin/logout')
    await picture(page, 'logout')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('**/admin/login')
    await page.goto(`${ORIGIN}/admin/queues`)
    assert.equal(page.url(), `${ORIGIN}/admin/login`)

    assert.deepEqual(trouble, [])
  })

  test('the log in page refuses a wrong password and a role without access', async ({ assert }) => {
    const [user, other] = [await anAdministrator(), await anAdministrator('ADMIN')]
    const { page } = await watchedPage(browser)

    await page.goto(`${ORIGIN}/admin/login`)
    await logIn(page, user.email, 'not the password')
    await page.getByRole('alert').waitFor()
    assert.include(
      await page.getByRole('alert').textContent(),
      'The e-mail or the password is wrong'
    )
    assert.equal(await page.getByLabel('E-mail').inputValue(), user.email)
    await picture(page, 'refused')

    await logIn(page, other.email)
    await page.getByText('This account may not see the queues').waitFor()
    assert.equal(page.url(), `${ORIGIN}/admin/login`)
  })
})

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: /Log in|Iniciar sesión/ }).click()
}

/** Opens every menu and tab, because the test watches what they load. */
async function lookAround(page: Page) {
  const dialog = page.getByRole('dialog')
  for (const icon of ['.lucide-info', '[role=img]', '.lucide-settings']) {
    const button = page.locator(`header button:has(> ${icon})`)
    await eventually('the dialog opens', async () => {
      // It may have opened after the last look, and then it covers the button.
      if (await dialog.isVisible()) return true
      await button.click({ timeout: 1_000 }).catch(() => {})
      return isSoon(dialog, 'visible')
    })
    await eventually('the dialog closes', async () => {
      await page.keyboard.press('Escape')
      return isSoon(dialog, 'detached')
    })
  }
  for (const tab of ['Data', 'Progress', 'Options', 'Logs', 'Error'])
    await page.getByRole('tab', { name: tab }).click()
}

/** Whether it is so within a second; false is no failure. */
const isSoon = (one: Locator, state: 'visible' | 'detached') =>
  one.waitFor({ state, timeout: 1_000 }).then(
    () => true,
    () => false
  )

async function inMenu(page: Page, item: string, isDone: () => Promise<boolean>) {
  await page.locator('button[aria-haspopup=menu]').last().click()
  await page.getByRole('menuitem', { name: item }).click()
  await confirmed(page, isDone)
}

/** Some actions ask for confirmation, which is given whenever they ask until it is done. */
async function confirmed(page: Page, isDone: () => Promise<boolean>) {
  const button = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /confirm/i })
  await eventually('the action is done', async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {})
    return isDone()
  })
  await button.waitFor({ state: 'detached' })
}

/** A page with its errors: foreign, refused or failed requests and console messages. */
async function watchedPage(browser: Browser, locale = 'en-US') {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' },
    locale,
  })
  context.setDefaultTimeout(30_000 * PATIENCE)
  const page = await context.newPage()
  const trouble: string[] = []

  page.on(
    'request',
    (request) =>
      new URL(request.url()).origin !== ORIGIN &&
      !request.url().startsWith('data:') &&
      trouble.push(`went to ${request.url()}`)
  )
  page.on(
    'response',
    (response) => response.status() >= 400 && trouble.push(`${response.status()} ${response.url()}`)
  )
  page.on(
    'requestfailed',
    (request) =>
      request.failure()?.errorText !== 'net::ERR_ABORTED' &&
      trouble.push(`${request.failure()?.errorText} ${request.url()}`)
  )
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) && trouble.push(`console: ${message.text()}`)
  )
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  return { page, trouble }
}

async function aFailedJob() {
  const data = {
    tenantId: 7,
    actor: { type: 'user', id: null, name: 'Ana Gómez' },
    data: { customerId: randomUUID(), email: 'ana@example.test' },
  }
  const job = await (await queue('mail')).add('send', data, { jobId: randomUUID(), attempts: 1 })
  const worker = new Worker(
    'mail',
    async () => Promise.reject(new Error('550 no such user: ana@example.test')),
    { connection: patient, prefix: QUEUE_PREFIX }
  )
  await new Promise<void>((resolve) =>
    worker.on('failed', (failed) => failed!.id === job.id && resolve())
  )
  await worker.close()
  return job
}

async function picture(page: Page, name: string) {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: `${PICTURES}/${name}.png` })
}
