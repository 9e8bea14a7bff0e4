import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { rows } from '#core/database/query'
import { redis } from '#core/redis/connection'
import { eventually } from '#tests/eventually'
import {
  Browser,
  PASSWORD,
  anAdministrator,
  loggedIn,
  onPlatform,
} from '#tests/functional/admin/administrator'

const BOARD = '/admin/queues'

test.group('Administration: log in', () => {
  test('an anonymous visitor gets the login page, and calls of the board get a 401', async ({
    assert,
  }) => {
    const browser = new Browser()

    for (const path of [
      '/admin',
      '/admin/queues',
      '/admin/queues/queue/mail',
      '/admin/queues/static/images/logo.svg',
      '/admin/logout',
    ]) {
      const answer = await browser.get(path)
      assert.equal(answer.status, 303, path)
    }
    assert.equal((await browser.get(BOARD)).location, '/admin/login')
    assert.equal((await browser.get(`${BOARD}/api/queues`)).status, 401)
    assert.equal((await browser.get('/admin/login')).status, 200)
  })

  test('an administrator logs in, sees the board, and logs out', async ({ assert }) => {
    const [user, browser] = [await anAdministrator(), new Browser()]

    await browser.get(BOARD)
    const entered = await browser.logIn(` ${user.email.toUpperCase()} `)
    assert.equal(entered.status, 303)
    assert.equal(entered.location, BOARD)
    assert.include((await browser.get(BOARD)).text, '<title>Oficio queues</title>')
    assert.equal((await browser.get('/admin/login')).location, '/admin')

    assert.include((await browser.get('/admin/logout')).text, 'Ada Root')
    assert.equal((await browser.submit('/admin/logout')).location, '/admin/login')
    assert.equal((await browser.get(BOARD)).location, '/admin/login')

    const audited = await onPlatform(() =>
      rows('SELECT action, ip FROM audit_logs WHERE tenant_id = 1 AND actor_id = ? ORDER BY id', [
        user.id,
      ])
    )
    assert.deepEqual(audited, [
      { action: 'admin.logged_in', ip: browser.address },
      { action: 'admin.logged_out', ip: browser.address },
    ])
  })

  test('the cookie cannot be read by scripts nor sent by other sites, and is another one after the log in', async ({
    assert,
  }) => {
    const [user, browser] = [await anAdministrator(), new Browser()]
    await browser.get('/admin/login')
    const before = browser.cookies.get('oficio_admin')

    const { headers } = await browser.logIn(user.email)
    const cookies = headers.getSetCookie().filter((one) => !/Expires=Thu, 01 Jan 1970/i.test(one))
    assert.notEqual(browser.cookies.get('oficio_admin'), before)
    for (const cookie of cookies) assert.match(cookie, /; Path=\/admin/)
    for (const cookie of cookies.filter((one) => !one.startsWith('XSRF-TOKEN')))
      assert.match(cookie, /HttpOnly; SameSite=Lax/)
    assert.notInclude(cookies.join(), user.id)
  })

  test('a wrong password, an empty form and another role are refused, each with a sentence', async ({
    assert,
  }) => {
    const [user, accountant, browser] = [
      await anAdministrator(),
      await anAdministrator('ADMIN'),
      new Browser(),
    ]

    const wrong = await browser.logIn(user.email, 'not the password')
    assert.equal(wrong.status, 401)
    assert.include(wrong.text, 'The e-mail or the password is wrong')
    assert.include(wrong.text, `value="${user.email}"`)
    assert.notInclude(wrong.text, 'not the password')
    assert.equal((await browser.logIn('', '')).status, 422)
    assert.equal(
      (
        await browser.submit('/admin/login', {
          'email[]': user.email,
          'password[]': 'not the password',
        })
      ).status,
      401
    )

    const other = await browser.logIn(accountant.email)
    assert.equal(other.status, 403)
    assert.include(other.text, 'This account may not see the queues')
    assert.equal((await browser.get(BOARD)).status, 303)
  })

  test('after five wrong passwords the page says how long to wait', async ({ assert }) => {
    const [user, browser] = [await anAdministrator(), new Browser()]
    for (let time = 0; time < 5; time++) await browser.logIn(user.email, 'wrong')

    const answer = await browser.logIn(user.email)
    assert.equal(answer.status, 429)
    assert.match(answer.text, /Too many failed attempts; try again in \d+ s/)
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })

  test('the rate limit and an unknown form are answered by a page', async ({ assert }) => {
    const browser = new Browser()
    await browser.get('/admin/login')
    await redis().set(`limit:ip:${browser.address}`, 1_000_000_000, 'EX', 60)

    const answer = await eventually('the server has heard of it', async () => {
      const page = await browser.send('GET', '/admin/users', {
        headers: { 'accept-language': 'es' },
      })
      return page.status === 429 && page
    })
    assert.match(answer.headers.get('content-type')!, /^text\/html/)
    assert.include(answer.headers.get('content-security-policy')!, "style-src 'self'")
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
    assert.include(answer.text, 'Demasiadas solicitudes en este minuto')
    assert.notInclude(answer.text, '<form')
    assert.match(
      (await browser.get('/api/v1/customers')).headers.get('content-type')!,
      /^application\/problem\+json/
    )

    await redis().del(`limit:ip:${browser.address}`)
    const nowhere = await browser.send('POST', '/admin/nothing')
    assert.equal(nowhere.status, 405)
    assert.match(nowhere.headers.get('content-type')!, /^text\/html/)
  })

  test('input is shown as text, never as markup', async ({ assert }) => {
    const { text } = await new Browser().logIn('"><script>alert(1)</script>', 'x')
    assert.notInclude(text, '<script>')
    assert.include(text, '&lt;script&gt;')
  })

  test('without the token of the page nobody logs in or out', async ({ assert }) => {
    const [user, browser] = [await anAdministrator(), new Browser()]
    await browser.get('/admin/login')
    assert.equal(
      (
        await browser.send('POST', '/admin/login', {
          form: { email: user.email, password: PASSWORD },
        })
      ).status,
      403
    )
    assert.equal(
      (
        await browser.send('POST', '/admin/login', {
          form: { email: user.email, password: PASSWORD, _csrf: 'made-up' },
        })
      ).status,
      403
    )

    const { browser: inside } = await loggedIn()
    assert.equal((await inside.send('POST', '/admin/logout')).status, 403)
    assert.equal(
      (await inside.send('POST', '/admin/logout', { headers: { 'sec-fetch-site': 'cross-site' } }))
        .status,
      403
    )
    assert.equal((await inside.get(BOARD)).status, 200)
  })

  test('a form that is too large is refused', async ({ assert }) => {
    const answer = await new Browser().send('POST', '/admin/login', {
      form: { email: 'a'.repeat(20_000) },
    })
    assert.equal(answer.status, 413)
    assert.include(answer.text, '<h1>')
  })
})

test.group('Administration: the end of a session', () => {
  test('a session ends when the user is disabled, loses the role or gets another password', async ({
    assert,
  }) => {
    for (const change of [{ isActive: false }, { role: 'ADMIN' }, { tokenVersion: 2 }]) {
      const { user, browser } = await loggedIn()
      await onPlatform(() => user.merge(change).save())
      assert.equal((await browser.get(BOARD)).status, 303, JSON.stringify(change))
      assert.equal((await browser.get(`${BOARD}/api/queues`)).status, 401)
    }
  })

  test('a copy of the cookie is worth nothing after the log out', async ({ assert }) => {
    const { browser } = await loggedIn()
    const copy = new Map(browser.cookies)
    await browser.submit('/admin/logout')

    browser.cookies = copy
    assert.equal((await browser.get(BOARD)).status, 303)
  })

  test('a session ends eight hours after the last action; polling of the board does not count', async ({
    assert,
    cleanup,
  }) => {
    const { browser } = await loggedIn()
    cleanup(() => clock.travelTo(null))
    const start = Date.now()
    const travel = (hours: number) => clock.travelTo(new Date(start + hours * 3_600_000))

    travel(3)
    assert.equal((await browser.get(`${BOARD}/api/queues`)).status, 200)
    assert.equal((await browser.get(BOARD)).status, 200)
    travel(10)
    assert.equal((await browser.get(`${BOARD}/api/queues`)).status, 200)
    travel(11.1)
    assert.equal((await browser.get(`${BOARD}/api/queues`)).status, 401)
    assert.equal((await browser.get(BOARD)).status, 303)
  })
})
