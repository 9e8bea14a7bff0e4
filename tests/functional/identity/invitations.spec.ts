import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { sweepIdentity } from '#identity/sweep'
import { sendInvitation } from '#identity/mail/send_invitation'
import env from '#start/env'
import { call } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { anEmail, logIn } from '#tests/functional/identity/people'

type Mail = { to: string; raw: string; text: string; link: string; token: string }

/** A real SMTP server where the settings say one is. */
async function aMailServer() {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        mails.push(mailOf(Buffer.concat(parts).toString(), session.envelope.rcptTo[0].address))
        done()
      })
    },
  })
  server.listen(env.get('SMTP_PORT'), env.get('SMTP_HOST'))
  await once(server.server, 'listening')
  return { mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

function mailOf(raw: string, to: string): Mail {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const text = Buffer.from(bytes, /quoted-printable/.test(raw) ? 'latin1' : 'utf8').toString()
  const [link, token] = /http\S+\/invitations\/(\S+)/.exec(text) ?? ['', '']
  return { to, raw, text, link, token }
}

/** The jobs that wait for the worker, done here as it does them. */
async function workOff({ as }: Company) {
  const jobs = await as(() =>
    rows(
      "SELECT id, data FROM outbox_messages WHERE tenant_id = ? AND queue = 'mail' AND job = 'invitation' ORDER BY id",
      [Current.tenantId]
    )
  )
  for (const { data } of jobs) await as(() => sendInvitation(JSON.parse(data)))
  return jobs
}

const accept = (token: string, password = 'chosen-by-me-1') =>
  call(null, 'POST', '/auth/invitations/accept', { token, password })
const aGuest = () => ({ email: anEmail(), name: 'Ñuño Pérez', role: 'SALES' })

test.group('Invitations', (group) => {
  let server: Awaited<ReturnType<typeof aMailServer>>
  group.setup(async () => {
    server = await aMailServer()
    return () => server.close()
  })
  group.each.setup(() => {
    server.mails.length = 0
    return () => clock.travelTo(null)
  })

  test('a user without a password gets a link by mail, and chooses one, once', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const made = await company.api.post('/users', aGuest())
    assert.equal(made.status, 201)
    assert.isTrue(made.body.isInvited)
    assert.equal((await logIn(made.body.email, 'chosen-by-me-1')).status, 401)

    await workOff(company)
    const [mail] = server.mails
    assert.lengthOf(server.mails, 1)
    assert.equal(mail.to, made.body.email)
    assert.include(mail.text, 'Hola, Ñuño Pérez:')
    assert.equal(mail.link, `${env.get('APP_URL')}/invitations/${mail.token}`)

    const { status, body } = await accept(mail.token, 'short-1')
    assert.deepEqual([status, body.errors[0].field], [422, 'password'])
    assert.equal((await accept(mail.token, made.body.email)).body.errors[0].field, 'password')
    assert.equal((await accept(mail.token)).status, 204)
    assert.equal((await logIn(made.body.email, 'chosen-by-me-1')).status, 200)
    assert.isFalse((await company.api.get(`/users/${made.body.id}`)).body.isInvited)

    const again = await accept(mail.token, 'another-pass-2')
    assert.equal(again.status, 422)
    assert.containsSubset(again.body.errors[0], { field: 'token', code: 'INVALID' })
    assert.equal((await logIn(made.body.email, 'another-pass-2')).status, 401)
    assert.equal(
      (await company.api.post(`/users/${made.body.id}/invite`)).body.code,
      'ALREADY_ACCEPTED'
    )
  })

  test('a dry run of the acceptance chooses no password, and the link stays good', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/users', aGuest())
    await workOff(company)
    const [{ token }] = server.mails

    const dry = await call(
      null,
      'POST',
      '/auth/invitations/accept',
      { token, password: 'only-tried-1' },
      { prefer: 'dry-run' }
    )
    assert.deepEqual([dry.status, dry.headers.get('preference-applied')], [204, 'dry-run'])
    assert.equal((await logIn(body.email, 'only-tried-1')).status, 401)
    assert.lengthOf(
      (await company.api.get(`/audit-logs?entityId=${body.id}&action=user.invitation_accepted`))
        .body.data,
      0
    )
    assert.equal((await accept(token)).status, 204)
    assert.equal((await logIn(body.email, 'chosen-by-me-1')).status, 200)
  })

  test('one of ten parallel uses of an invitation sets the password', async ({ assert }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/users', aGuest())
    await workOff(company)

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        accept(server.mails[0].token, `chosen-by-${index}-1`)
      )
    )
    const winners = answers.flatMap(({ status }, index) => (status === 204 ? [index] : []))
    assert.lengthOf(winners, 1)
    assert.lengthOf(
      answers.filter(({ status }) => status === 422),
      9
    )
    assert.equal((await logIn(body.email, `chosen-by-${winners[0]}-1`)).status, 200)
  })

  test('the link is good for 7 days', async ({ assert }) => {
    const company = await aCompany()
    await company.api.post('/users', aGuest())
    await workOff(company)
    const [{ token }] = server.mails
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)

    clock.travelTo(days(6.9))
    assert.equal((await call(null, 'GET', `//invitations/${token}`)).status, 200)
    clock.travelTo(days(7.1))
    assert.equal((await call(null, 'GET', `//invitations/${token}`)).status, 404)
    assert.equal((await accept(token)).body.errors[0].field, 'token')
    assert.isAbove((await sweepIdentity()).invitations, 0)
  })

  test('another invitation, another address or a removal ends the link before', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/users', aGuest())
    await workOff(company)
    assert.equal((await company.api.post(`/users/${body.id}/invite`)).status, 200)
    await workOff(company)
    assert.lengthOf(server.mails, 2)
    assert.equal((await accept(server.mails[0].token)).status, 422)

    const email = anEmail()
    assert.equal((await company.api.patch(`/users/${body.id}`, { email })).status, 200)
    await workOff(company)
    assert.equal((await accept(server.mails[1].token)).status, 422)
    assert.equal(server.mails[2].to, email)

    await company.api.delete(`/users/${body.id}`)
    assert.equal((await accept(server.mails[2].token)).status, 422)
  })

  test('a link to an earlier address is invalid, also after the user was disabled', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/users', aGuest())
    await workOff(company)
    for (const changes of [{ isActive: false }, { email: anEmail() }, { isActive: true }])
      assert.equal((await company.api.patch(`/users/${body.id}`, changes)).status, 200)

    await workOff(company)
    assert.lengthOf(server.mails, 1, 'whoever is let in again is invited when somebody asks for it')
    assert.equal((await accept(server.mails[0].token)).status, 422)
  })

  test('a job that runs again sends the same link under the same Message-ID, and a used one sends nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    await company.api.post('/users', aGuest())
    await workOff(company)
    await workOff(company)

    const [first, second] = server.mails
    const messageId = (mail: Mail) => /^Message-ID: (.*)$/im.exec(mail.raw)![1]
    assert.equal(second.token, first.token)
    assert.equal(messageId(second), messageId(first))

    await accept(first.token)
    await workOff(company)
    assert.lengthOf(server.mails, 2)
  })

  test('the token is written down nowhere', async ({ assert }) => {
    const company = await aCompany()
    await company.api.post('/users', aGuest())
    await workOff(company)
    const [{ token }] = server.mails
    await accept(token)

    const kept = await company.as(() =>
      Promise.all(
        ['users', 'invitations', 'outbox_messages', 'audit_logs'].map((table) =>
          rows(`SELECT * FROM ${table} WHERE tenant_id = ?`, [Current.tenantId])
        )
      )
    )
    assert.notInclude(JSON.stringify(kept), token)
    assert.notInclude(JSON.stringify(kept[3]), kept[1][0].token_hash)
    assert.deepEqual(
      kept[3].map(({ action }) => action).filter((action) => /password|invitation/.test(action)),
      ['invitation.created', 'user.password_changed', 'user.invitation_accepted']
    )
  })

  test('a name cannot write a header of the mail', async ({ assert }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/users', aGuest())
    // as an earlier release took it
    await company.as(() =>
      execute('UPDATE users SET name = ? WHERE tenant_id = ? AND id = ?', [
        'Eve\r\nBcc: victim@company.test',
        company.tenant.id,
        body.id,
      ])
    )
    await workOff(company)
    assert.notMatch(server.mails[0].raw.split('\r\n\r\n')[0], /^Bcc:/im)
  })

  test('the page needs nothing but itself, and runs no script', async ({ assert }) => {
    const company = await aCompany({ name: 'Bold <b>& Sons</b>', locale: 'en-US' })
    const { body } = await company.api.post('/users', aGuest())
    await workOff(company)

    const { status, headers, text } = await call(
      null,
      'GET',
      `//invitations/${server.mails[0].token}`
    )
    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /text\/html/)
    assert.include(text, body.email)
    assert.include(text, 'Bold &lt;b&gt;&amp; Sons&lt;/b&gt;')
    assert.notMatch(text, /(src|href)=/)
    assert.notInclude(text, server.mails[0].token)

    const policy = headers.get('content-security-policy')!
    const hashOf = (tag: string) =>
      `'sha256-${createHash('sha256')
        .update(new RegExp(`<${tag}>([^]*)</${tag}>`).exec(text)![1])
        .digest('base64')}'`
    assert.notInclude(text, '<script')
    assert.include(policy, "form-action 'self'")
    assert.notInclude(policy, 'script-src')
    assert.include(policy, `style-src ${hashOf('style')};`)
    assert.include(policy, "default-src 'none'")

    const unknown = await call(null, 'GET', '//invitations/nonsense', undefined, {
      'accept-language': 'es-CO',
    })
    assert.equal(unknown.status, 404)
    assert.include(unknown.text, 'Esta invitación ya se usó')
  })

  test('the form of the page sets the password without a script, and links to the log in', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const { body } = await company.api.post('/users', aGuest())
    await workOff(company)
    const page = `//invitations/${server.mails[0].token}`
    const send = (fields: Record<string, string>) =>
      call(null, 'POST', page, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      })

    const different = await send({ password: 'chosen-by-me-1', again: 'chosen-by-me-2' })
    assert.equal(different.status, 422)
    assert.include(different.text, 'Las dos no son iguales.')
    const short = await send({ password: 'short', again: 'short' })
    assert.equal(short.status, 422)
    assert.include(short.text, 'al menos 10 caracteres.')
    assert.equal((await send({ password: 'x'.repeat(20_000), again: 'x' })).status, 413)

    const done = await send({ password: 'chosen-by-me-1', again: 'chosen-by-me-1' })
    assert.equal(done.status, 200)
    assert.include(done.text, '<a href="/admin/login">')
    assert.equal((await logIn(body.email, 'chosen-by-me-1')).status, 200)
    assert.equal((await send({ password: 'chosen-by-me-1', again: 'chosen-by-me-1' })).status, 404)
  })

  test('a dry run says that a mail would be sent, and sends none', async ({ assert }) => {
    const company = await aCompany()
    const { status, body } = await company.api.post('/users', aGuest(), { prefer: 'dry-run' })
    assert.equal(status, 201)
    assert.containsSubset(body.effects.queued, [{ queue: 'mail', job: 'invitation' }])
    assert.lengthOf(await workOff(company), 0)
  })
})
