/**
 * Sessions of the administration pages alone; the API has none. The cookie is encrypted and carries
 * the session itself.
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
