import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { execute, rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { sendPasswordReset } from '#identity/mail/send_password_reset'
import { clientOf } from '#tests/api'
import { aCompany, tokenOf } from '#tests/company'
import { Browser, PASSWORD, inAs, onPlatform } from '#tests/functional/admin/administrator'
import { anEmail, logIn } from '#tests/functional/identity/people'
import { enrol, logInWith, nextCode } from '#tests/functional/identity/second_factor'
import { aMailServer } from '#tests/worker/mail_server'

const NEW = 'una-clave-nueva-1'

async function aPersonOfPages(role = 'VIEWER') {
  const company = await aCompany()
  const { user, api } = await company.aUser(role)
  return { company, user, api, browser: await inAs(company, user) }
}

const fieldIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

async function linkTo(email: string) {
  const [job] = await onPlatform(() =>
    rows(
      "SELECT id, data FROM outbox_messages WHERE tenant_id = ? AND job = 'password_reset' AND data LIKE ?",
      [PLATFORM.id, `%${email}%`]
    )
  )
  const mails = await aMailServer()
  await onPlatform(() => sendPasswordReset(JSON.parse(job.data), job.id))
  const [, path] = /^https?:\/\/[^/]+(\/admin\/reset\S+)$/m.exec(
    mails[0].text.replaceAll('\r', '')
  )!
  return path
}

test.group('Administration: the own account', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a forgotten password is replaced by a link', async ({ assert }) => {
    const { user } = await aPersonOfPages()
    const browser = new Browser()
    assert.include((await browser.get('/admin/login')).text, 'href="/admin/forgot"')
    const [known, unknown] = [user.email, anEmail()]
    const answers = [
      await browser.submit('/admin/forgot', { email: known }),
      await browser.submit('/admin/forgot', { email: unknown }),
    ]
    for (const [index, { status, text }] of answers.entries()) {
      assert.equal(status, 200)
      assert.include(text, `If ${[known, unknown][index]} has an account`)
    }
    assert.equal((await browser.submit('/admin/forgot', { email: 'x' })).status, 422)

    const path = await linkTo(known)
    const { text } = await browser.get(path)
    const token = fieldIn(text, 'token')
    const send = (password: string, again = password) =>
      browser.submit(path, { token, password, again }, '/admin/reset')
    assert.include((await send(NEW, 'another')).text, 'The two are not the same')
    assert.include((await send('password123')).text, 'Many people use this password')
    const done = await send(NEW)
    assert.deepEqual([done.status, done.location], [303, '/admin/login'])
    assert.equal((await new Browser().logIn(known, NEW)).status, 303)
    const again = await send(NEW)
    assert.include(again.text, 'This link was used already or has expired')
    assert.include(again.text, 'href="/admin/forgot"')
  })

  test('a second factor is set up, asked for at the log in, and removed', async ({ assert }) => {
    const { user, browser } = await aPersonOfPages()
    const page = '/admin/account/second-factor'
    const started = await browser.submit(page)
    assert.equal(started.status, 200)
    const [secret, qr] = [fieldIn(started.text, 'secret'), fieldIn(started.text, 'qr')]
    assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.include(started.text, 'src="data:image/svg+xml;base64,')

    const confirm = (code: string) => browser.submit(page, { secret, qr, code }, `${page}/confirm`)
    const wrong = await confirm('000000')
    assert.equal(wrong.status, 422)
    assert.include(wrong.text, 'The code is wrong')
    assert.equal(fieldIn(wrong.text, 'secret'), secret)
    const confirmed = await confirm(nextCode(secret))
    const codes = [...confirmed.text.matchAll(/<li><code>([A-Z0-9-]+)<\/code>/g)].map(
      ([, code]) => code
    )
    assert.lengthOf(codes, 10)
    assert.include((await browser.get(page)).text, '10 recovery codes are left')

    const other = new Browser()
    await other.get('/admin/account/sessions')
    const asked = await other.logIn(user.email)
    assert.equal(asked.status, 200)
    assert.include(asked.text, 'name="otp"')
    assert.equal((await other.get('/admin/account/sessions')).location, '/admin/login')
    const send = (otp: string) =>
      other.send('POST', '/admin/login/code', { form: { ...other.hiddenIn(asked.text), otp } })
    const refused = await send('000000')
    assert.equal(refused.status, 401)
    assert.include(refused.text, 'The code is wrong or was used before')
    const entered = await send(nextCode(secret))
    assert.deepEqual([entered.status, entered.location], [303, '/admin/account/sessions'])
    assert.equal((await other.get('/admin')).status, 200)

    const remove = (fields: Record<string, string>) => other.submit(page, fields, `${page}/remove`)
    const noPassword = await remove({ password: 'wrong', otp: codes[0] })
    assert.include(noPassword.text, 'This is not your present password')
    const noCode = await remove({ password: PASSWORD, otp: '000000' })
    assert.equal(noCode.status, 401)
    assert.equal((await remove({ password: PASSWORD, otp: codes[0] })).location, page)
    assert.equal((await logIn(user.email)).status, 200)
  })

  test('a log in waits five minutes for its code, and not after a new password', async ({
    assert,
  }) => {
    const { user, api } = await aPersonOfPages()
    const { secret } = await enrol(api)
    const waiting = async () => {
      const browser = new Browser()
      const { text } = await browser.logIn(user.email)
      return (otp: string) =>
        browser.send('POST', '/admin/login/code', { form: { ...browser.hiddenIn(text), otp } })
    }
    const late = await waiting()
    clock.travelTo(new Date(clock.now().getTime() + 5 * 60_000 + 1_000))
    assert.equal((await late(nextCode(secret))).location, '/admin/login')

    const changed = await waiting()
    await execute('UPDATE people SET token_version = token_version + 1 WHERE id = ?', [
      user.personId,
    ])
    assert.equal((await changed(nextCode(secret))).location, '/admin/login')
    assert.equal(
      (await new Browser().submit('/admin/login', { otp: '1' }, '/admin/login/code')).location,
      '/admin/login'
    )
    assert.equal((await logInWith(user.email, nextCode(secret))).status, 200)
  })

  test('people see where they are logged in, and end other sessions', async ({ assert }) => {
    const { company, user, browser } = await aPersonOfPages()
    const other = new Browser()
    await other.send('GET', '/admin/login', { headers: { 'user-agent': 'Elsewhere/1.0' } })
    await other.logIn(user.email)

    const { text } = await browser.get('/admin/account/sessions')
    assert.include(text, browser.address)
    assert.include(text, `<small>Pages · ${company.tenant.name}</small>`)
    assert.include(text, other.address)
    const [, path] = /action="(\/admin\/account\/sessions\/[\w-]+\/end)"/.exec(text)!
    assert.lengthOf([...text.matchAll(/\/end"/g)], 1)
    const ended = await browser.submit('/admin/account/sessions', {}, path)
    assert.equal(ended.location, '/admin/account/sessions')
    assert.equal((await other.get('/admin')).location, '/admin/login')
    assert.equal((await browser.get('/admin')).status, 200)
  })

  test('people change their name, and their e-mail with the password', async ({ assert }) => {
    const { user, browser } = await aPersonOfPages()
    const page = '/admin/account'
    const email = anEmail()
    assert.include((await browser.get(page)).text, user.email)
    const without = await browser.submit(page, { name: 'Otra', email, currentPassword: '' })
    assert.equal(without.status, 422)
    assert.include(without.text, 'id="currentPassword-error"')
    const wrong = await browser.submit(page, { name: 'Otra', email, currentPassword: 'wrong' })
    assert.include(wrong.text, 'This is not your present password')
    const changed = await browser.submit(page, { name: 'Otra', email, currentPassword: PASSWORD })
    assert.equal(changed.location, page)
    assert.equal((await new Browser().logIn(email)).status, 303)
    const name = { name: 'Ana', email, currentPassword: '' }
    assert.equal((await browser.submit(page, name)).location, page)
  })

  test('before everything else people change a password that an ADMIN set', async ({ assert }) => {
    const { company } = await aPersonOfPages()
    const email = anEmail()
    await company.api.post('/users', { email, name: 'Luis', role: 'ADMIN', password: PASSWORD })
    const browser = new Browser()
    await browser.logIn(email)

    for (const path of ['/admin', '/admin/users', '/admin/account', '/admin/account/sessions'])
      assert.equal((await browser.get(path)).location, '/admin/account/password', path)
    const page = '/admin/account/password'
    assert.include((await browser.get(page)).text, 'An administrator set your password')
    const changed = await browser.submit(page, { currentPassword: PASSWORD, newPassword: NEW })
    assert.equal(changed.location, '/admin/login')
    const again = new Browser()
    await again.logIn(email, NEW)
    assert.equal((await again.get('/admin/users')).status, 200)
  })

  test('where the company asks for a factor, the pages lead to it', async ({ assert }) => {
    const { company, browser } = await aPersonOfPages('ADMIN')
    const admin = clientOf(await tokenOf(company.admin, company.tenant.publicId))
    await admin.patch('/settings/tenant', { requireTotp: true })
    assert.equal((await browser.get('/admin/users')).location, '/admin/account/second-factor')
    const page = '/admin/account/second-factor'
    const started = await browser.submit(page)
    const secret = fieldIn(started.text, 'secret')
    await browser.submit(page, { secret, code: nextCode(secret) }, `${page}/confirm`)
    assert.equal((await browser.get('/admin/users')).status, 200)
    assert.equal((await browser.get('/admin/logout')).status, 200)
  })

  test('an ADMIN removes the factor of a user on their page', async ({ assert }) => {
    const { company, browser } = await aPersonOfPages('ADMIN')
    const { user, api } = await company.aUser('SALES')
    await enrol(api)
    const page = `/admin/users/${user.id}`
    assert.include((await browser.get(page)).text, `${page}/totp`)
    assert.equal((await browser.submit(page, {}, `${page}/totp`)).location, page)
    assert.notInclude((await browser.get(page)).text, `${page}/totp`)
  })
})
