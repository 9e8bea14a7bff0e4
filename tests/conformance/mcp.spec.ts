/** The official conformance suite of the Model Context Protocol against the real endpoint. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'

const SUITE = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url)
)
const WHAT_DOES_NOT_APPLY = fileURLToPath(new URL('mcp_not_applicable.yml', import.meta.url))

/** The suite expects tools with a text answer and with a refusal; ours with such answers. */
const ITS_TOOLS: Record<string, string> = {
  test_simple_text: 'find_customers',
  test_error_handling: 'create_customer',
}

/** The suite sends no credentials, so a proxy adds them and answers under its own address. */
async function proxyFor(token: string) {
  const proxy = createServer((asked, answer) => {
    const own = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const { host, 'content-length': _, ...headers } = asked.headers
    if (headers.origin === own) headers.origin = ORIGIN

    const chunks: Buffer[] = []
    asked
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(chunks)
          .toString()
          .replace(/"name":"(test_\w+)"/, (all, name) =>
            ITS_TOOLS[name] ? `"name":"${ITS_TOOLS[name]}"` : all
          )
        const sent = request(
          ORIGIN + asked.url,
          {
            method: asked.method,
            headers: {
              ...headers,
              'connection': 'close',
              'authorization': `Bearer ${token}`,
              'content-length': Buffer.byteLength(body),
            },
          },
          (given) => {
            answer.writeHead(given.statusCode!, given.headers)
            given.pipe(answer)
          }
        )
        sent.end(body)
      })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/v1/assistant/mcp`,
    close: () => proxy.closeAllConnections() ?? proxy.close(),
  }
}

test.group('The Model Context Protocol', () => {
  test('the official MCP suite passes except for the features listed as not applicable', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const proxy = await proxyFor(api.token!)

    const run = promisify(execFile)(process.execPath, [
      SUITE,
      'server',
      '--url',
      proxy.address,
      '--suite',
      'all',
      '--expected-failures',
      WHAT_DOES_NOT_APPLY,
    ])
    const { code = 0, stdout } = await run.catch((error) => error).finally(proxy.close)
    assert.equal(code, 0, stdout)
  }).timeout(60_000)
})
