import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import { i18nOf } from '#core/primitives/texts'
import { originOf } from '#core/http/request_origin'
import { type Refusal, refusalFrom } from '#core/errors/refusal'
import { validate } from '#core/input/validation'
import { acceptInvitation } from '#identity/actions/accept_invitation'
import { openInvitation, type OpenInvitation } from '#identity/invitations/invitations'
import { acceptInput } from '#identity/validators/auth'
import {
  INVITATION_POLICY,
  invitationAccepted,
  invitationForm,
  invitationGone,
} from '#identity/pages/invitation_page'

export const invitationPage = {
  show: (ctx: HttpContext) => form(ctx),

  async accept(ctx: HttpContext) {
    const invitation = await openInvitation(ctx.params.token)
    if (!invitation) return form(ctx)

    const i18n = i18nOf(invitation.tenant.locale)
    const { asksPassword } = invitation
    const { password = '', again = '' } = asksPassword ? ctx.request.body() : {}
    if (password !== again) return form(ctx, 422, i18n.t('invitations.different'))
    try {
      const chosen = await validate(acceptInput, {
        token: ctx.params.token,
        ...(asksPassword && { password }),
      })
      await acceptInvitation(chosen.token, chosen.password, originOf(ctx.request))
      return asPage(ctx, invitationAccepted(i18n, invitedIn(invitation)))
    } catch (error) {
      const refusal = refusalFrom(error)
      if (!refusal) throw error
      return form(ctx, refusal.status, problemIn(i18n, refusal))
    }
  },
}

async function form(ctx: HttpContext, status = 200, problem?: string) {
  const invitation = await openInvitation(ctx.params.token)
  if (!invitation)
    return asPage(ctx, invitationGone(i18nOf(ctx.request.language(['en', 'es']))), 404)

  const i18n = i18nOf(invitation.tenant.locale)
  return asPage(ctx, invitationForm(i18n, invitedIn(invitation), problem), status)
}

const invitedIn = ({ email, tenant, asksPassword }: OpenInvitation) => ({
  email,
  company: tenant.name,
  asksPassword,
})

function asPage({ response }: HttpContext, html: string, status = 200) {
  response.header('Content-Security-Policy', INVITATION_POLICY)
  response.header('Content-Type', 'text/html; charset=utf-8')
  response.status(status)
  return html
}

/** The refusal of a password in the words of the page; by its field and code. */
function problemIn(i18n: I18n, { errors: [error] = [], message }: Refusal): string {
  if (error?.field === 'token') return i18n.t('invitations.gone')
  const text = {
    INVALID: 'sameAsEmail',
    TOO_SHORT: 'tooShort',
    TOO_LONG: 'tooLong',
    TOO_COMMON: 'tooCommon',
  }[error?.code as string]
  return text ? i18n.t(`invitations.${text}`) : (error?.message ?? message)
}
