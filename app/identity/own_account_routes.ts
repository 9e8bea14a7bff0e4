/** Routes about the own account: second factor, sessions, profile, forgotten password. */
import router from '@adonisjs/core/services/router'
import { endpoint } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { passwordResets } from '#identity/controllers/password_reset_controller'
import { auth } from '#identity/controllers/auth_controller'
import { secondFactor } from '#identity/controllers/second_factor_controller'
import { sessions } from '#identity/controllers/sessions_controller'

export function ownAccountRoutes() {
  endpoint('patch', 'auth/me', ['auth.me.update', auth.change], 'anyone')

  endpoint('get', 'auth/totp', ['auth.totp.show', secondFactor.show], 'anyone')
  endpoint('post', 'auth/totp', ['auth.totp.store', secondFactor.store], 'anyone')
  endpoint('post', 'auth/totp/confirm', ['auth.totp.confirm', secondFactor.confirm], 'anyone')
  endpoint('delete', 'auth/totp', ['auth.totp.destroy', secondFactor.destroy], 'anyone')

  endpoint('get', 'auth/sessions', ['auth.sessions.index', sessions.index], 'anyone')
  endpoint('delete', 'auth/sessions/:id', ['auth.sessions.destroy', sessions.destroy], 'anyone')
}

export function forgottenPasswordRoutes() {
  router
    .post('auth/password/forgot', passwordResets.forgot)
    .as('auth.password.forgot')
    .use(middleware.open())
  router
    .post('auth/password/reset', passwordResets.reset)
    .as('auth.password.reset')
    .use(middleware.open())
}
