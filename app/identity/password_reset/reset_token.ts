/** The token of a reset link is an HMAC of its id: nothing stores it, and a mail sent again has it. */
import { keyedHash, keyedHashes, sha256 } from '#core/primitives/secrets'

const PURPOSE = 'password resets'

/** Under today's APP_KEY; `resetTokenBehind` handles links of earlier keys. */
export const tokenOfReset = (resetId: string) => keyedHash(PURPOSE, resetId)

/** The token whose hash is stored, also under an earlier key. */
export const resetTokenBehind = (resetId: string, hash: string) =>
  keyedHashes(PURPOSE, resetId).find((token) => sha256(token) === hash)
