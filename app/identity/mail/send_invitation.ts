/** Worker job `mail/invitation`, run in the tenant of the invited user. */
import env from '#start/env'
import { deliver } from '#core/mail/mail'
import { invitationToSend } from '#identity/invitations/invitations'
import { tokenBehind } from '#identity/invitations/invitation_token'
import { textsOf } from '#core/primitives/texts'

/** Mails the link while it is valid; a retry sends the same link and Message-ID. */
export async function sendInvitation({ invitationId }: { invitationId: string }) {
  const invitation = await invitationToSend(invitationId)
  if (!invitation) return

  const { id, tokenHash, email, name, tenant, asksPassword } = invitation
  const token = tokenBehind(id, tokenHash)
  if (!token)
    throw new Error(
      'The key under which this invitation was made is not accepted any more; invite again'
    )
  const words = textsOf('invitations', tenant.locale)
  const company = tenant.name
  const link = new URL(`/invitations/${token}`, env.get('APP_URL')).href

  await deliver({
    id: `invitation-${id}`,
    to: email,
    name,
    subject: words('subject', { company }),
    text: [
      words('greeting', { name }),
      '',
      words(asksPassword ? 'explanation' : 'explanationForMember', { company }),
      '',
      link,
      '',
      words('once'),
      '',
    ].join('\n'),
  })
}
