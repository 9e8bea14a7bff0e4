/** Secrets are an HMAC of the id: nothing stores them, and a mail sent again has the same link. */
import { keyedHash, keyedHashes, sha256 } from '#core/primitives/secrets'

/** Uses today's APP_KEY; `tokenBehind` handles links of earlier keys. */
export const tokenOfInvitation = (invitationId: string) => keyedHash('invitations', invitationId)

/** The token whose hash is stored, also under an earlier key. */
export const tokenBehind = (invitationId: string, hash: string) =>
  keyedHashes('invitations', invitationId).find((token) => sha256(token) === hash)
