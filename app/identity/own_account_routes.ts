/** Routes about the own account: second factor, sessions, profile, forgotten password. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { passwordResets } from '#identity/controllers/password_reset_controller'
import { auth } from '#identity/controllers/auth_controller'
import { secondFactor } from '#identity/controllers/second_factor_controller'
import { sessions } from '#identity/controllers/sessions_controller'

export function ownAccountRoutes() {
  router
    .patch('auth/me', auth.change)
    .as('auth.me.update')
    .use(middleware.can('anyone'))
    .use(middleware.execute())

  router.get('auth/totp', secondFactor.show).as('auth.totp.show').use(middleware.can('anyone'))
  router
    .post('auth/totp', secondFactor.store)
    .as('auth.totp.store')
    .use(middleware.can('anyone'))
    .use(middleware.execute())
  router
    .post('auth/totp/confirm', secondFactor.confirm)
    .as('auth.totp.confirm')
    .use(middleware.can('anyone'))
    .use(middleware.execute())
  router
    .delete('auth/totp', secondFactor.destroy)
    .as('auth.totp.destroy')
    .use(middleware.can('anyone'))
    .use(middleware.execute())

  router
    .get('auth/sessions', sessions.index)
    .as('auth.sessions.index')
    .use(middleware.can('anyone'))
  router
    .delete('auth/sessions/:id', sessions.destroy)
    .as('auth.sessions.destroy')
    .use(middleware.can('anyone'))
    .use(middleware.execute())
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
