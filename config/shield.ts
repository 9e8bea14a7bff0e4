/**
 * CSRF protection of the administration pages: a form field, or the XSRF-TOKEN cookie and its
 * header. Other security headers are set elsewhere.
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
