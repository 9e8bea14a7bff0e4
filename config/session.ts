/**
 * Sessions of the administration pages; the API has none. The encrypted cookie holds the session.
 */
import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'

export default defineConfig({
  enabled: true,
  cookieName: 'oficio_admin',
  age: '8h',
  store: 'cookie',
  stores: { cookie: stores.cookie() },
  cookie: { path: '/admin', httpOnly: true, secure: app.inProduction, sameSite: 'lax' },
})
