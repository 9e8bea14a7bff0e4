/**
 * The secret of an invitation's link: an HMAC of its id under the application's key. So it need not
 * be written down anywhere, the job that mails it least of all, and a mail that is sent again
 * carries the same link.
 */
import { keyedHash, keyedHashes, sha256 } from '#core/primitives/secrets'

/** By the APP_KEY of today: see `tokenBehind` for links that were sent before it. */
export const tokenOfInvitation = (invitationId: string) => keyedHash('invitations', invitationId)

/** The same again, by the hash that is kept of it: it may have been made under an earlier key. */
export const tokenBehind = (invitationId: string, hash: string) =>
  keyedHashes('invitations', invitationId).find((token) => sha256(token) === hash)
