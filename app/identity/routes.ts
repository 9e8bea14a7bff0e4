import router from '@adonisjs/core/services/router'
import { resource, action } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { apiKeys } from '#identity/controllers/api_keys_controller'
import { auth } from '#identity/controllers/auth_controller'
import { companies } from '#identity/controllers/companies_controller'
import { invitationPage } from '#identity/controllers/invitation_page_controller'
import { roles } from '#identity/controllers/roles_controller'
import { users } from '#identity/controllers/users_controller'
import { countUnreadable } from '#identity/log_in'

export default () => {
  router.get('auth/me', auth.me).as('auth.me').use(middleware.can('anyone'))
  router
    .post('auth/logout', auth.logout)
    .as('auth.logout')
    .use(middleware.can('anyone'))
    .use(middleware.execute())
  router
    .post('auth/password', auth.password)
    .as('auth.password')
    .use(middleware.can('anyone'))
    .use(middleware.execute())

  router.get('roles/built-in', roles.builtIn).as('roles.built_in').use(middleware.can('users:read'))
  resource('users', users, 'users')
  action('users', 'invite', users.invite, 'users')
  resource('roles', roles, 'users', { besides: ['built-in'] })
  resource('api-keys', apiKeys, 'users')
  action('api-keys', 'rotate', apiKeys.rotate, 'users')

  router
    .post('tenants', companies.store)
    .as('tenants.store')
    .use(middleware.can('platform'))
    .use(middleware.execute())
}

export const openRoutes = () => {
  router
    .post('auth/login', auth.login)
    .as('auth.login')
    .use(middleware.open({ whenRefused: countUnreadable }))
  router
    .post('auth/invitations/accept', auth.accept)
    .as('auth.invitations.accept')
    .use(middleware.open())
}

/** Far more than a form with two passwords needs. */
const MOST_BYTES = 16_384

export const rootRoutes = () => {
  router
    .get('invitations/:token', invitationPage.show)
    .as('invitations.page')
    .use(middleware.open())
  router
    .post('invitations/:token', invitationPage.accept)
    .as('invitations.accept')
    .use(middleware.form({ most: MOST_BYTES }))
}
