import env from '#start/env'
import proxyAddr from 'proxy-addr'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * `X-Forwarded-For` counts only from these: names (`loopback`), addresses or ranges, comma
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
  /** A comma in a parameter is a comma: `sort=-name,sku` is one text. */
  qs: { parse: { comma: false }, stringify: {} },
  /**
   * Longer than balancers and clients keep a connection that waits (nginx 60 s): who closes first
   * may lose the request that is just coming.
   */
  keepAliveTimeout: 75_000,
  onBadUrl: answerAsUnknown,
  serializeJSON: (value: unknown) => JSON.stringify(value),
  cookie: { path: '/', httpOnly: true, secure: app.inProduction, sameSite: 'lax' },
})

/**
 * An address that cannot be decoded is none of ours: answered like any other unknown one, with all
 * its headers.
 */
async function answerAsUnknown(request: IncomingMessage, response: ServerResponse) {
  const { default: server } = await import('@adonisjs/core/services/server')
  request.url = '/not-an-address'
  await server.handle(request, response)
}
