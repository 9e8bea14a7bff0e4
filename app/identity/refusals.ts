/** Refusals of identity beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const ATTEMPTS = {
  TOO_MANY_ATTEMPTS: 'Too many failures for this e-mail or from this address in 15 minutes',
}
const BEYOND = { FORBIDDEN: 'The role does not allow this, or the caller lacks a scope of it' }
const LAST = { LAST_ADMIN: 'Nobody else could administer the company' }
const KEYS = { HAS_API_KEYS: 'The user made API keys that still open, and `apiKeys` is not sent' }

export default () =>
  defineRefusals({
    'auth.login': {
      INVALID_CREDENTIALS: 'E-mail and password do not belong together, or the user is disabled',
      TENANT_SUSPENDED: 'The company of the user is suspended',
      ...ATTEMPTS,
    },
    'auth.password': { INVALID_CREDENTIALS: 'The `currentPassword` is wrong', ...ATTEMPTS },
    'users.store': { DUPLICATE: 'Another user of the platform has this `email`', ...BEYOND },
    'users.update': {
      DUPLICATE: 'Another user of the platform has this `email`',
      ...BEYOND,
      ...LAST,
      ...KEYS,
    },
    'users.destroy': {
      IN_USE: 'Things of the company are assigned to them',
      ...BEYOND,
      ...LAST,
      ...KEYS,
    },
    'users.invite': {
      ALREADY_ACCEPTED: 'The user has a password',
      USER_DISABLED: 'The user is disabled',
      LIMIT_REACHED: 'The address got as many invitations in this hour as it may',
      ...BEYOND,
    },
    'roles.store': { DUPLICATE: 'Another role, or a built-in one, has this `name`', ...BEYOND },
    'roles.update': {
      DUPLICATE: 'Another role, or a built-in one, has this `name`',
      ...BEYOND,
      ...LAST,
    },
    'roles.destroy': { IN_USE: 'Users have the role', ...BEYOND },
    'api-keys.store': { LIMIT_REACHED: 'The company has as many keys as it may have', ...BEYOND },
    'api-keys.update': BEYOND,
    'api-keys.rotate': {
      KEY_EXPIRED: 'The key has expired',
      ROTATION_IN_PROGRESS:
        'The secret before the last rotation still opens, and `overlapHours` is not 0',
      ...BEYOND,
    },
    'api-keys.destroy': BEYOND,
    'tenants.store': { DUPLICATE: 'Another company has this `name`, or a user this e-mail' },
  })
