import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'

/** Uses all links of a person up. */
export const endResets = (personId: string) =>
  execute('UPDATE password_resets SET used_at = ? WHERE person_id = ? AND used_at IS NULL', [
    sqlInstant(clock.now()),
    personId,
  ])
