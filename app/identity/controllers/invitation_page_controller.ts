import type { HttpContext } from '@adonisjs/core/http'
import { openInvitation } from '#identity/invitations'
import { wordsFor } from '#identity/mail/words'
import { INVITATION_POLICY, invitationForm, invitationGone } from '#identity/pages/invitation_page'

export const invitationPage = {
  async show({ params, request, response }: HttpContext) {
    const invitation = await openInvitation(params.token)
    response.header('Content-Security-Policy', INVITATION_POLICY)
    response.header('Content-Type', 'text/html; charset=utf-8')
    if (!invitation) return response.status(404).send(invitationGone(wordsFor(request.language(['en', 'es']))))

    const { email, tenant } = invitation
    return invitationForm(wordsFor(tenant.locale), { email, company: tenant.name })
  },
}
