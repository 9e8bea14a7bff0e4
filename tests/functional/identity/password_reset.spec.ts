import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { execute, rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { Current } from '#core/context/current'
import { sendPasswordReset } from '#identity/mail/send_password_reset'
import { sweepIdentity } from '#identity/sweep'
import env from '#start/env'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { anAddress, anEmail, aPerson, logIn } from '#tests/functional/identity/people'
import { aProtectedPerson, logInWith, nextCode } from '#tests/functional/identity/second_factor'
import { aMailServer } from '#tests/worker/mail_server'

const NEW = 'una-clave-nueva-1'

const forget = (email: string, headers = {}) =>
  call(
    null,
    'POST',
    '/auth/password/forgot',
    { email },
    { 'x-forwarded-for': anAddress(), ...headers }
  )

const reset = (token: string, password = NEW, headers = {}) =>
  call(null, 'POST', '/auth/password/reset', { token, password }, headers)

/** The jobs that wait for the worker, done here as it does them. Returns how many there were. */
async function workOff() {
  const jobs = await Current.run({ tenant: PLATFORM }, () =>
    rows(
      `SELECT id, data
         FROM outbox_messages
         WHERE tenant_id = ? AND queue = 'mail' AND job = 'password_reset'
         ORDER BY id`,
      [PLATFORM.id]
    )
  )
  await Current.run({ tenant: PLATFORM }, async () => {
    for (const { id, data } of jobs) {
      await sendPasswordReset(JSON.parse(data), id)
      await execute('DELETE FROM outbox_messages WHERE tenant_id = ? AND id = ?', [PLATFORM.id, id])
    }
  })
  return jobs.length
}

const tokenIn = (text: string) =>
  /^http\S+\/admin\/reset\?token=([\w-]+)$/m.exec(text.replaceAll('\r', ''))?.[1] ?? ''

async function aLink(email: string) {
  const mails = await aMailServer()
  await forget(email)
  await workOff()
  return { mails, token: tokenIn(mails.at(-1)!.text) }
}

test.group('Forgotten passwords', (group) => {
  group.each.setup(async () => {
    await Current.run({ tenant: PLATFORM }, () =>
      execute("DELETE FROM outbox_messages WHERE tenant_id = ? AND job = 'password_reset'", [
        PLATFORM.id,
      ])
    )
    return () => clock.travelTo(null)
  })

  test('a link from a mail sets a new password, once, and ends everything before it', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const { user, api: own } = await aPerson(company.api)
    const other = await aPerson(company.api)
    const mails = await aMailServer()

    const asked = await forget(` ${user.email.toUpperCase()}`.trim())
    assert.deepEqual([asked.status, asked.text], [202, ''])
    await forget(user.email)
    await workOff()
    assert.lengthOf(mails, 2)
    assert.deepEqual(mails[0].to, [user.email])
    assert.include(mails[0].text, 'Hola, Ana Ruiz:')
    assert.include(mails[0].text, `${env.get('APP_URL')}/admin/reset?token=`)
    const [first, second] = mails.map(({ text }) => tokenIn(text))
    assert.notEqual(first, second)

    const short = await reset(first, 'nueve-999')
    assert.deepEqual(
      [short.status, short.body.errors[0].field, short.body.errors[0].code],
      [422, 'password', 'TOO_SHORT']
    )
    for (const password of ['password123', user.email, 'ANA RUIZ', company.tenant.name]) {
      const { status, body } = await reset(first, password.padEnd(10, ' '))
      assert.deepEqual([status, body.errors[0].field], [422, 'password'], password)
    }
    const done = await reset(first)
    assert.deepEqual([done.status, done.body], [200, { email: user.email }])

    assert.equal((await own.get('/auth/me')).status, 401)
    assert.equal((await other.api.get('/auth/me')).status, 200)
    assert.equal((await logIn(user.email)).status, 401)
    assert.equal((await logIn(user.email, NEW)).status, 200)
    for (const token of [first, second, 'nothing', first.slice(1), `${first}x`]) {
      const { status, body } = await reset(token, 'otra-clave-nueva-2')
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ field: 'token', code: 'INVALID' }])
    }
    const { body: log } = await company.api.get('/audit-logs?entity=security')
    assert.include(
      log.data.map(({ action }: any) => action),
      'security.password_reset'
    )
  })

  test('of many requests with one link one changes the password', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    const { token } = await aLink(user.email)

    const passwords = [1, 2, 3, 4].map((nth) => `una-clave-distinta-${nth}`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422])
    const chosen = passwords[answers.findIndex(({ status }) => status === 200)]
    for (const password of passwords)
      assert.equal((await logIn(user.email, password)).status, password === chosen ? 200 : 401)
  })

  test('a new password ends the lock of too many wrong ones', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    const { token } = await aLink(user.email)
    for (let failure = 1; failure <= 5; failure++) await logIn(user.email, 'wrong-wrong-1')
    assert.equal((await logIn(user.email)).status, 429)
    assert.equal((await reset(token)).status, 200)
    assert.equal((await logIn(user.email, NEW)).status, 200)
  })

  test('a link is good for 30 minutes', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    const { token } = await aLink(user.email)
    const made = clock.now().getTime()

    clock.travelTo(new Date(made + 30 * 60_000 + 1_000))
    assert.equal((await reset(token)).status, 422)
    clock.travelTo(new Date(made + 29 * 60_000))
    assert.equal((await reset(token, NEW, { prefer: 'dry-run' })).status, 200)
    assert.equal((await reset(token)).status, 200)
  })

  test('an address gets at most 3 links an hour, also of requests at the same time', async ({
    assert,
  }) => {
    const { user } = await aPerson((await aCompany()).api)
    const mails = await aMailServer()
    const answers = await Promise.all(Array.from({ length: 5 }, () => forget(user.email)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202])
    assert.equal(await workOff(), 5)
    assert.lengthOf(mails, 3)

    clock.travelTo(new Date(clock.now().getTime() + 61 * 60_000))
    await forget(user.email)
    await workOff()
    assert.lengthOf(mails, 4)
    await sweepIdentity()
    assert.equal((await reset(tokenIn(mails[3].text))).status, 200)
  })

  test('a job that runs again sends the same link, and none after its end', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    const mails = await aMailServer()
    await forget(user.email)
    const [{ id, data }] = await Current.run({ tenant: PLATFORM }, () =>
      rows("SELECT id, data FROM outbox_messages WHERE tenant_id = ? AND job = 'password_reset'", [
        PLATFORM.id,
      ])
    )
    const work = () =>
      Current.run({ tenant: PLATFORM }, () => sendPasswordReset(JSON.parse(data), id))
    await work()
    await work()
    assert.lengthOf(mails, 2)
    assert.equal(tokenIn(mails[0].text), tokenIn(mails[1].text))
    assert.equal(mails[0].header('message-id'), mails[1].header('message-id'))

    await reset(tokenIn(mails[0].text))
    await work()
    assert.lengthOf(mails, 2)
  })

  test('nobody without a way to log in gets a mail', async ({ assert }) => {
    const { api } = await aCompany()
    const [disabled, deleted] = [await aPerson(api), await aPerson(api)]
    const { body: invited } = await api.post('/users', {
      email: anEmail(),
      name: 'Invited',
      role: 'VIEWER',
    })
    await api.patch(`/users/${disabled.user.id}`, { isActive: false })
    await api.delete(`/users/${deleted.user.id}`)

    const mails = await aMailServer()
    for (const email of [disabled.user.email, deleted.user.email, invited.email, anEmail()])
      assert.equal((await forget(email)).status, 202)
    assert.equal(await workOff(), 4)
    assert.lengthOf(mails, 0)
  })

  test('the answer takes the same time whether the address exists', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    const took = async (email: string) => {
      const start = performance.now()
      await forget(email)
      return performance.now() - start
    }
    const [known, unknown]: number[][] = [[], []]
    for (let index = 0; index < 40; index++) {
      known.push(await took(user.email))
      unknown.push(await took(anEmail()))
    }
    const median = (all: number[]) => all.sort((one, other) => one - other)[all.length / 2]
    const ratio = median(known) / median(unknown)
    assert.isTrue(ratio > 0.67 && ratio < 1.5, `${ratio}`)
  })

  test('a dry run sends nothing, and what is no address is refused', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    assert.equal((await forget(user.email, { prefer: 'dry-run' })).status, 202)
    assert.equal(await workOff(), 0)
    assert.containsSubset((await forget('nobody')).body.errors, [{ field: 'email' }])
    assert.equal((await call(null, 'POST', '/auth/password/forgot', {})).status, 422)
    assert.deepEqual(
      (await call(null, 'POST', '/auth/password/reset', {})).body.errors.map(
        ({ field }: any) => field
      ),
      ['token', 'password']
    )
  })

  test('a new password leaves the second factor as it is', async ({ assert }) => {
    const { user, secret } = await aProtectedPerson((await aCompany()).api)
    const { token } = await aLink(user.email)
    assert.equal((await reset(token)).status, 200)
    assert.equal((await logIn(user.email, NEW)).body.code, 'OTP_REQUIRED')
    assert.equal((await logInWith(user.email, nextCode(secret), { password: NEW })).status, 200)
  })
})
