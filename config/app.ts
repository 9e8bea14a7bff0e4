import env from '#start/env'
import proxyAddr from 'proxy-addr'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'

export const appKey = env.get('APP_KEY')

/** `X-Forwarded-For` counts only from these: names (`loopback`), addresses or ranges, comma separated. */
const trusted = (env.get('TRUSTED_PROXIES') ?? '').split(',').map((one) => one.trim()).filter(Boolean)

export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: trusted.length ? proxyAddr.compile(trusted) : () => false,
  serializeJSON: (value: unknown) => JSON.stringify(value),
  cookie: { path: '/', httpOnly: true, secure: app.inProduction, sameSite: 'lax' },
})
