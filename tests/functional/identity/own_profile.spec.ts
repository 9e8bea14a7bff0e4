import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sendAccountNotice } from '#identity/mail/account_notices'
import { clientOf } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { anEmail, aPerson, logIn, PASSWORD } from '#tests/functional/identity/people'
import { aMailServer } from '#tests/worker/mail_server'

async function noticesOf({ as }: Company) {
  const mails = await aMailServer()
  const jobs = await as(() =>
    rows(
      "SELECT id, data FROM outbox_messages WHERE tenant_id = ? AND job = 'account_notice' ORDER BY id",
      [Current.tenantId]
    )
  )
  for (const { id, data } of jobs) await as(() => sendAccountNotice(JSON.parse(data), id))
  return mails
}

test.group('Own profile', () => {
  test('people without users:write change their name', async ({ assert }) => {
    const { api } = await aCompany()
    const { user, api: own } = await aPerson(api, 'VIEWER')
    const { status, body } = await own.patch('/auth/me', { name: 'Ana María Ruiz' })
    assert.equal(status, 200)
    assert.containsSubset(body, { id: user.id, name: 'Ana María Ruiz', email: user.email })
    assert.deepEqual((await own.get('/auth/me')).body, body)
    assert.equal((await api.get(`/users/${user.id}`)).body.name, 'Ana María Ruiz')
    assert.equal((await own.patch('/auth/me', { role: 'ADMIN' })).status, 422)
    assert.equal((await own.patch('/auth/me', (await own.get('/auth/me')).body)).status, 200)
    assert.containsSubset((await own.patch('/auth/me', { name: '' })).body.errors, [
      { field: 'name' },
    ])
  })

  test('another e-mail needs the password, and both addresses get a mail', async ({ assert }) => {
    const company = await aCompany({ locale: 'en-US' })
    const { user, api: own } = await aPerson(company.api)
    const email = anEmail()

    const without = await own.patch('/auth/me', { email })
    assert.equal(without.status, 422)
    assert.containsSubset(without.body.errors, [{ field: 'currentPassword', code: 'REQUIRED' }])
    const wrong = await own.patch('/auth/me', { email, currentPassword: 'wrong-wrong-1' })
    assert.deepEqual([wrong.status, wrong.body.code], [401, 'INVALID_CREDENTIALS'])
    assert.equal((await own.patch('/auth/me', { email: user.email })).status, 200)

    const { status, body } = await own.patch('/auth/me', {
      email: email.toUpperCase(),
      currentPassword: PASSWORD,
    })
    assert.deepEqual([status, body.email], [200, email])
    assert.equal((await logIn(user.email)).status, 401)
    assert.equal((await logIn(email)).status, 200)
    assert.equal((await company.api.get(`/users/${user.id}`)).body.email, email)

    const mails = await noticesOf(company)
    assert.deepEqual(mails.flatMap(({ to }) => to).sort(), [email, user.email].sort())
    for (const { text } of mails) {
      assert.include(text, email)
      assert.include(text, user.email)
    }
  })

  test('the address of somebody else is refused, with the right password only', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [{ api: own }, other] = [await aPerson(api), await aPerson((await aCompany()).api)]
    const { email } = other.user
    const guess = await own.patch('/auth/me', { email, currentPassword: 'wrong-wrong-1' })
    assert.equal(guess.body.code, 'INVALID_CREDENTIALS')
    const { status, body } = await own.patch('/auth/me', { email, currentPassword: PASSWORD })
    assert.deepEqual([status, body.code, body.errors?.[0].field], [409, 'DUPLICATE', 'email'])
  })

  test('an ADMIN changes the own e-mail with the password, that of others without', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { user, api: own } = await aPerson(company.api, 'ADMIN')
    const other = await aPerson(company.api)
    const [first, second] = [anEmail(), anEmail()]

    const without = await own.patch(`/users/${user.id}`, { email: first })
    assert.containsSubset(without.body.errors, [{ field: 'currentPassword', code: 'REQUIRED' }])
    const currentPassword = PASSWORD
    const changed = await own.patch(`/users/${user.id}`, { email: first, currentPassword })
    assert.deepEqual([changed.status, changed.body.email], [200, first], changed.text)
    const others = await clientOf(own.token).patch(`/users/${other.user.id}`, { email: second })
    assert.deepEqual([others.status, others.body.email], [200, second], others.text)
    assert.lengthOf(await noticesOf(company), 2)
  })
})
