/** The documentation in a real browser: reading, searching, copying, light, dark and on a phone. */
import type { Browser, Page } from 'playwright-core'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aBrowser, barriers, overhang, picture, watchedPage } from '#tests/browser/admin_helpers'
import { PATIENCE } from '#tests/patience'

const PAGES = [
  '/docs',
  '/docs/tutorials/bring-your-company-over',
  '/docs/reference/settings',
  '/docs/api',
  '/docs/api/customers',
  '/docs/api/objects/Invoice',
  '/docs/api/webhooks',
  '/docs/errors',
  '/docs/search?q=credit%20note',
]

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
}

/** A quiet machine loads a page of operations within this time. */
const MOST_MS = 2_000

/** Draws all operations, of which only the visible ones are drawn otherwise. */
const DRAW_ALL = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('section.operation { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}`

test.group('The documentation in a browser', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })

  for (const [device, options] of Object.entries(DEVICES))
    for (const colorScheme of ['light', 'dark'] as const)
      test(`pages are accessible on a ${device} in ${colorScheme} colours, and never scroll sideways`, async ({
        assert,
      }) => {
        const { page, trouble, context } = await watchedPage(browser, { ...options, colorScheme })
        for (const path of PAGES) {
          await page.goto(ORIGIN + path)
          await page.evaluate(DRAW_ALL)
          assert.deepEqual(await barriers(page), [], path)
          assert.equal(await overhang(page), 0, path)
          assert.equal(await page.locator('h1').count(), 1, path)
        }
        assert.deepEqual(trouble, [])
        await context.close()
      }).timeout(240_000)

  test('a page of many operations loads within two seconds', async ({ assert }) => {
    const { page, context } = await watchedPage(browser)
    for (const path of ['/docs/api/assets', '/docs/api/people']) {
      await page.goto(ORIGIN + path)
      await page.reload()
      const took: number = await page.evaluate(
        "Math.round(performance.getEntriesByType('navigation')[0].loadEventEnd)"
      )
      assert.isBelow(took, MOST_MS * PATIENCE, path)
    }
    await context.close()
  })

  test('"credit note" finds the guide and the operation, with the keyboard alone', async ({
    assert,
  }) => {
    const { page, trouble, context } = await watchedPage(browser)
    await page.goto(`${ORIGIN}/docs`)
    await page.keyboard.press('/')
    await page.keyboard.type('credit note')

    const results = page.locator('#siteResults')
    await results.getByText('POST /invoices/{id}/credit-notes').waitFor()
    assert.isAbove(await results.locator('ul[aria-label=Pages] a').count(), 0)
    assert.include(
      await results.locator('ul[aria-label=Pages]').innerText(),
      'Quotes, invoices, payments'
    )
    assert.deepEqual(await barriers(page), [])

    const target = results.locator('a', { hasText: 'POST /invoices/{id}/credit-notes' })
    for (let step = 0; step < 30 && !(await isFocused(target)); step++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/api\/sales#invoices\.credit-notes\.store$/)
    assert.isTrue(await isInView(page, 'invoices.credit-notes.store'))

    await page.keyboard.press('/')
    await page.keyboard.type('invoce')
    await results.getByText('POST /invoices', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    assert.isFalse(await results.isVisible())
    assert.deepEqual(trouble, [])
    await context.close()
  })

  test('a code block is copied with the keyboard, which is announced', async ({ assert }) => {
    const { page, context } = await watchedPage(browser, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(`${ORIGIN}/docs/api/sales#invoices.store`)
    const sample = page.locator('[id="invoices.store"] .samples .code').first()
    await sample.locator('.copy').focus()
    await page.keyboard.press('Enter')

    await page.locator('#siteAnnouncement', { hasText: 'Copied' }).waitFor({ state: 'attached' })
    assert.equal(
      await page.evaluate('navigator.clipboard.readText()'),
      await sample.locator('code').textContent()
    )
    await context.close()
  })

  test('of a terminal the commands are copied with their further lines, without the output', async ({
    assert,
  }) => {
    const { page, context } = await watchedPage(browser, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(`${ORIGIN}/docs/tutorials/run-in-production`)
    const sample = page.locator('.code', { hasText: '60-oficio.cnf' })
    await sample.locator('.copy').click()
    await page.locator('#siteAnnouncement', { hasText: 'Copied' }).waitFor({ state: 'attached' })

    const copied = (await page.evaluate('navigator.clipboard.readText()')) as string
    assert.match(
      copied,
      /^cat > \S+60-oficio\.cnf <<'END'\n\[mysqld\]\n[^$]+\nEND\nsystemctl restart mariadb/
    )
    assert.notInclude(copied, '"noeviction"')
    await context.close()
  })

  test('a chosen theme is kept, and the sidebar of a phone opens with its button', async ({
    assert,
  }) => {
    const { page, context } = await watchedPage(browser, {
      ...DEVICES.phone,
      colorScheme: 'light',
    })
    await page.goto(`${ORIGIN}/docs/reference/settings`)
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.goto(`${ORIGIN}/docs/errors`)
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
    assert.equal(
      await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed'),
      'true'
    )

    const sidebar = page.locator('#siteSidebar')
    assert.isFalse(await sidebar.isVisible())
    await page.getByRole('button', { name: 'Menu' }).click()
    assert.equal(await sidebar.locator('[aria-current=page]').innerText(), 'Error codes')
    assert.deepEqual(await barriers(page), [])
    await context.close()
  })

  test('without JavaScript pages are read, and the search has a page of its own', async ({
    assert,
  }) => {
    const { page, trouble, context } = await watchedPage(browser, { javaScriptEnabled: false })
    await page.goto(`${ORIGIN}/docs/api/sales`)
    assert.isTrue(await page.locator('[id="invoices.store"]').isVisible())
    assert.isFalse(await page.locator('.copy').first().isVisible())
    await page.locator('#siteSearch').fill('credit note')
    await page.locator('#siteSearch').press('Enter')
    await page.waitForURL(/\/docs\/search\?q=credit\+note$/)
    await page.locator('main').getByText('POST /invoices/{id}/credit-notes').waitFor()
    assert.deepEqual(trouble, [])
    await context.close()
  })

  test('"Try it" opens the operation in Swagger UI, in light and in dark', async ({ assert }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, trouble, context } = await watchedPage(browser, { colorScheme })
      await page.goto(`${ORIGIN}/docs/api/sales#invoices.store`)
      await page.locator('[id="invoices.store"] a', { hasText: 'Try it' }).click()
      await page.locator('html[data-ready]').waitFor({ timeout: 90_000 })
      await page.locator('.opblock.is-open [data-path="/invoices"]').waitFor()
      await picture(page, `docs-try-${colorScheme}`)
      // Swagger UI itself breaks rules of axe; the frame around it does not.
      assert.deepEqual(await barriers(page, undefined, '#reference'), [])
      assert.deepEqual(trouble, [])
      await context.close()
    }
  }).timeout(240_000)
})

const isFocused = (target: ReturnType<Page['locator']>) =>
  target.evaluate((one) => one === one.ownerDocument.activeElement)

async function isInView(page: Page, id: string) {
  await page.locator(`[id="${id}"] :is(h2, h3)`).waitFor()
  const top: number = await page.evaluate(
    `document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top`
  )
  return top >= 0 && top < 600
}
