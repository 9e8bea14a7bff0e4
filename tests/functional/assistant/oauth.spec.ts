/** The official client of MCP logs a person in by itself; the test is the person's browser. */
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client'
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { ORIGIN } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { auditOf } from '#tests/functional/core/left_behind'
import type { Browser } from '#tests/functional/admin/administrator'
import { aBrowserOf, CALLBACK, decide, post } from '#tests/functional/identity/applications'

const ENDPOINT = new URL(`${ORIGIN}/api/v1/assistant/mcp`)

/** State that a host keeps between its starts. */
function aProvider() {
  const kept: Record<string, any> = {}
  const provider: OAuthClientProvider = {
    redirectUrl: CALLBACK,
    clientMetadata: {
      client_name: 'A host',
      redirect_uris: [CALLBACK],
      grant_types: ['authorization_code', 'refresh_token'],
    },
    state: () => 'a-state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (address) => void (kept.address = address),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (state) => void (kept.discovery = state),
    invalidateCredentials: (scope) => {
      if (scope === 'tokens' || scope === 'all') delete kept.tokens
      if (scope === 'client' || scope === 'all') delete kept.client
    },
  }
  return { kept, provider }
}

type Host = ReturnType<typeof aProvider>

const transportOf = ({ provider }: Host) =>
  new StreamableHTTPClientTransport(ENDPOINT, {
    authProvider: provider,
    requestInit: { headers: { connection: 'close' } },
  })

async function connected(host: Host, mode: 'legacy' | 'auto' = 'auto') {
  const client = new Client({ name: 'a-host', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(transportOf(host))
  return client
}

/** Agrees in the browser, and gives the answer to the client. */
async function authorize(host: Host, browser: Browser, access: string) {
  const { searchParams } = host.kept.address as URL
  const { location } = await decide(browser, Object.fromEntries(searchParams), {
    decision: 'allow',
    access,
  })
  await transportOf(host).finishAuth(new URL(location!).searchParams)
}

async function aConnectedHost(company: Company, { mode, access = 'ALL' }: any = {}) {
  const [host, person] = [aProvider(), await aBrowserOf(company)]
  const refused = await connected(host, mode).catch((error) => error)
  if (!(refused instanceof UnauthorizedError)) throw refused
  await authorize(host, person.browser, access)
  return { host, ...person, client: await connected(host, mode) }
}

test.group('The official client of MCP with OAuth', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  for (const mode of ['legacy', 'auto'])
    test(`discovers, registers, lets the person agree and calls tools (${mode})`, async ({
      assert,
    }) => {
      const company = await aCompany()
      const { client, user, host } = await aConnectedHost(company, { mode })
      assert.equal(host.kept.tokens.scope, 'assistant:read assistant:write')

      const { tools } = await client.listTools()
      assert.includeMembers(
        tools.map(({ name }) => name),
        ['find_customers', 'create_customer']
      )
      const made: any = await client.callTool({
        name: 'create_customer',
        arguments: { taxId: unique('NIT'), name: 'Café Ñandú' },
      })
      const { id } = made.structuredContent
      assert.equal((await company.api.get(`/customers/${id}`)).body.name, 'Café Ñandú')
      assert.containsSubset(await auditOf(company, id), [
        { actor_type: 'assistant', actor_id: user.id },
      ])
    })

  test('refreshes an expired token by itself', async ({ assert }) => {
    const { client, host } = await aConnectedHost(await aCompany())
    const before = { ...host.kept.tokens }

    clock.travelTo(new Date(Date.now() + 3_700_000))
    assert.isNotEmpty((await client.listTools()).tools)
    assert.notEqual(host.kept.tokens.access_token, before.access_token)
    assert.notEqual(host.kept.tokens.refresh_token, before.refresh_token)
  })

  test('a consent to read offers the reading tools', async ({ assert }) => {
    const { client } = await aConnectedHost(await aCompany(), { access: 'READ' })
    const names = (await client.listTools()).tools.map(({ name }) => name)
    assert.include(names, 'find_customers')
    assert.notInclude(names, 'create_customer')
  })

  test('asks the person again once its tokens were revoked', async ({ assert }) => {
    const { client, host, browser } = await aConnectedHost(await aCompany())
    const { client: registered, tokens } = host.kept
    await post('/oauth/revoke', { token: tokens.refresh_token, client_id: registered.client_id })

    const refused = await client.listTools().catch((error) => error)
    assert.instanceOf(refused, UnauthorizedError)
    await authorize(host, browser, 'ALL')
    assert.isNotEmpty((await (await connected(host)).listTools()).tools)
  })
})
