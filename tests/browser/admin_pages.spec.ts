/** Every administration page passes axe in light and dark and never scrolls sideways on a phone. */
import type { Browser } from 'playwright-core'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import type { Company } from '#tests/company'
import { anAdministrator, givePassword } from '#tests/functional/admin/administrator'
import { aShopWithHistory } from '#tests/functional/admin/shop_with_history'
import {
  PAGES_OF_FILES,
  PAGES_OF_MAIL_AND_AUDIT,
  PAGES_OF_WEBHOOKS,
  examplesOf,
} from '#tests/browser/admin_examples'
import {
  DESKTOP,
  PHONE,
  aBrowser,
  barriers,
  logIn,
  overhang,
  picture,
  watchedPage,
} from '#tests/browser/admin_helpers'

type Prepared = Company & { keyId: string; roleId: string; userId: string }

/** Paths by the names of their screenshots. */
const PAGES: Record<string, (company: Prepared) => string> = {
  'home': () => '/admin',
  'account': () => '/admin/account',
  'logout': () => '/admin/logout',
  'api-keys': () => '/admin/api-keys',
  'api-key-new': () => '/admin/api-keys/new',
  'api-key-revoke': ({ keyId }) => `/admin/api-keys/${keyId}/revoke`,
  'users': () => '/admin/users',
  'users-none': () => '/admin/users?search=nobody',
  'user-new': () => '/admin/users/new',
  'user': ({ userId }) => `/admin/users/${userId}`,
  'user-delete': ({ userId }) => `/admin/users/${userId}/delete`,
  'roles': () => '/admin/roles',
  'role-new': () => '/admin/roles/new',
  'role': ({ roleId }) => `/admin/roles/${roleId}`,
  'settings': () => '/admin/settings',
  'single-sign-on': () => '/admin/single-sign-on',
  'single-sign-on-remove': () => '/admin/single-sign-on/delete',
  'applications': () => '/admin/applications',
  'branding': () => '/admin/branding',
  'missing': () => '/admin/users/01a1ffb3-29f4-7095-a235-7bcb42667b8d',
}

const OF_THE_PLATFORM: Record<string, (company: Prepared) => string> = {
  'companies': () => '/admin/companies?search=Ferreter%C3%ADa',
  'company-new': () => '/admin/companies/new',
  'company-suspend': ({ tenant }) => `/admin/companies/${tenant.publicId}/suspend`,
}

test.group('The administration pages', (group) => {
  let browser: Browser
  let company: Prepared
  let examples: Record<string, string> | undefined

  group.setup(async () => {
    browser = await aBrowser()
    company = await prepared()
    return () => browser.close()
  })

  test('the pages of a company are accessible, in light, in dark and on a phone', async ({
    assert,
  }) => {
    await givePassword(company, company.admin)
    await lookedAt(assert, browser, company.admin.email, PAGES, company)
  }).timeout(240_000)

  for (const [what, pages] of Object.entries({
    'files': PAGES_OF_FILES,
    'webhooks': PAGES_OF_WEBHOOKS,
    'mail and audit': PAGES_OF_MAIL_AND_AUDIT,
  })) {
    test(`of a company: ${what}`, async ({ assert }) => {
      examples ??= await examplesOf(company)
      await givePassword(company, company.admin)
      await lookedAt(assert, browser, company.admin.email, pages, examples)
    }).timeout(240_000)
  }

  test('the pages of the platform are accessible, in light, in dark and on a phone', async ({
    assert,
  }) => {
    await lookedAt(assert, browser, (await anAdministrator()).email, OF_THE_PLATFORM, company)
  })
})

/** One log in, then each page in light, in dark and on a phone. */
async function lookedAt<T>(
  assert: any,
  browser: Browser,
  email: string,
  pages: Record<string, (shown: T) => string>,
  shown: T
) {
  const { page, trouble } = await watchedPage(browser)
  await page.goto(`${ORIGIN}/admin/login`)
  await picture(page, 'login')
  assert.deepEqual(await barriers(page), [], 'login')
  await logIn(page, email)

  for (const [name, pathOf] of Object.entries(pages)) {
    await page.goto(ORIGIN + pathOf(shown))
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
  assert.deepEqual(
    trouble.filter((what) => !what.includes('404')),
    []
  )
}

async function prepared(): Promise<Prepared> {
  const company = await aShopWithHistory()
  const { api } = company
  const { body: key } = await api.post('/api-keys', {
    name: 'Tienda en línea',
    scopes: ['customers:read', 'invoices:read', 'invoices:write'],
    expiresAt: '2099-01-01',
  })
  const { body: role } = await api.post('/roles', {
    name: 'Cajero',
    permissions: ['invoices:read', 'invoices:write', 'customers:read'],
  })
  const { body: user } = await api.post('/users', {
    email: `ana.ruiz.${key.id.slice(-6)}@tornillo.example`,
    name: 'Ana Ruiz',
    role: 'Cajero',
  })
  await company.aUser('SALES')
  return { ...company, keyId: key.id, roleId: role.id, userId: user.id }
}
