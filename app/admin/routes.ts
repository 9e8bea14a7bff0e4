/** Routes of the administration pages, which use the API for all they show and do. */
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { MOST_BYTES, MOST_BYTES_OF_STRANGERS } from '#core/http/json_body'
import { notFound } from '#core/errors/refusal'
import { board } from '#admin/board/queue_board'
import { account, secondFactor } from '#admin/controllers/account_controller'
import { apiKeys } from '#admin/controllers/api_keys_controller'
import { applications } from '#admin/controllers/applications_controller'
import { auditLog } from '#admin/controllers/audit_controller'
import { branding } from '#admin/controllers/branding_controller'
import { companies } from '#admin/controllers/companies_controller'
import { consent } from '#admin/controllers/consent_controller'
import { exports } from '#admin/controllers/exports_controller'
import { home } from '#admin/controllers/home_controller'
import { imports } from '#admin/controllers/imports_controller'
import { requestLog } from '#admin/controllers/requests_controller'
import { roles } from '#admin/controllers/roles_controller'
import { forgotten } from '#admin/controllers/password_controller'
import { code, session } from '#admin/controllers/session_controller'
import { settings } from '#admin/controllers/settings_controller'
import { sso } from '#admin/controllers/sso_controller'
import { ssoSettings } from '#admin/controllers/sso_settings_controller'
import { sandbox } from '#admin/controllers/sandbox_controller'
import { sendLog, templates } from '#admin/controllers/templates_controller'
import { users } from '#admin/controllers/users_controller'
import { deliveries, webhooks } from '#admin/controllers/webhooks_controller'
import { answerFile } from '#admin/files'
import { fiscalPages } from '#admin/fiscal_routes'
import { chooseLook } from '#admin/appearance'
import { go } from '#admin/page'
import { pageOfForm } from '#admin/forms/page_of_form'

const middleware = router.named({
  session: () => import('@adonisjs/session/session_middleware'),
  form: () => import('#core/pipeline/middleware/form_middleware'),
  samePage: () => import('#admin/middleware/same_page_middleware'),
  person: () => import('#admin/middleware/person_middleware'),
  administrator: () => import('#admin/middleware/administrator_middleware'),
  leadsTo: () => import('#admin/middleware/requires_endpoint_middleware'),
})

export const rootRoutes = () => {
  router.get('/admin/files/:name', answerFile).as('admin.files')

  router
    .group(() => {
      router.get('/login', session.show).as('admin.login')
      router.post('/login', session.store)
      router.get('/sso', sso.ask).as('admin.sso')
      router.get('/sso/callback', sso.finish).as('admin.sso.callback')
      router.get('/sso/:domain', sso.begin).as('admin.sso.begin')
      router.post('/login/code', code.store)
      router.get('/forgot', forgotten.ask).as('admin.forgot')
      router.post('/forgot', forgotten.send)
      router.get('/reset', forgotten.choose).as('admin.reset')
      router.post('/reset', forgotten.reset)
      router.post('/look', chooseLook).as('admin.look')
    })
    .prefix('/admin')
    .use([
      middleware.session(),
      middleware.form({ most: MOST_BYTES_OF_STRANGERS }),
      middleware.samePage(),
    ])

  router
    .group(() => {
      router.group(pages).use(middleware.person())
      router
        .group(() => board('/admin/queues'))
        .prefix('/queues')
        .use(middleware.administrator())
      router.get('/*', nowhere).as('admin.nowhere').use(middleware.person())
    })
    .prefix('/admin')
    .use([middleware.session(), middleware.form({ most: MOST_BYTES }), middleware.samePage()])
}

/** Sends the address of a form, such as after a refusal, to its page; others are not found. */
function nowhere(ctx: HttpContext) {
  const [path, page] = [ctx.request.url(), pageOfForm(ctx.request.url())]
  if (page === path) throw notFound()
  go(ctx, page)
}

function pages() {
  router.get('/', home.show).as('admin.home')

  router.get('/account', account.profile).as('admin.account')
  router.post('/account', account.change).as('admin.account.change')
  router.get('/account/password', account.password).as('admin.account.password')
  router.post('/account/password', account.changePassword).as('admin.account.password.change')
  router.get('/account/second-factor', secondFactor.show).as('admin.account.factor')
  router.post('/account/second-factor', secondFactor.start).as('admin.account.factor.start')
  router
    .post('/account/second-factor/confirm', secondFactor.confirm)
    .as('admin.account.factor.confirm')
  router
    .post('/account/second-factor/remove', secondFactor.remove)
    .as('admin.account.factor.remove')
  router.get('/account/sessions', account.sessions).as('admin.account.sessions')
  router.post('/account/sessions/:id/end', account.endSession).as('admin.account.sessions.end')
  router.post('/account/company', account.switch).as('admin.account.company')
  router.get('/logout', session.confirm).as('admin.logout')
  router.post('/logout', session.destroy)

  router.get('/applications', applications.index).as('admin.applications')
  router.post('/applications/:id/remove', applications.destroy).as('admin.applications.remove')
  router.get('/oauth/authorize', consent.show).as('admin.consent')
  router.post('/oauth/authorize', consent.decide).as('admin.consent.decide')

  router.get('/users', users.index).as('admin.users')
  router
    .get('/users/new', users.create)
    .as('admin.users.new')
    .use(middleware.leadsTo('POST /users'))
  router.post('/users', users.store).as('admin.users.store')
  router.get('/users/:id', users.show).as('admin.users.show')
  router.post('/users/:id', users.update).as('admin.users.update')
  router.post('/users/:id/invite', users.invite).as('admin.users.invite')
  router.post('/users/:id/totp', users.removeTotp).as('admin.users.totp')
  router
    .get('/users/:id/delete', users.confirm)
    .as('admin.users.confirm')
    .use(middleware.leadsTo('DELETE /users/:id'))
  router.post('/users/:id/delete', users.destroy).as('admin.users.delete')

  router.get('/roles', roles.index).as('admin.roles')
  router
    .get('/roles/new', roles.create)
    .as('admin.roles.new')
    .use(middleware.leadsTo('POST /roles'))
  router.post('/roles', roles.store).as('admin.roles.store')
  router.get('/roles/:id', roles.show).as('admin.roles.show')
  router.post('/roles/:id', roles.update).as('admin.roles.update')
  router
    .get('/roles/:id/delete', roles.confirm)
    .as('admin.roles.confirm')
    .use(middleware.leadsTo('DELETE /roles/:id'))
  router.post('/roles/:id/delete', roles.destroy).as('admin.roles.delete')

  router.get('/api-keys', apiKeys.index).as('admin.api_keys')
  router
    .get('/api-keys/new', apiKeys.create)
    .as('admin.api_keys.new')
    .use(middleware.leadsTo('POST /api-keys'))
  router.post('/api-keys', apiKeys.store).as('admin.api_keys.store')
  router.post('/api-keys/:id', apiKeys.update).as('admin.api_keys.update')
  router
    .get('/api-keys/:id/edit', apiKeys.edit)
    .as('admin.api_keys.edit')
    .use(middleware.leadsTo('PATCH /api-keys/:id'))
  router
    .get('/api-keys/:id/rotate', apiKeys.confirmRotation)
    .as('admin.api_keys.confirm_rotation')
    .use(middleware.leadsTo('POST /api-keys/:id/rotate'))
  router.post('/api-keys/:id/rotate', apiKeys.rotate).as('admin.api_keys.rotate')
  router
    .get('/api-keys/:id/revoke', apiKeys.confirm)
    .as('admin.api_keys.confirm')
    .use(middleware.leadsTo('DELETE /api-keys/:id'))
  router.post('/api-keys/:id/revoke', apiKeys.destroy).as('admin.api_keys.revoke')

  router
    .get('/single-sign-on', ssoSettings.show)
    .as('admin.sso_settings')
    .use(middleware.leadsTo('GET /settings/sso'))
  router.post('/single-sign-on', ssoSettings.update).as('admin.sso_settings.update')
  router
    .get('/single-sign-on/delete', ssoSettings.confirm)
    .as('admin.sso_settings.confirm')
    .use(middleware.leadsTo('DELETE /settings/sso'))
  router.post('/single-sign-on/delete', ssoSettings.destroy).as('admin.sso_settings.delete')

  router.get('/settings', settings.show).as('admin.settings')
  router.post('/settings', settings.update).as('admin.settings.update')

  fiscalPages()

  router.get('/branding', branding.show).as('admin.branding')
  router.post('/branding', branding.update).as('admin.branding.update')
  router.post('/branding/preview', branding.preview).as('admin.branding.preview')
  router
    .get('/branding/picture', branding.picture)
    .as('admin.branding.picture')
    .use(middleware.leadsTo('GET /settings/logo'))
  router.post('/branding/logo', branding.upload).as('admin.branding.upload')
  router.post('/branding/logo/remove', branding.remove).as('admin.branding.remove')

  router.get('/imports', imports.index).as('admin.imports')
  router
    .get('/imports/new', imports.create)
    .as('admin.imports.new')
    .use(middleware.leadsTo('POST /imports'))
  router
    .get('/imports/new/template', imports.template)
    .as('admin.imports.template')
    .use(middleware.leadsTo('POST /imports'))
  router.post('/imports', imports.store).as('admin.imports.store')
  router.get('/imports/:id', imports.show).as('admin.imports.show')
  router.get('/imports/:id/errors', imports.errors).as('admin.imports.errors')
  router.post('/imports/:id/cancel', imports.cancel).as('admin.imports.cancel')

  router.get('/webhooks', webhooks.index).as('admin.webhooks')
  router
    .get('/webhooks/new', webhooks.create)
    .as('admin.webhooks.new')
    .use(middleware.leadsTo('POST /webhooks'))
  router.post('/webhooks', webhooks.store).as('admin.webhooks.store')
  router.get('/webhooks/:id', webhooks.show).as('admin.webhooks.show')
  router.post('/webhooks/:id', webhooks.update).as('admin.webhooks.update')
  router
    .get('/webhooks/:id/edit', webhooks.edit)
    .as('admin.webhooks.edit')
    .use(middleware.leadsTo('PATCH /webhooks/:id'))
  router.post('/webhooks/:id/test', webhooks.test).as('admin.webhooks.test')
  router
    .get('/webhooks/:id/rotate', webhooks.confirmRotation)
    .as('admin.webhooks.confirm_rotation')
    .use(middleware.leadsTo('POST /webhooks/:id/rotate-secret'))
  router.post('/webhooks/:id/rotate', webhooks.rotate).as('admin.webhooks.rotate')
  router
    .get('/webhooks/:id/delete', webhooks.confirm)
    .as('admin.webhooks.confirm')
    .use(middleware.leadsTo('DELETE /webhooks/:id'))
  router.post('/webhooks/:id/delete', webhooks.destroy).as('admin.webhooks.delete')
  router.get('/webhooks/:id/deliveries/:deliveryId', deliveries.show).as('admin.webhooks.delivery')
  router
    .post('/webhooks/:id/deliveries/:deliveryId/redeliver', deliveries.redeliver)
    .as('admin.webhooks.redeliver')

  router.get('/exports', exports.index).as('admin.exports')
  router
    .get('/exports/new', exports.create)
    .as('admin.exports.new')
    .use(middleware.leadsTo('POST /exports'))
  router.post('/exports', exports.store).as('admin.exports.store')
  router.get('/exports/:id', exports.show).as('admin.exports.show')
  router.get('/exports/:id/download', exports.download).as('admin.exports.download')
  router.post('/exports/:id/cancel', exports.cancel).as('admin.exports.cancel')

  router.get('/templates', templates.index).as('admin.templates')
  router
    .get('/templates/new', templates.create)
    .as('admin.templates.new')
    .use(middleware.leadsTo('POST /communications/templates'))
  router.post('/templates', templates.store).as('admin.templates.store')
  router.get('/templates/:id', templates.show).as('admin.templates.show')
  router.post('/templates/:id', templates.update).as('admin.templates.update')
  router
    .get('/templates/:id/delete', templates.confirm)
    .as('admin.templates.confirm')
    .use(middleware.leadsTo('DELETE /communications/templates/:id'))
  router.post('/templates/:id/delete', templates.destroy).as('admin.templates.delete')
  router
    .get('/templates/:id/preview', templates.preview)
    .as('admin.templates.preview')
    .use(middleware.leadsTo('POST /communications/templates/:id/preview'))
  router
    .get('/templates/:id/letter', templates.letter)
    .as('admin.templates.letter')
    .use(middleware.leadsTo('POST /communications/templates/:id/preview'))
  router.get('/mail', sendLog.index).as('admin.mail')
  router.post('/mail/:id/retry', sendLog.retry).as('admin.mail.retry')

  router.post('/environment', sandbox.choose).as('admin.environment')
  router.get('/sandbox/mails', sandbox.mails).as('admin.sandbox.mails')
  router.get('/sandbox/mails/:id', sandbox.mail).as('admin.sandbox.mail')
  router
    .get('/sandbox/reset', sandbox.confirm)
    .as('admin.sandbox.confirm')
    .use(middleware.leadsTo('POST /sandbox/reset'))
  router.post('/sandbox/reset', sandbox.reset).as('admin.sandbox.reset')

  router.get('/audit', auditLog.index).as('admin.audit')
  router.get('/audit/verify', auditLog.verify).as('admin.audit.verify')
  router.get('/audit/:id', auditLog.show).as('admin.audit.show')

  router.get('/requests', requestLog.index).as('admin.requests')
  router.get('/requests/:id', requestLog.show).as('admin.requests.show')

  router.get('/companies', companies.index).as('admin.companies')
  router
    .get('/companies/new', companies.create)
    .as('admin.companies.new')
    .use(middleware.leadsTo('POST /tenants'))
  router.post('/companies', companies.store).as('admin.companies.store')
  router.post('/companies/:id/choose', companies.choose).as('admin.companies.choose')
  router
    .get('/companies/:id/suspend', companies.confirm)
    .as('admin.companies.confirm')
    .use(middleware.leadsTo('POST /tenants/:id/suspend'))
  router.post('/companies/:id/suspend', companies.suspend).as('admin.companies.suspend')
  router.post('/companies/:id/resume', companies.resume).as('admin.companies.resume')
}
