/** Every administration page passes axe in light and dark and never scrolls sideways on a phone. */
import type { Browser, Page } from 'playwright-core'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { deliver } from '#core/mail/mail'
import { sandboxOf } from '#tenants/sandbox_of'
import { ORIGIN } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { anAdministrator, givePassword } from '#tests/functional/admin/administrator'
import { aMember, invited } from '#tests/functional/identity/members'
import { aPerson } from '#tests/functional/identity/people'
import { aShopWithHistory } from '#tests/functional/admin/shop_with_history'
import {
  PAGES_OF_FILES,
  PAGES_OF_MAIL_AND_AUDIT,
  PAGES_OF_WEBHOOKS,
  examplesOf,
} from '#tests/browser/admin_examples'
import {
  aBrowser,
  barriers,
  logIn,
  lookAt,
  picture,
  watchedPage,
} from '#tests/browser/admin_helpers'

type Prepared = Company & { keyId: string; roleId: string; userId: string; mailId: string }

/** Paths by the names of their screenshots. */
const PAGES: Record<string, (company: Prepared) => string> = {
  'home': () => '/admin',
  'account': () => '/admin/account',
  'account-password': () => '/admin/account/password',
  'account-second-factor': () => '/admin/account/second-factor',
  'account-sessions': () => '/admin/account/sessions',
  'logout': () => '/admin/logout',
  'api-keys': () => '/admin/api-keys',
  'api-key-new': () => '/admin/api-keys/new',
  'api-key-edit': ({ keyId }) => `/admin/api-keys/${keyId}/edit`,
  'api-key-rotate': ({ keyId }) => `/admin/api-keys/${keyId}/rotate`,
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

const OF_TEST_MODE: Record<string, (company: Prepared) => string> = {
  'test-home': () => '/admin',
  'test-mails': () => '/admin/sandbox/mails',
  'test-mail': ({ mailId }) => `/admin/sandbox/mails/${mailId}`,
  'test-mails-none': () => '/admin/sandbox/mails?to=nobody@cafe.test',
  'test-reset': () => '/admin/sandbox/reset',
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

  test('the account page of a person of two companies is accessible, and the invitation to the second', async ({
    assert,
  }) => {
    const second = await aCompany({ name: unique('Ferretería del Sur') })
    const { email } = await aMember(company, second)
    const { token } = await invited(second, (await aPerson(company.api)).user.email)
    await lookedAt(
      assert,
      browser,
      email,
      { 'account-companies': () => '/admin/account', 'join': () => `/invitations/${token}` },
      company
    )
  })
  test('the pages of test mode are marked and accessible', async ({ assert }) => {
    await givePassword(company, company.admin)
    await lookedAt(assert, browser, company.admin.email, OF_TEST_MODE, company, async (page) => {
      await page.locator('.menu button[name=environment][value=test]').click()
      await page.locator('.test-mode').waitFor()
    })
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
  shown: T,
  first?: (page: Page) => Promise<unknown>
) {
  const { page, trouble } = await watchedPage(browser)
  await page.goto(`${ORIGIN}/admin/login`)
  await picture(page, 'login')
  assert.deepEqual(await barriers(page), [], 'login')
  await logIn(page, email)
  await first?.(page)

  for (const [name, pathOf] of Object.entries(pages)) {
    await page.goto(ORIGIN + pathOf(shown))
    await lookAt(assert, page, name)
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
  return {
    ...company,
    keyId: key.id,
    roleId: role.id,
    userId: user.id,
    mailId: await aKeptMail(company),
  }
}

async function aKeptMail(company: Company): Promise<string> {
  const sandbox = await company.as(() => sandboxOf(company.tenant))
  await Current.run({ tenant: sandbox }, () =>
    deliver({
      id: 'mail-1',
      to: 'compras@cafedelcentro.test',
      name: 'Café del Centro',
      subject: 'Factura N.º 12',
      text: 'Adjuntamos nuestra factura N.º 12.\n',
      attachments: [{ name: '12.pdf', type: 'application/pdf', content: Buffer.from('x') }],
    })
  )
  return (await company.api.get('/sandbox/mails')).body.data[0].id
}
