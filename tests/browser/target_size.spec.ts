/** Targets are at least 24 by 24 pixels (WCAG 2.2, 2.5.8), except links within a sentence. */
import { test } from '@japa/runner'
import type { Browser } from 'playwright-core'
import { ORIGIN } from '#tests/api'
import { aBrowser, DESKTOP, logIn, PHONE, watchedPage } from '#tests/browser/admin_helpers'
import { anAdministrator } from '#tests/functional/admin/administrator'

const PAGES = [
  '/admin',
  '/admin/settings',
  '/admin/branding',
  '/admin/exports/new?resource=invoices',
  '/admin/imports/new?resource=customers',
  '/admin/users',
  '/admin/account',
]

/** Visible targets below the size, by their text; links within sentences are not selected. */
const SMALL = `[...document.querySelectorAll('nav a, .actions a, .buttons a, button, input:not([type=hidden]):not([type=checkbox]):not([type=radio]), select, textarea, summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => ({ text: (one.innerText || one.name || one.id).trim(), ...one.getBoundingClientRect().toJSON() }))
  .filter(({ width, height }) => width > 0 && (width < 24 || height < 24))
  .map(({ text, width, height }) => text + ': ' + Math.round(width) + ' × ' + Math.round(height))`

test.group('Target sizes', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })

  for (const [name, device] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const) {
    test(`everything that is pressed on ${name} is at least 24 pixels wide and high`, async ({
      assert,
    }) => {
      const user = await anAdministrator()
      const { page } = await watchedPage(browser, device)
      await logIn(page, user.email)
      for (const path of PAGES) {
        await page.goto(ORIGIN + path)
        if (device === PHONE) await page.locator('button[popovertarget=menu]').click()
        assert.deepEqual(await page.evaluate(SMALL), [], path)
      }
    }).timeout(60_000)
  }
})
