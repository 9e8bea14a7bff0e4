/**
 * The secret of an invitation's link: an HMAC of its id under the application's key. So it need not be written down
 * anywhere, the job that mails it least of all, and a mail that is sent again carries the same link.
 */
import { keyedHash } from '#core/secrets'

export const tokenOfInvitation = (invitationId: string) => keyedHash('invitations', invitationId)
