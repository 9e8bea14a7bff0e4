import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright-core'
import { clock } from '#core/primitives/clock'
import { ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { aBrowser, lookAt, watchedPage } from '#tests/browser/admin_helpers'
import { givePassword, PASSWORD } from '#tests/functional/admin/administrator'
import { nextCode } from '#tests/functional/identity/second_factor'

const send = (page: Page) => page.locator('main form.form button[type=submit]').last().click()

test.group('The own account in a browser', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })
  group.each.teardown(() => clock.travelTo(null))

  test('a second factor is set up with a QR code, and the next log in asks for a code', async ({
    assert,
  }) => {
    const company = await aCompany()
    await givePassword(company, company.admin)
    const { page, trouble } = await watchedPage(browser)
    const logIn = async () => {
      await page.goto(`${ORIGIN}/admin/login`)
      await page.locator('#email').fill(company.admin.email)
      await page.locator('#password').fill(PASSWORD)
      await send(page)
    }
    await logIn()
    await page.goto(`${ORIGIN}/admin/account/second-factor`)
    await lookAt(assert, page, 'account-factor-none')
    await send(page)
    await page.locator('img').waitFor()
    const width = await page.locator('img').evaluate((image: any) => image.naturalWidth)
    assert.isAbove(width, 0)
    await lookAt(assert, page, 'account-enrol')

    const secret = await page.locator('#secret').inputValue()
    await page.locator('#code').fill('000000')
    await send(page)
    await page.locator('#code-error').waitFor()
    await lookAt(assert, page, 'account-enrol-refused')
    await page.locator('#code').fill(nextCode(secret))
    await send(page)
    await page.locator('.codes li').first().waitFor()
    assert.equal(await page.locator('.codes li').count(), 10)
    await lookAt(assert, page, 'account-recovery-codes')
    const recovery = await page.locator('.codes code').first().innerText()
    await page.goto(`${ORIGIN}/admin/account/second-factor`)
    await lookAt(assert, page, 'account-factor')

    await page.goto(`${ORIGIN}/admin/logout`)
    await send(page)
    await logIn()
    await page.locator('#otp').waitFor()
    await lookAt(assert, page, 'login-code')
    await page.locator('#otp').fill(recovery)
    await send(page)
    await page.waitForURL(`${ORIGIN}/admin`)
    await page.goto(`${ORIGIN}/admin/account/sessions`)
    await lookAt(assert, page, 'account-sessions-two')
    assert.deepEqual(trouble, [])
  }).timeout(120_000)

  test('the pages of a forgotten password are accessible', async ({ assert }) => {
    const { page, trouble } = await watchedPage(browser)
    await page.goto(`${ORIGIN}/admin/login`)
    await page.locator('a[href="/admin/forgot"]').click()
    await page.locator('#email').waitFor()
    await lookAt(assert, page, 'forgot')
    await page.locator('#email').fill('nobody@company.test')
    await send(page)
    await page.getByText('nobody@company.test').waitFor()
    await lookAt(assert, page, 'forgot-sent')

    await page.goto(`${ORIGIN}/admin/reset?token=nothing`)
    await lookAt(assert, page, 'reset')
    await page.locator('#password').fill('una-clave-nueva-1')
    await page.locator('#again').fill('otra')
    await send(page)
    await page.locator('#again-error').waitFor()
    await lookAt(assert, page, 'reset-different')
    await page.locator('#password').fill('una-clave-nueva-1')
    await page.locator('#again').fill('una-clave-nueva-1')
    await send(page)
    await page.locator('a[href="/admin/forgot"]').waitFor()
    await lookAt(assert, page, 'reset-gone')
    assert.deepEqual(trouble, [])
  }).timeout(120_000)
})
