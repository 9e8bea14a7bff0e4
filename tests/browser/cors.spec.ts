/** A page of another origin that calls the API in Chromium. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anAdministrator, PASSWORD } from '#tests/functional/admin/administrator'
import { anApi } from '#tests/functional/api/an_api'
import { PATIENCE } from '#tests/patience'
import { aBrowser } from './admin_helpers.js'

/** An origin of its own, with an empty page. */
async function anOrigin() {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A page</title>')
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

type Asked = { url: string; method?: string; headers?: Record<string, string>; body?: string } & {
  credentials?: string
  mode?: string
}

/** The answer as the script of the page sees it; `blocked` if the browser shows it none. */
const seen = (page: Page, { url, ...init }: Asked): Promise<any> =>
  page.evaluate(`fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then(
    async (answer) => ({
      status: answer.status,
      type: answer.type,
      headers: Object.fromEntries(answer.headers),
      body: await answer.json().catch(() => null),
    }),
    () => ({ blocked: true })
  )`)

test.group('A page of another origin', (group) => {
  let browser: Browser
  let ours: Awaited<ReturnType<typeof anOrigin>>
  let foreign: Awaited<ReturnType<typeof anOrigin>>
  let api: Awaited<ReturnType<typeof anApi>>

  group.setup(async () => {
    ;[browser, ours, foreign] = await Promise.all([aBrowser(), anOrigin(), anOrigin()])
    api = await anApi({ CORS_ORIGINS: ours.origin })
    return async () => {
      await Promise.all([browser.close(), api.end()])
      ours.close()
      foreign.close()
    }
  })

  async function open(origin: string) {
    const page = await browser.newPage()
    page.setDefaultTimeout(30_000 * PATIENCE)
    await page.goto(origin)
    return page
  }

  test('a listed page reads answers with their headers, and creates a record once', async ({
    assert,
  }) => {
    const { api: own } = await aCompany()
    const page = await open(ours.origin)
    const url = `${api.origin}/api/v1/customers`
    const authorization = `Bearer ${own.token}`
    const create = {
      url,
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': 'cart-1',
        'x-request-id': 'page-1',
      },
      body: JSON.stringify({ taxId: '901', name: 'Desde una página' }),
    }

    const [first, again] = [await seen(page, create), await seen(page, create)]
    assert.equal(first.status, 201)
    assert.equal(first.headers.location, `/api/v1/customers/${first.body.id}`)
    assert.containsSubset(first.headers, { 'etag': '"1"', 'x-request-id': 'page-1' })
    assert.equal(again.headers['idempotent-replayed'], 'true')
    assert.equal(again.body.id, first.body.id)

    const list = await seen(page, { url: `${url}?limit=1`, headers: { authorization } })
    assert.equal(list.body.data.length, 1)
    assert.match(list.headers['x-ratelimit-remaining'], /^\d+$/)

    const changed = await seen(page, {
      ...create,
      url: `${url}/${first.body.id}`,
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json', 'if-match': '"9"' },
      body: '{"phone":"1"}',
    })
    assert.deepEqual([changed.status, changed.body.code], [412, 'VERSION_MISMATCH'])

    const refused = await seen(page, { url })
    assert.deepEqual([refused.status, refused.body.code], [401, 'UNAUTHENTICATED'])
    assert.equal(refused.headers['www-authenticate'], 'Bearer')
  })

  test('a foreign page can neither read an answer nor send a JSON body', async ({ assert }) => {
    const { api: own } = await aCompany()
    const page = await open(foreign.origin)
    const url = `${api.origin}/api/v1/customers`
    const authorization = `Bearer ${own.token}`

    assert.deepEqual(await seen(page, { url }), { blocked: true })
    assert.deepEqual(await seen(page, { url, headers: { authorization } }), { blocked: true })
    const body = JSON.stringify({ taxId: '902', name: 'De un extraño' })
    const headers = { authorization, 'content-type': 'application/json' }
    assert.deepEqual(await seen(page, { url, method: 'POST', headers, body }), { blocked: true })
    assert.equal((await own.get('/customers')).body.data.length, 0)
  })

  test('the cookie of a session in the pages opens nothing to another origin', async ({
    assert,
  }) => {
    const { email } = await anAdministrator()
    const page = await open(`${api.origin}/admin/login`)
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(PASSWORD)
    await page.locator('main form.form button').click()
    await page.waitForURL((at) => !at.pathname.startsWith('/admin/login'))

    // Cookies know no ports, so a page of another port is the same site, and the cookie is sent.
    await page.goto(ours.origin)
    const url = `${api.origin}/api/v1/customers`

    const credentials = 'include'
    assert.deepEqual(await seen(page, { url, credentials }), { blocked: true })
    assert.equal((await seen(page, { url })).status, 401)
    const pages = { url: `${api.origin}/admin`, credentials }
    assert.deepEqual(await seen(page, pages), { blocked: true })
  })
})
