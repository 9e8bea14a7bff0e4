import router from '@adonisjs/core/services/router'
import { action, endpoint, resource } from '#core/endpoints/routing'
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
  endpoint('get', 'auth/me', ['auth.me', auth.me], 'anyone')
  endpoint('post', 'auth/logout', ['auth.logout', auth.logout], 'anyone')
  endpoint('get', 'auth/memberships', ['auth.memberships', auth.memberships], 'anyone')
  endpoint('post', 'auth/switch', ['auth.switch', auth.switch], 'anyone')
  endpoint('post', 'auth/password', ['auth.password', auth.password], 'anyone')

  endpoint('get', 'auth/applications', ['auth.applications.index', applications.index], 'anyone')
  endpoint(
    'delete',
    'auth/applications/:id',
    ['auth.applications.destroy', applications.destroy],
    'anyone'
  )
  ownAccountRoutes()

  endpoint('get', 'roles/built-in', ['roles.built_in', roles.builtIn], 'users:read')
  resource('users', users, 'users')
  action('users', 'invite', users.invite, 'users')
  endpoint('delete', 'users/:id/totp', ['users.totp.destroy', users.removeTotp], 'users:write')
  resource('roles', roles, 'users', { besides: ['built-in'] })
  resource('api-keys', apiKeys, 'users')
  action('api-keys', 'rotate', apiKeys.rotate, 'users')

  endpoint('get', 'settings/sso', ['settings.sso.show', ssoSettings.show], 'settings:read')
  endpoint('put', 'settings/sso', ['settings.sso.put', ssoSettings.put], 'administrator')
  endpoint('delete', 'settings/sso', ['settings.sso.destroy', ssoSettings.destroy], 'administrator')

  endpoint('post', 'tenants', ['tenants.store', companies.store], 'platform')
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
