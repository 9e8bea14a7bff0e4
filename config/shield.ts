/**
 * CSRF protection of the administration pages: a field in forms, the XSRF-TOKEN cookie and its
 * header in the board's own calls. The headers that shield could set are set by the envelope and by
 * the pages themselves.
 */
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'

export default defineConfig({
  csrf: {
    enabled: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    enableXsrfCookie: true,
    cookieOptions: { path: '/admin', secure: app.inProduction, sameSite: 'lax', maxAge: '8h' },
  },
  csp: { enabled: false },
  hsts: { enabled: false },
  xFrame: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
