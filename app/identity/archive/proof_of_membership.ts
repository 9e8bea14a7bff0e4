/**
 * Proves to this installation that a person joined a company of an archive here. No other one can
 * compute it, so an archive makes nobody a member who did not accept.
 */
import { Current } from '#core/context/current'
import { keyedHash, keyedHashes } from '#core/primitives/secrets'

const subject = (userId: unknown, personId: unknown) =>
  `${Current.tenant.publicId} ${userId} ${personId}`

export const proofOf = (userId: unknown, personId: unknown) =>
  keyedHash('memberships', subject(userId, personId))

export const isProof = (proof: unknown, userId: unknown, personId: unknown) =>
  keyedHashes('memberships', subject(userId, personId)).includes(String(proof))
