import { generateKeyPair } from 'jose'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { clock } from '#core/primitives/clock'
import { hashSecret } from '#core/primitives/secrets'
import Person from '#identity/models/person'
import { call, clientOf, ORIGIN } from '#tests/api'
import { aCompany, aUserRow, tokenOf, unique, type Company } from '#tests/company'
import { Browser } from '#tests/functional/admin/administrator'
import { aBrowserOf } from '#tests/functional/identity/applications'
import { anAddress, aSuperAdmin, logIn, PASSWORD } from '#tests/functional/identity/people'
import {
  anIdentityProvider,
  CLIENT,
  type IdentityProvider,
} from '#tests/functional/identity/identity_provider'

const SETTINGS = '/settings/sso'

type More = Record<string, unknown>

/** A company whose people of a domain of its own log in at the provider. */
async function aCompanyWithSso({ issuer }: Pick<IdentityProvider, 'issuer'>, more: More = {}) {
  const company = await aCompany()
  const domain = `${unique('andina')}.test`
  const { status, body, text } = await company.api.put(SETTINGS, {
    issuer,
    ...CLIENT,
    domains: [domain],
    ...more,
  })
  if (status !== 200) throw new Error(text)
  return { ...company, domain, settings: body }
}

type WithSso = Awaited<ReturnType<typeof aCompanyWithSso>>

const aMember = async ({ as, domain }: WithSso, role = 'SALES', password?: string) =>
  as(async () =>
    aUserRow(role, {
      email: `${unique('ana')}@${domain}`,
      passwordHash: password ? await hashSecret(password) : null,
    })
  )

/** Begins at the page of the domain, and returns where the provider sends the person back. */
async function sentBack(
  browser: Browser,
  provider: IdentityProvider,
  domain: string,
  claims: { email?: string; email_verified?: boolean },
  change: (address: URL) => void = () => {}
) {
  const { status, location, text } = await browser.get(`/admin/sso/${domain}`)
  if (status !== 303) throw new Error(`${status} ${text}`)
  const address = new URL(location!)
  change(address)
  const back = new URL(
    await provider.logIn(address.href, { email_verified: true, name: 'Ana Ruiz', ...claims })
  )
  return back.pathname + back.search
}

const exchange = (idToken: string, headers: Record<string, string> = {}) =>
  call(null, 'POST', '/auth/sso/token', { idToken }, { 'x-forwarded-for': anAddress(), ...headers })

test.group('Settings of single sign-on', () => {
  test('an ADMIN sets, reads and removes them; the secret is never shown', async ({ assert }) => {
    const company = await aCompany()
    const domain = `${unique('andina')}.test`
    assert.equal((await company.api.get(SETTINGS)).status, 404)

    const body = { issuer: 'https://idp.example.com', ...CLIENT, domains: [domain.toUpperCase()] }
    const made = await company.api.put(SETTINGS, body)
    assert.equal(made.status, 200, made.text)
    assert.deepEqual(made.body, {
      issuer: 'https://idp.example.com',
      clientId: 'oficio',
      hasClientSecret: true,
      domains: [domain],
      defaultRole: 'VIEWER',
      createUsers: false,
      requireSso: false,
      redirectUri: `${ORIGIN}/admin/sso/callback`,
      version: 1,
    })
    assert.notInclude(made.text, CLIENT.clientSecret)
    assert.deepEqual((await company.api.get(SETTINGS)).body, made.body)

    const { clientSecret: _, ...without } = body
    const kept = await company.api.put(SETTINGS, { ...without, defaultRole: 'SALES' })
    assert.containsSubset(kept.body, { hasClientSecret: true, defaultRole: 'SALES', version: 2 })
    for (const other of [{ issuer: 'https://evil.example.com' }, { clientId: 'other' }]) {
      const moved = await company.api.put(SETTINGS, { ...without, ...other })
      assert.equal(moved.status, 422)
      assert.containsSubset(moved.body.errors, [{ field: 'clientSecret', code: 'REQUIRED' }])
    }
    const cleared = await company.api.put(SETTINGS, { ...without, clientSecret: null })
    assert.isFalse(cleared.body.hasClientSecret)

    const audited = await company.as(() =>
      rows("SELECT * FROM audit_logs WHERE tenant_id = ? AND entity = 'sso'", [Current.tenantId])
    )
    assert.lengthOf(audited, 3)
    assert.notInclude(JSON.stringify(audited), CLIENT.clientSecret)
    assert.equal((await company.api.delete(SETTINGS)).status, 204)
    assert.equal((await company.api.get(SETTINGS)).status, 404)
    assert.equal((await company.api.delete(SETTINGS)).status, 404)
  })

  test('a domain belongs to one company, and public mail domains to none', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const domain = `${unique('andina')}.test`
    const put = (company: Company, domains: unknown) =>
      company.api.put(SETTINGS, { issuer: 'https://idp.example.com', ...CLIENT, domains })

    const both = await Promise.all([put(ours, [domain]), put(theirs, [domain])])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    const refused = both.find(({ status }) => status === 409)!
    assert.containsSubset(refused.body, { code: 'DUPLICATE', errors: [{ field: 'domains' }] })
    const [has, hasNot] = refused === both[0] ? [theirs, ours] : [ours, theirs]
    const root = await aSuperAdmin()
    assert.equal((await root.in(has).delete(SETTINGS)).status, 204)
    assert.equal((await put(hasNot, [domain])).status, 200)

    for (const [domains, field, code] of [
      [['gmail.com'], 'domains.0', 'UNSUPPORTED'],
      [['andina'], 'domains.0', 'INVALID'],
      [['127.0.0.1'], 'domains.0', 'INVALID'],
      [['ana@andina.test'], 'domains.0', 'INVALID'],
      [[], 'domains', 'TOO_SHORT'],
    ] as const) {
      const { status, body } = await put(ours, domains)
      assert.equal(status, 422, JSON.stringify(domains))
      assert.equal(body.errors[0].field, field)
      if (domains.length) assert.equal(body.errors[0].code, code)
    }
  })

  test('an issuer is public and speaks https; http is for the own machine', async ({ assert }) => {
    const { api } = await aCompany()
    for (const issuer of [
      'http://idp.example.com',
      'https://10.0.0.1',
      'https://169.254.169.254/latest',
      'https://[::ffff:10.0.0.1]/',
      'https://idp.example.com/?x=1',
      'https://user:pw@idp.example.com',
      'https://login.microsoftonline.com/common/v2.0',
      'ftp://idp.example.com',
      'idp',
    ]) {
      const { status, body } = await api.put(SETTINGS, { issuer, ...CLIENT, domains: ['a.test'] })
      assert.equal(status, 422, issuer)
      assert.equal(body.errors[0].field, 'issuer', issuer)
    }
  })

  test('the pages set and remove them, and keep a secret that is not written again', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { browser } = await aBrowserOf(company)
    const domain = `${unique('andina')}.test`
    const fields = {
      issuer: 'https://idp.example.com',
      clientId: 'oficio',
      clientSecret: CLIENT.clientSecret,
      domains: `${domain}\r\n`,
      defaultRole: 'SALES',
      createUsers: 'true',
      requireSso: 'false',
    }
    const path = '/admin/single-sign-on'
    const refused = await browser.submit(path, { ...fields, domains: 'gmail.com' })
    assert.equal(refused.status, 422)
    assert.notInclude(refused.text, CLIENT.clientSecret)
    assert.equal((await browser.submit(path, fields)).location, path)
    const moved = await browser.submit(path, { ...fields, clientSecret: '', clientId: 'other' })
    assert.equal(moved.status, 422)
    const again = await browser.submit(path, { ...fields, clientSecret: '' })
    assert.equal(again.location, path)
    assert.containsSubset((await company.api.get(SETTINGS)).body, {
      clientId: 'oficio',
      hasClientSecret: true,
      domains: [domain],
      defaultRole: 'SALES',
      createUsers: true,
      requireSso: false,
    })
    assert.equal((await browser.submit(`${path}/delete`)).location, path)
    assert.equal((await company.api.get(SETTINGS)).status, 404)
  })

  test('only an ADMIN changes them, and a role in them stays', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await company.aUser('ACCOUNTANT')
    const body = { issuer: 'https://idp.example.com', ...CLIENT, domains: ['nobodys.test'] }
    assert.equal((await api.put(SETTINGS, body)).status, 403)
    await company.api.put(SETTINGS, { ...body, domains: [`${unique('andina')}.test`] })
    const setter = await company.api.post('/roles', {
      name: unique('AJUSTES'),
      permissions: ['settings:read', 'settings:write'],
    })
    const user = await company.as(() => aUserRow(null, { roleId: setter.body.id }))
    const settings = clientOf(await tokenOf(user, company.tenant.publicId))
    assert.equal((await settings.get(SETTINGS)).status, 200)
    for (const refused of [await settings.put(SETTINGS, body), await settings.delete(SETTINGS)])
      assert.containsSubset(refused, { status: 403, body: { code: 'FORBIDDEN' } })

    const unknown = await company.api.put(SETTINGS, { ...body, defaultRole: 'NOBODY' })
    assert.containsSubset(unknown.body, { errors: [{ field: 'defaultRole', code: 'NOT_FOUND' }] })
    const root = await company.api.put(SETTINGS, { ...body, defaultRole: 'SUPER_ADMIN' })
    assert.equal(root.status, 403)

    const role = await company.api.post('/roles', {
      name: unique('CAJA'),
      permissions: ['customers:read'],
    })
    const domains = [`${unique('andina')}.test`]
    await company.api.put(SETTINGS, { ...body, domains, defaultRole: role.body.name })
    assert.equal((await company.api.delete(`/roles/${role.body.id}`)).body.code, 'IN_USE')
  })
})

test.group('Single sign-on in the pages', (group) => {
  let provider: IdentityProvider
  group.setup(async () => {
    provider = await anIdentityProvider()
    return () => void provider.close()
  })
  group.each.teardown(() => clock.travelTo(null))

  test('a person logs in at the provider of the company', async ({ assert }) => {
    const company = await aCompanyWithSso(provider)
    const [user, browser] = [await aMember(company), new Browser()]

    assert.include((await browser.get('/admin/login')).text, 'href="/admin/sso"')
    const asked = await browser.get(`/admin/sso?email=${encodeURIComponent(user.email)}`)
    assert.equal(asked.location, `/admin/sso/${company.domain}`)
    const begun = new URL((await browser.get(asked.location!)).location!)
    assert.equal(begun.origin, provider.issuer)
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.isAtLeast(begun.searchParams.get(name)!.length, 20)
    assert.equal(begun.searchParams.get('code_challenge_method'), 'S256')

    const back = await sentBack(browser, provider, company.domain, {
      email: user.email.toUpperCase(),
    })
    const entered = await browser.get(back)
    assert.equal(entered.location, '/admin', entered.text)
    const home = await browser.get('/admin')
    assert.include(home.text, user.name)
    assert.include(home.text, company.tenant.name)
  })

  test('the person comes to the page that they wanted', async ({ assert }) => {
    const company = await aCompanyWithSso(provider)
    const [user, browser] = [await aMember(company, 'ADMIN'), new Browser()]
    await browser.get('/admin/users')
    const back = await sentBack(browser, provider, company.domain, { email: user.email })
    assert.equal((await browser.get(back)).location, '/admin/users')
    const switched = await browser.submit(
      '/admin/account',
      { tenantId: company.tenant.publicId },
      '/admin/account/company'
    )
    assert.equal(switched.status, 403)
  })

  test('the e-mail may come from userinfo alone', async ({ assert }) => {
    const other = await anIdentityProvider({ emailInUserinfo: true })
    try {
      const company = await aCompanyWithSso(other)
      const [user, browser] = [await aMember(company), new Browser()]
      const back = await sentBack(browser, other, company.domain, { email: user.email })
      assert.equal((await browser.get(back)).location, '/admin')
    } finally {
      other.close()
    }
  })

  test('a wrong state, a wrong nonce, an old and a replayed answer are refused', async ({
    assert,
  }) => {
    const company = await aCompanyWithSso(provider)
    const [user, browser] = [await aMember(company), new Browser()]
    const claims = { email: user.email }
    const refused = async (path: string) => {
      const answer = await browser.get(path)
      assert.equal(answer.status, 401, answer.text)
      assert.equal((await browser.get('/admin')).location, '/admin/login')
    }

    const back = await sentBack(browser, provider, company.domain, claims)
    await refused(back.replace(/state=[^&]+/, 'state=another'))
    await refused(back)

    const withNonce = await sentBack(browser, provider, company.domain, claims, (address) =>
      address.searchParams.set('nonce', 'another')
    )
    await refused(withNonce)

    const late = await sentBack(browser, provider, company.domain, claims)
    clock.travelTo(new Date(Date.now() + 16 * 60_000))
    await refused(late)
    clock.travelTo(null)

    const used = await sentBack(browser, provider, company.domain, claims)
    const cookies = new Map(browser.cookies)
    assert.equal((await browser.get(used)).location, '/admin')
    browser.cookies = cookies
    const again = await browser.get(used)
    assert.equal(again.status, 401)
    const denied = new Browser()
    await denied.get(`/admin/sso/${company.domain}`)
    assert.equal((await denied.get('/admin/sso/callback?error=access_denied')).status, 401)
    assert.equal((await new Browser().get(used)).status, 401)
  })

  test('an unknown domain, another domain and an e-mail that is not verified are refused', async ({
    assert,
  }) => {
    const company = await aCompanyWithSso(provider)
    const [user, browser] = [await aMember(company), new Browser()]
    for (const domain of ['unknown.test', 'x', 'callback.test'])
      assert.equal((await browser.get(`/admin/sso/${domain}`)).status, 403, domain)

    for (const claims of [
      { email: `${unique('eve')}@other.test` },
      { email: user.email, email_verified: false },
      { email: undefined },
    ]) {
      const back = await sentBack(browser, provider, company.domain, claims)
      assert.equal((await browser.get(back)).status, 403, JSON.stringify(claims))
    }
  })

  test('a provider that is away, or is none, is a 502 in words', async ({ assert }) => {
    const gone = await anIdentityProvider()
    gone.close()
    for (const issuer of [gone.issuer, ORIGIN]) {
      const company = await aCompanyWithSso({ issuer })
      const answer = await new Browser().get(`/admin/sso/${company.domain}`)
      assert.equal(answer.status, 502)
      assert.match(answer.text, /does not answer|no responde/)
      const token = await provider.idToken({ email: `ana@${company.domain}` })
      const refused = await exchange(token)
      assert.containsSubset(refused.body, { status: 502, code: 'SSO_UNAVAILABLE' })
    }
  })

  test('a wrong client secret is refused by the provider', async ({ assert }) => {
    const company = await aCompanyWithSso(provider, { clientSecret: 'wrong' })
    const [user, browser] = [await aMember(company), new Browser()]
    const back = await sentBack(browser, provider, company.domain, { email: user.email })
    assert.equal((await browser.get(back)).status, 401)
  })

  test('a first log in makes a user with the default role where the company wants it', async ({
    assert,
  }) => {
    const [closed, open] = [
      await aCompanyWithSso(provider),
      await aCompanyWithSso(provider, { createUsers: true, defaultRole: 'SALES' }),
    ]
    const stranger = await sentBack(new Browser(), provider, closed.domain, {
      email: `ana@${closed.domain}`,
    })
    assert.isNotNull(stranger)
    const browser = new Browser()
    const refused = await sentBack(browser, provider, closed.domain, {
      email: `ana@${closed.domain}`,
    })
    assert.equal((await browser.get(refused)).status, 403)
    assert.lengthOf((await closed.api.get(`/users?search=${closed.domain}`)).body.data, 0)

    const email = `ana@${open.domain}`
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () =>
        exchange(await provider.idToken({ email, n: unique() }))
      )
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200]
    )
    const { data } = (await open.api.get(`/users?search=${open.domain}`)).body
    assert.lengthOf(data, 1)
    assert.containsSubset(data[0], { email, name: 'Ana Ruiz', role: 'SALES', isInvited: false })
  })

  test('an invited user joins by the first log in', async ({ assert }) => {
    const company = await aCompanyWithSso(provider)
    const email = `${unique('ana')}@${company.domain}`
    const invited = await company.api.post('/users', { email, name: 'Ana', role: 'SALES' })
    assert.isTrue(invited.body.isInvited)

    assert.equal((await exchange(await provider.idToken({ email }))).status, 200)
    assert.isFalse((await company.api.get(`/users/${invited.body.id}`)).body.isInvited)
    await company.api.patch(`/users/${invited.body.id}`, { isActive: false })
    const disabled = await exchange(await provider.idToken({ email, n: unique() }))
    assert.equal(disabled.body.code, 'SSO_NO_USER')
  })
})

test.group('Single sign-on of programs', (group) => {
  let provider: IdentityProvider
  group.setup(async () => {
    provider = await anIdentityProvider()
    return () => void provider.close()
  })

  test('an ID token opens a session once, also in parallel', async ({ assert }) => {
    const company = await aCompanyWithSso(provider)
    const user = await aMember(company)
    const idToken = await provider.idToken({ email: user.email })

    const tried = await exchange(idToken, { prefer: 'dry-run' })
    assert.equal(tried.status, 200, tried.text)
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(idToken)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(5).fill(401)])
    const opened = answers.find(({ status }) => status === 200)!
    assert.containsSubset(opened.body, {
      tokenType: 'Bearer',
      user: { id: user.id, email: user.email, tenantId: company.tenant.publicId },
      memberships: [{ tenantId: company.tenant.publicId, role: 'SALES' }],
    })
    const me = await call(opened.body.accessToken, 'GET', '/auth/me')
    assert.equal(me.body.id, user.id)
    assert.equal((await exchange(idToken)).body.code, 'INVALID_ID_TOKEN')
  })

  test('a company that asks for a second factor leaves it to the provider', async ({ assert }) => {
    const company = await aCompanyWithSso(provider)
    const { email } = await aMember(company)
    await company.api.patch('/settings/tenant', { requireTotp: true })
    const opened = await exchange(await provider.idToken({ email, n: unique() }))
    const customers = await call(opened.body.accessToken, 'GET', '/customers')
    assert.equal(customers.status, 200, customers.text)
  })

  test('wrong issuer, audience, signature, time and form are refused', async ({ assert }) => {
    const company = await aCompanyWithSso(provider)
    const { email } = await aMember(company)
    const { privateKey: signer } = await generateKeyPair('RS256')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({ email, email_verified: true, iss: provider.issuer, aud: 'oficio' })
    ).toString('base64url')}.x`

    for (const [what, token] of Object.entries({
      issuer: await provider.idToken({ email, iss: 'https://other.example' }),
      audience: await provider.idToken({ email, aud: 'another-client' }),
      azp: await provider.idToken({ email, aud: ['oficio', 'x'], azp: 'x' }),
      signature: await provider.idToken({ email }, { signer }),
      expired: await provider.idToken({ email }, { expiresIn: -120 }),
      milliseconds: await provider.idToken({ email }, { expiresIn: Date.now() }),
      endless: await provider.idToken({ email }, { expiresIn: 1e300 }),
      long: await provider.idToken({ email: `${'a'.repeat(260)}${email}` }),
      blank: await provider.idToken({ email: `ana ${email}` }),
      lines: await provider.idToken({ email: `ana\n${email}` }),
      twice: await provider.idToken({ email: `ana@${email}` }),
      none: unsigned,
      garbage: 'a.b.c',
    })) {
      const refused = await exchange(token)
      assert.equal(refused.status, 401, `${what}: ${refused.text}`)
      assert.equal(refused.body.code, 'INVALID_ID_TOKEN', what)
    }
    const open = await aCompanyWithSso(provider, { createUsers: true })
    const odd = { email: `${unique('bea')}@${open.domain}`, name: 'Bea\r\nRuiz \ud800' }
    assert.equal((await exchange(await provider.idToken(odd))).body.user.name, 'Bea Ruiz \ufffd')
    const malformed = await exchange('not a token')
    assert.containsSubset(malformed.body, { status: 422, errors: [{ field: 'idToken' }] })
    const unverified = await exchange(await provider.idToken({ email, email_verified: false }))
    assert.equal(unverified.body.code, 'EMAIL_NOT_VERIFIED')
    const unknown = await exchange(await provider.idToken({ email: `ana@${unique('x')}.test` }))
    assert.equal(unknown.body.code, 'SSO_NOT_CONFIGURED')
  })

  test('requireSso refuses passwords of the domains, except of ADMINs with a second factor', async ({
    assert,
  }) => {
    const company = await aCompanyWithSso(provider, { requireSso: true })
    const user = await aMember(company, 'SALES', PASSWORD)
    const admin = await aMember(company, 'ADMIN', PASSWORD)

    for (const { email } of [user, admin]) {
      const refused = await logIn(email)
      assert.containsSubset(refused.body, { status: 403, code: 'SSO_REQUIRED' })
      assert.equal((await new Browser().logIn(email)).status, 403)
    }
    assert.equal((await logIn(user.email, 'a-wrong-password')).body.code, 'INVALID_CREDENTIALS')
    assert.equal((await exchange(await provider.idToken({ email: user.email }))).status, 200)

    await company.as(async () => {
      const person = await Person.findOrFail(admin.personId)
      await person.merge({ totpConfirmedAt: new Date().toISOString() }).save()
    })
    assert.notEqual((await logIn(admin.email)).body.code, 'SSO_REQUIRED')

    await company.api.put(SETTINGS, {
      issuer: provider.issuer,
      ...CLIENT,
      domains: [company.domain],
    })
    assert.equal((await logIn(user.email)).status, 200)
  })

  test('a person of several companies gets into the one whose provider it is', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompanyWithSso(provider), await aCompany()]
    const user = await aMember(ours, 'SALES', PASSWORD)
    const there = await theirs.as(async () => {
      const { default: User } = await import('#identity/models/user')
      const { email, personId } = user
      const joinedAt = new Date().toISOString()
      const more = { isActive: true, tokenVersion: 1, joinedAt }
      return User.create({ email, personId, name: 'Ana', role: 'VIEWER', ...more })
    })

    const { body } = await exchange(await provider.idToken({ email: user.email }))
    assert.equal(body.user.tenantId, ours.tenant.publicId)
    assert.lengthOf(body.memberships, 1)
    const session = clientOf(body.accessToken)
    assert.lengthOf((await session.get('/auth/memberships')).body.data, 1)
    const switched = await session.post('/auth/switch', { tenantId: theirs.tenant.publicId })
    assert.containsSubset(switched.body, { status: 403, code: 'SSO_SESSION' })
    for (const path of ['/auth/totp', '/auth/sessions'])
      assert.equal((await session.get(path)).body.code, 'SSO_SESSION', path)
    assert.equal((await session.post('/auth/totp')).body.code, 'SSO_SESSION')

    await ours.api.put(SETTINGS, {
      issuer: provider.issuer,
      ...CLIENT,
      domains: [ours.domain],
      requireSso: true,
    })
    const elsewhere = await logIn(user.email)
    assert.equal(elsewhere.body.user.id, there.id)
    const asked = await call(
      null,
      'POST',
      '/auth/login',
      { email: user.email, password: PASSWORD, tenantId: ours.tenant.publicId },
      { 'x-forwarded-for': anAddress() }
    )
    assert.equal(asked.body.code, 'SSO_REQUIRED')
    const back = await clientOf(elsewhere.body.accessToken).post('/auth/switch', {
      tenantId: ours.tenant.publicId,
    })
    assert.equal(back.body.code, 'SSO_REQUIRED')
  })

  test('an invitation of another company that nobody accepted does not matter', async ({
    assert,
  }) => {
    const company = await aCompanyWithSso(provider, { createUsers: true })
    const elsewhere = await aCompany()
    const email = `${unique('ana')}@${company.domain}`
    const invited = await elsewhere.api.post('/users', { email, name: 'Ana', role: 'ADMIN' })
    assert.isTrue(invited.body.isInvited)

    const { status, body, text } = await exchange(await provider.idToken({ email }))
    assert.equal(status, 200, text)
    assert.equal(body.user.tenantId, company.tenant.publicId)
    assert.lengthOf(body.memberships, 1)
    const still = await elsewhere.api.get(`/users/${invited.body.id}`)
    assert.isTrue(still.body.isInvited)
  })

  test('a session of single sign-on sets up and removes no second factor', async ({ assert }) => {
    const company = await aCompanyWithSso(provider)
    const { email } = await aMember(company, 'SALES', PASSWORD)
    const { body } = await exchange(await provider.idToken({ email }))
    const session = clientOf(body.accessToken)
    assert.equal((await session.get('/auth/totp')).status, 200)
    for (const refused of [
      await session.post('/auth/totp'),
      await session.post('/auth/totp/confirm', { code: '123456' }),
      await session.delete('/auth/totp', { password: PASSWORD, otp: '123456' }),
    ])
      assert.containsSubset(refused.body, { status: 403, code: 'SSO_SESSION' })
    assert.equal(
      (await clientOf((await logIn(email)).body.accessToken).post('/auth/totp')).status,
      200
    )
  })

  test('a member of another company is invited, and not taken in', async ({ assert }) => {
    const company = await aCompanyWithSso(provider, { createUsers: true })
    const elsewhere = await aCompany()
    const email = `${unique('ana')}@${company.domain}`
    await elsewhere.as(() => aUserRow('SALES', { email }))

    for (let time = 0; time < 2; time++) {
      const refused = await exchange(await provider.idToken({ email, n: unique() }))
      assert.containsSubset(refused.body, { status: 403, code: 'SSO_INVITED' })
    }
    const { data } = (await company.api.get(`/users?search=${company.domain}`)).body
    assert.lengthOf(data, 1)
    assert.isTrue(data[0].isInvited)
  })
})
