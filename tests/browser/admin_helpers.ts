/** A headless browser for the administration pages, with screenshots and axe. */
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { fileURLToPath } from 'node:url'
import { ORIGIN } from '#tests/api'
import { PATIENCE } from '#tests/patience'
import { PASSWORD } from '#tests/functional/admin/administrator'

/** Screenshots for inspection; no test reads them. */
const PICTURES = fileURLToPath(new URL('../../tmp/pictures/', import.meta.url))

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 860 } }

export const aBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: QUIET })

/** A page with its failed or foreign requests and console errors; a refused form is no error. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.6' },
    locale: 'es-CO',
    ...DESKTOP,
    ...options,
  })
  context.setDefaultTimeout(30_000 * PATIENCE)
  const page = await context.newPage()
  const trouble: string[] = []

  page.on(
    'request',
    (request) =>
      new URL(request.url()).origin !== ORIGIN &&
      !/^(data|blob):/.test(request.url()) &&
      trouble.push(`went to ${request.url()}`)
  )
  page.on(
    'response',
    (response) =>
      response.status() >= 400 &&
      ![409, 422].includes(response.status()) &&
      trouble.push(`${response.status()} ${response.url()}`)
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
      ['error', 'warning'].includes(message.type()) &&
      !/status of (409|422)/.test(message.text()) &&
      trouble.push(`console: ${message.text()}`)
  )
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  return { page, trouble, context }
}

export async function logIn(page: Page, email: string) {
  await page.goto(`${ORIGIN}/admin/login`)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('main form.form button').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/admin/login'))
}

export async function picture(page: Page, name: string) {
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage: true })
}

/**
 * Serious and critical findings of axe, one sentence each, optionally of one rule only or outside an
 * element.
 */
export async function barriers(page: Page, rule?: string, outside?: string): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE)
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) })
  const found: any[] = await page.evaluate(
    `axe.run(${outside ? `{ exclude: ${JSON.stringify([outside])} }` : 'document'}, ${options}).then(({ violations }) => violations)`
  )
  return found
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }: any) => `${id} at ${target}: ${failureSummary}`)
    )
}

/** Pixels by which the page is wider than the screen. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

type Assert = { deepEqual: Function; isAtMost: Function; notInclude: Function }

/** The page as it is now: axe in light and dark, and no wider than a phone. */
export async function lookAt(assert: Assert, page: Page, name: string) {
  await picture(page, name)
  assert.deepEqual(await barriers(page), [], name)
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await barriers(page, 'color-contrast'), [], `${name} in dark`)
  await page.setViewportSize(PHONE.viewport)
  assert.isAtMost(await overhang(page), 0, `${name} on a phone`)
  await picture(page, `${name}-phone`)
  assert.notInclude(await page.content(), 'translation missing', name)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP.viewport)
}
