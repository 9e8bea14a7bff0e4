import { clock } from '#core/primitives/clock'
import { newId } from '#core/primitives/ids'
import { conflict } from '#core/errors/refusal'
import { later } from '#core/jobs/outbox'
import { sha256 } from '#core/primitives/secrets'
import { transaction } from '#core/database/transaction/transaction'
import Invitation from '#identity/models/invitation'
import type User from '#identity/models/user'
import { mustHaveRoom } from '#tenants/ceilings'
import { endInvitations, invitationsTo } from '#identity/invitations/invitations'
import { tokenOfInvitation } from '#identity/invitations/invitation_token'

const VALID_FOR_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Mails a single-use link to join the company, valid 7 days; earlier links end. 409 ALREADY_ACCEPTED,
 * USER_DISABLED, or LIMIT_REACHED per address.
 */
export async function inviteUser(user: User): Promise<Invitation> {
  if (user.joinedAt) throw conflict('ALREADY_ACCEPTED', 'This user has accepted already')
  if (!user.isActive) throw conflict('USER_DISABLED', 'This user is disabled')

  return transaction(async () => {
    await mustHaveRoom('invitationsPerHour', invitationsTo(user.email))
    await endInvitations(user.id)
    const id = newId()
    const expiresAt = new Date(clock.now().getTime() + VALID_FOR_MS).toISOString()
    const invitation = await Invitation.create({
      id,
      userId: user.id,
      tokenHash: sha256(tokenOfInvitation(id)),
      expiresAt,
    })

    await later('mail', 'invitation', { invitationId: id })
    return invitation
  })
}
