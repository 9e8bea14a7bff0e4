import router from '@adonisjs/core/services/router'
import { resource, action } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { applications } from '#identity/controllers/applications_controller'
import { apiKeys } from '#identity/controllers/api_keys_controller'
import { auth } from '#identity/controllers/auth_controller'
import { companies } from '#identity/controllers/companies_controller'
import { invitationPage } from '#identity/controllers/invitation_page_controller'
import { oauth } from '#identity/controllers/oauth_controller'
import { roles } from '#identity/controllers/roles_controller'
import { sso } from '#identity/controllers/sso_controller'
import { ssoSettings } from '#identity/controllers/sso_settings_controller'
import { users } from '#identity/controllers/users_controller'
import { forgottenPasswordRoutes, ownAccountRoutes } from '#identity/own_account_routes'
import { countUnreadable } from '#identity/log_in'
import { RESOURCE_PATH } from '#identity/oauth/addresses'

export default () => {
  router.get('auth/me', auth.me).as('auth.me').use(middleware.can('anyone'))
  router
    .post('auth/logout', auth.logout)
    .as('auth.logout')
    .use(middleware.can('anyone'))
    .use(middleware.execute())
  router
    .get('auth/memberships', auth.memberships)
    .as('auth.memberships')
    .use(middleware.can('anyone'))
  router
    .post('auth/switch', auth.switch)
    .as('auth.switch')
    .use(middleware.can('anyone'))
    .use(middleware.execute())
  router
    .post('auth/password', auth.password)
    .as('auth.password')
    .use(middleware.can('anyone'))
    .use(middleware.execute())

  router
    .get('auth/applications', applications.index)
    .as('auth.applications.index')
    .use(middleware.can('anyone'))
  router
    .delete('auth/applications/:id', applications.destroy)
    .as('auth.applications.destroy')
    .use(middleware.can('anyone'))
    .use(middleware.execute())
  ownAccountRoutes()

  router.get('roles/built-in', roles.builtIn).as('roles.built_in').use(middleware.can('users:read'))
  resource('users', users, 'users')
  action('users', 'invite', users.invite, 'users')
  router
    .delete('users/:id/totp', users.removeTotp)
    .as('users.totp.destroy')
    .use(middleware.can('users:write'))
    .use(middleware.execute())
  resource('roles', roles, 'users', { besides: ['built-in'] })
  resource('api-keys', apiKeys, 'users')
  action('api-keys', 'rotate', apiKeys.rotate, 'users')

  router
    .get('settings/sso', ssoSettings.show)
    .as('settings.sso.show')
    .use(middleware.can('settings:read'))
  router
    .put('settings/sso', ssoSettings.put)
    .as('settings.sso.put')
    .use(middleware.can('administrator'))
    .use(middleware.execute())
  router
    .delete('settings/sso', ssoSettings.destroy)
    .as('settings.sso.destroy')
    .use(middleware.can('administrator'))
    .use(middleware.execute())

  router
    .post('tenants', companies.store)
    .as('tenants.store')
    .use(middleware.can('platform'))
    .use(middleware.execute())
}

export const openRoutes = () => {
  forgottenPasswordRoutes()
  router
    .post('auth/login', auth.login)
    .as('auth.login')
    .use(middleware.open({ whenRefused: countUnreadable }))
  router
    .post('auth/sso/token', sso.token)
    .as('auth.sso.token')
    .use(middleware.open({ whenRefused: countUnreadable }))
  router
    .post('auth/invitations/accept', auth.accept)
    .as('auth.invitations.accept')
    .use(middleware.open())
}

/** Far more than a form with two passwords needs. */
const MOST_BYTES = 16_384

export const rootRoutes = () => {
  oauthRoutes()
  router
    .get('invitations/:token', invitationPage.show)
    .as('invitations.page')
    .use(middleware.open())
  router
    .post('invitations/:token', invitationPage.accept)
    .as('invitations.accept')
    .use(middleware.form({ most: MOST_BYTES }))
}

/** Paths that RFC 8414 and RFC 9728 prescribe, and the endpoints that the metadata names. */
function oauthRoutes() {
  router.get('.well-known/oauth-authorization-server', oauth.server).as('oauth.server')
  router.get('.well-known/oauth-protected-resource', oauth.resource).as('oauth.resource')
  router
    .get(`.well-known/oauth-protected-resource${RESOURCE_PATH}`, oauth.resource)
    .as('oauth.resource_of_mcp')
  router.post('oauth/register', oauth.register).as('oauth.register')
  const form = middleware.form({ most: MOST_BYTES })
  router.post('oauth/token', oauth.token).as('oauth.token').use(form)
  router.post('oauth/revoke', oauth.revoke).as('oauth.revoke').use(form)
}
