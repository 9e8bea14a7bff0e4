import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { rows } from '#core/database/query'
import { sweepIdentity } from '#identity/sweep'
import { Current } from '#core/context/current'
import { call, ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { loggedIn, PASSWORD } from '#tests/functional/admin/administrator'
import {
  aBrowserOf,
  addressOf,
  anApplication,
  CALLBACK,
  codeFor,
  connectedTo,
  decide,
  mcp,
  post,
  redeem,
  refresh,
  register,
} from '#tests/functional/identity/applications'

const MCP = `${ORIGIN}/api/v1/assistant/mcp`

test.group('OAuth for MCP', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a 401 of MCP names the metadata of the resource, which names the server', async ({
    assert,
  }) => {
    for (const token of [null, 'oat_unknown', 'not-a-token']) {
      const { status, headers } = await mcp(token)
      assert.equal(status, 401)
      const [, address] = /^Bearer .*resource_metadata="([^"]+)"$/.exec(
        headers.get('www-authenticate')!
      )!
      const { body } = await call(null, 'GET', address)
      assert.containsSubset(body, { resource: MCP, authorization_servers: [ORIGIN] })
    }
    const elsewhere = await call(null, 'GET', '/auth/me')
    assert.equal(elsewhere.headers.get('www-authenticate'), 'Bearer')

    const root = await call(null, 'GET', `${ORIGIN}/.well-known/oauth-protected-resource`)
    assert.equal(root.body.resource, MCP)
    const server = await call(null, 'GET', `${ORIGIN}/.well-known/oauth-authorization-server`)
    assert.containsSubset(server.body, {
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/admin/oauth/authorize`,
      token_endpoint: `${ORIGIN}/oauth/token`,
      registration_endpoint: `${ORIGIN}/oauth/register`,
      revocation_endpoint: `${ORIGIN}/oauth/revoke`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    })
  })

  test('an application registers with redirects on https or on the own machine', async ({
    assert,
  }) => {
    const { status, body, headers } = await register({
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback', 'http://localhost:3000/cb'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'client_secret_post',
    })
    assert.equal(status, 201)
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.containsSubset(body, { client_name: 'Claude', token_endpoint_auth_method: 'none' })
    assert.notProperty(body, 'client_secret')

    for (const [sent, error] of [
      [{}, 'invalid_redirect_uri'],
      [{ redirect_uris: [] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['http://example.com/cb'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['myapp://cb'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['https://example.com/cb#part'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['https://user:pw@example.com/cb'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [CALLBACK], client_name: 5 }, 'invalid_client_metadata'],
      [{ redirect_uris: [CALLBACK], grant_types: ['implicit'] }, 'invalid_client_metadata'],
      [[], 'invalid_client_metadata'],
      ['{"redirect_uris":', 'invalid_request'],
    ] as const) {
      const refused = await call(null, 'POST', `${ORIGIN}/oauth/register`, sent, {
        'content-type': 'application/json',
        'x-forwarded-for': '10.9.8.7',
      })
      assert.equal(refused.status, 400, JSON.stringify(sent))
      assert.equal(refused.body.error, error, JSON.stringify(sent))
      assert.isString(refused.body.error_description)
    }
  })

  test('the consent page shows the application, where it leads and the company', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { browser } = await aBrowserOf(company)
    const { request } = await anApplication()

    const shown = await browser.get(addressOf(request))
    assert.equal(shown.status, 200)
    for (const text of ['A host', '127.0.0.1:7777', company.tenant.name, 'value="READ"'])
      assert.include(shown.text, text)
    assert.include(
      shown.headers.get('content-security-policy'),
      "form-action 'self' http://127.0.0.1:7777"
    )

    const denied = await decide(browser, request, { decision: 'deny' })
    const answer = new URL(denied.location!)
    assert.equal(answer.origin + answer.pathname, CALLBACK)
    assert.deepInclude(Object.fromEntries(answer.searchParams), {
      error: 'access_denied',
      state: 'a-state',
      iss: ORIGIN,
    })
    const forged = await browser.send('POST', '/admin/oauth/authorize', {
      form: { ...request, decision: 'allow', access: 'ALL' },
    })
    assert.equal(forged.status, 403)
  })

  test('a person who is not logged in comes back to the consent page after the log in', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { user, browser } = await aBrowserOf(company)
    const { request } = await anApplication()
    browser.cookies.clear()

    assert.equal((await browser.get(addressOf(request))).location, '/admin/login')
    const entered = await browser.logIn(user.email, PASSWORD)
    assert.equal(entered.location, addressOf(request))
  })

  test('an unknown application or redirect is shown to the person, other faults go back', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { browser } = await aBrowserOf(company)
    const { request } = await anApplication()

    for (const wrong of [
      { client_id: 'unknown' },
      { redirect_uri: 'https://evil.example/cb' },
      { redirect_uri: 'http://127.0.0.1:7777/other' },
      { redirect_uri: 'http://localhost:7777/callback' },
      { state: 'x'.repeat(2_000) },
    ]) {
      const answer = await browser.get(addressOf({ ...request, ...wrong }))
      assert.equal(answer.status, 400, JSON.stringify(wrong))
      assert.isNull(answer.location)
    }
    const twice = await browser.get(`${addressOf(request)}&state=again`)
    assert.equal(twice.status, 400)

    for (const [wrong, error] of [
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ code_challenge: '' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: '' }, 'invalid_request'],
      [{ scope: 'everything' }, 'invalid_scope'],
      [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
      [{ resource: `${ORIGIN}/api/v1/customers` }, 'invalid_target'],
    ] as const) {
      const { location } = await browser.get(addressOf({ ...request, ...wrong }))
      const { searchParams } = new URL(location!)
      assert.equal(searchParams.get('error'), error, JSON.stringify(wrong))
      assert.equal(searchParams.get('state'), 'a-state')
    }
  })

  test('the port of a redirect on the own machine is free', async ({ assert }) => {
    const company = await aCompany()
    const { browser } = await aBrowserOf(company)
    const application = await anApplication(['http://127.0.0.1/callback'])
    const redirect = 'http://127.0.0.1:54321/callback'

    const { location } = await decide(browser, { ...application.request, redirect_uri: redirect })
    assert.isTrue(location!.startsWith(redirect))
    const code = new URL(location!).searchParams.get('code')!
    assert.equal((await redeem(application, code, { redirect_uri: redirect })).status, 200)
  })

  test('a token opens MCP alone, with the rights of its person', async ({ assert }) => {
    const company = await aCompany()
    const { tokens, application } = await connectedTo(company)
    assert.containsSubset(tokens, {
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'assistant:read assistant:write',
    })

    const listed = await mcp(tokens.access_token)
    assert.equal(listed.status, 200)
    const byJwt = await mcp(company.api.token)
    assert.deepEqual(listed.body.result.tools, byJwt.body.result.tools)
    for (const path of ['/auth/me', '/customers', '/assistant/tools'])
      assert.equal((await call(tokens.access_token, 'GET', path)).status, 401, path)
    assert.equal((await mcp(tokens.refresh_token)).status, 401)
    assert.equal((await refresh(application, tokens.access_token)).body.error, 'invalid_grant')
  })

  test('an application that may only read gets no tool that changes something', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { tokens } = await connectedTo(company, { access: 'READ' })
    assert.equal(tokens.scope, 'assistant:read')

    const names = (await mcp(tokens.access_token)).body.result.tools.map(({ name }: any) => name)
    assert.include(names, 'find_customers')
    assert.notInclude(names, 'create_customer')
    const { body } = await mcp(tokens.access_token, {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'create_customer', arguments: { taxId: '1', name: 'x' } },
    })
    assert.equal(body.error.code, -32602)
  })

  test('a request for reading, and a role that only reads, are offered no more', async ({
    assert,
  }) => {
    const company = await aCompany()
    const application = await anApplication()
    const { browser } = await aBrowserOf(company)
    const request = { ...application.request, scope: 'assistant:read' }
    assert.notInclude((await browser.get(addressOf(request))).text, 'value="ALL"')
    const { location } = await decide(browser, request, { decision: 'allow', access: 'ALL' })
    const code = new URL(location!).searchParams.get('code')!
    assert.equal((await redeem(application, code)).body.scope, 'assistant:read')

    const { tokens } = await connectedTo(company, { role: 'SALES', access: 'ALL' })
    assert.equal(tokens.scope, 'assistant:read')
  })

  test('a SUPER_ADMIN connects no applications', async ({ assert }) => {
    const { browser } = await loggedIn()
    const { request } = await anApplication()
    assert.equal((await browser.get(addressOf(request))).status, 403)
  })

  test('a code is bound to application, redirect and verifier, and expires in a minute', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { browser } = await aBrowserOf(company)
    const [application, other] = [await anApplication(), await anApplication()]
    const code = await codeFor(browser, application)

    for (const [wrong, error] of [
      [{ client_id: other.id }, 'invalid_grant'],
      [{ client_id: 'unknown' }, 'invalid_client'],
      [{ client_id: '' }, 'invalid_request'],
      [{ redirect_uri: 'http://127.0.0.1:7778/callback' }, 'invalid_grant'],
      [{ code_verifier: other.verifier }, 'invalid_grant'],
      [{ code_verifier: '' }, 'invalid_request'],
      [{ code: 'unknown' }, 'invalid_grant'],
      [{ resource: 'https://other.example' }, 'invalid_target'],
      [{ grant_type: 'password' }, 'unsupported_grant_type'],
    ] as const) {
      const refused = await redeem(application, code, wrong)
      assert.equal(refused.body.error, error, JSON.stringify(wrong))
      assert.equal(refused.status, error === 'invalid_client' ? 401 : 400)
    }
    assert.equal((await redeem(application, code, { redirect_uri: '' })).status, 200)

    const late = await codeFor(browser, application)
    clock.travelTo(new Date(Date.now() + 61_000))
    assert.equal((await redeem(application, late)).body.error, 'invalid_grant')
  })

  test('of parallel requests with one code one gets tokens, and a replay ends them', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { browser, user } = await aBrowserOf(company)
    const application = await anApplication()
    const code = await codeFor(browser, application)

    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(application, code)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(400)])
    const { access_token: token } = answers.find(({ status }) => status === 200)!.body
    assert.equal((await mcp(token)).status, 401)
    const kept = await company.as(() =>
      rows(
        `SELECT t.kind
           FROM oauth_tokens t
           JOIN oauth_grants g ON g.tenant_id = t.tenant_id AND g.id = t.grant_id
           WHERE t.tenant_id = ? AND g.user_id = ?`,
        [Current.tenantId, user.id]
      )
    )
    assert.lengthOf(kept, 2)
  })

  test('a refresh token opens once; a second use ends the application', async ({ assert }) => {
    const company = await aCompany()
    const { application, tokens } = await connectedTo(company)

    const next = await refresh(application, tokens.refresh_token)
    assert.equal(next.status, 200)
    assert.notEqual(next.body.refresh_token, tokens.refresh_token)
    assert.equal((await mcp(next.body.access_token)).status, 200)
    const more = await refresh(application, next.body.refresh_token, { scope: 'customers:write' })
    assert.equal(more.body.error, 'invalid_scope')

    assert.equal((await refresh(application, tokens.refresh_token)).body.error, 'invalid_grant')
    assert.equal((await mcp(next.body.access_token)).status, 401)
    assert.equal((await refresh(application, next.body.refresh_token)).body.error, 'invalid_grant')
  })

  test('of parallel refreshes one wins', async ({ assert }) => {
    const { application, tokens } = await connectedTo(await aCompany())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refresh(application, tokens.refresh_token))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(400)])
  })

  test('a revoked token ends its application, an unknown token is no error', async ({ assert }) => {
    const { application, tokens } = await connectedTo(await aCompany())
    const other = await anApplication()

    const revoke = (token: string, id = application.id) =>
      post('/oauth/revoke', { token, client_id: id })
    assert.equal((await revoke('unknown')).status, 200)
    assert.equal((await revoke(tokens.refresh_token, other.id)).status, 200)
    assert.equal((await mcp(tokens.access_token)).status, 200)
    assert.equal((await revoke(tokens.refresh_token)).status, 200)
    assert.equal((await mcp(tokens.access_token)).status, 401)
    assert.equal((await post('/oauth/revoke', {})).body.error, 'invalid_request')
  })

  test('a new password and a disabled user end the applications of the person', async ({
    assert,
  }) => {
    const company = await aCompany()
    const first = await connectedTo(company)
    await first.api.post('/auth/password', {
      currentPassword: PASSWORD,
      newPassword: 'another-long-password-1',
    })
    assert.equal((await mcp(first.tokens.access_token)).status, 401)
    const refused = await refresh(first.application, first.tokens.refresh_token)
    assert.equal(refused.body.error, 'invalid_grant')

    const second = await connectedTo(company)
    await company.api.patch(`/users/${second.user.id}`, { isActive: false })
    assert.equal((await mcp(second.tokens.access_token)).status, 401)
  })

  test('a person lists the own applications and removes one, over the API and in the pages', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, browser, tokens } = await connectedTo(company)
    await mcp(tokens.access_token)

    const { body } = await api.get('/auth/applications')
    assert.lengthOf(body.data, 1)
    assert.containsSubset(body.data[0], { name: 'A host', host: '127.0.0.1:7777', access: 'ALL' })
    assert.isNotNull(body.data[0].lastUsedAt)
    assert.include((await browser.get('/admin/applications')).text, 'A host')

    const { id } = body.data[0]
    assert.equal((await company.api.delete(`/auth/applications/${id}`)).status, 404)
    assert.lengthOf((await company.api.get('/auth/applications')).body.data, 0)
    const removed = await browser.submit(
      '/admin/applications',
      {},
      `/admin/applications/${id}/remove`
    )
    assert.equal(removed.location, '/admin/applications')
    assert.equal((await mcp(tokens.access_token)).status, 401)
    assert.equal((await api.delete(`/auth/applications/${id}`)).status, 404)
    assert.lengthOf((await api.get('/auth/applications')).body.data, 0)
  })

  test('unused registrations, expired codes and old tokens are swept', async ({ assert }) => {
    const company = await aCompany()
    const { browser } = await aBrowserOf(company)
    const [unused, used] = [await anApplication(), await anApplication()]
    await codeFor(browser, used)
    const idsOf = () =>
      Current.acrossTenants('test', () =>
        rows('SELECT id FROM oauth_clients WHERE id IN (?, ?)', [unused.id, used.id])
      )

    await sweepIdentity()
    assert.lengthOf(await idsOf(), 2)
    clock.travelTo(new Date(Date.now() + 8 * 24 * 3_600_000))
    await sweepIdentity()
    assert.deepEqual(
      (await idsOf()).map(({ id }) => id),
      [used.id]
    )
    const grants = await company.as(() =>
      rows('SELECT id FROM oauth_grants WHERE tenant_id = ?', [Current.tenantId])
    )
    assert.lengthOf(grants, 0)
  })
})
