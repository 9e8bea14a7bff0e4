import env from '#start/env'
import proxyAddr from 'proxy-addr'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * `X-Forwarded-For` is trusted from these: names (`loopback`), addresses or networks, comma
 * separated.
 */
const trusted = (env.get('TRUSTED_PROXIES') ?? '')
  .split(',')
  .map((one) => one.trim())
  .filter(Boolean)

export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: trusted.length ? proxyAddr.compile(trusted) : () => false,
  /** A comma is text: `sort=-name,sku` is one value. */
  qs: { parse: { comma: false }, stringify: {} },
  /**
   * Longer than load balancers keep idle connections (nginx 60 s): the side that closes first may
   * lose the next request.
   */
  keepAliveTimeout: 75_000,
  onBadUrl: answerAsUnknown,
  serializeJSON: (value: unknown) => JSON.stringify(value),
  cookie: { path: '/', httpOnly: true, secure: app.inProduction, sameSite: 'lax' },
})

/** A malformed URL is answered as an unknown one, with all headers. */
async function answerAsUnknown(request: IncomingMessage, response: ServerResponse) {
  const { default: server } = await import('@adonisjs/core/services/server')
  request.url = '/not-an-address'
  await server.handle(request, response)
}
