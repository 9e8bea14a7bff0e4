/** Refusals of identity beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const ATTEMPTS = {
  TOO_MANY_ATTEMPTS: 'Too many failures for this e-mail or from this address in 15 minutes',
}
const BEYOND = { FORBIDDEN: 'The role does not allow this, or the caller lacks a scope of it' }
const FACTOR = {
  OTP_REQUIRED: 'The password is right, the person has a second factor, and `otp` is not sent',
  INVALID_OTP: 'The code is wrong or was used before',
}
const ONE_COMPANY = {
  SSO_SESSION: 'The session is by single sign-on, and the person is in other companies, too',
}
const PASSWORD_ONLY = {
  SSO_SESSION: 'The session is by single sign-on, whose provider has its own second factor',
}
const LAST = { LAST_ADMIN: 'Nobody else could administer the company' }
const KEYS = { HAS_API_KEYS: 'The user made API keys that still open, and `apiKeys` is not sent' }

export default () =>
  defineRefusals({
    'auth.login': {
      INVALID_CREDENTIALS: 'E-mail and password do not belong together, or the user is disabled',
      SSO_REQUIRED: 'The company lets this user in by single sign-on alone',
      TENANT_SUSPENDED: 'The company is suspended, and so are all others of the person',
      ...FACTOR,
      NO_MEMBERSHIP: 'The person is not a member of the company in `tenantId`',
      ...ATTEMPTS,
    },
    'auth.sso.token': {
      INVALID_ID_TOKEN:
        'Issuer, audience, signature or time of the `idToken` are wrong, or it was used',
      SSO_NOT_CONFIGURED: 'No company has single sign-on for the domain of its e-mail',
      EMAIL_NOT_VERIFIED: 'It has no `email` with `email_verified: true`',
      SSO_NO_USER: 'The company has no active user with the e-mail, and does not create users',
      SSO_INVITED: 'The person is a member of another company and has not accepted the invitation',
      SSO_UNAVAILABLE: 'The provider does not answer',
      TENANT_SUSPENDED: 'The company of the user is suspended',
      ...ATTEMPTS,
    },
    'settings.sso.put': { DUPLICATE: 'Another company has one of the `domains`', ...BEYOND },
    'auth.switch': {
      NO_MEMBERSHIP: 'The person is not a member of this company',
      SSO_REQUIRED: 'The company lets this user in by single sign-on alone',
      SSO_SESSION: 'The session was opened by single sign-on, which is of one company',
      TENANT_SUSPENDED: 'The company is suspended',
    },
    'auth.password': { INVALID_CREDENTIALS: 'The `currentPassword` is wrong', ...ATTEMPTS },
    'auth.me.update': {
      INVALID_CREDENTIALS: 'The `currentPassword` is wrong',
      DUPLICATE: 'Somebody else has this `email`',
      ...ATTEMPTS,
    },
    'auth.sessions.index': ONE_COMPANY,
    'auth.sessions.destroy': ONE_COMPANY,
    'auth.totp.show': ONE_COMPANY,
    'auth.totp.store': { TOTP_ENABLED: 'There is a second factor already', ...PASSWORD_ONLY },
    'auth.totp.confirm': {
      TOTP_ENABLED: 'There is a second factor already',
      TOTP_NOT_STARTED: 'No secret waits for a code',
      ...PASSWORD_ONLY,
    },
    'auth.totp.destroy': {
      INVALID_CREDENTIALS: 'The `password` is wrong',
      INVALID_OTP: FACTOR.INVALID_OTP,
      TOTP_NOT_ENABLED: 'There is no second factor',
      ...PASSWORD_ONLY,
      ...ATTEMPTS,
    },
    'users.totp.destroy': {
      TOTP_NOT_ENABLED: 'The user has no second factor',
      MEMBER_ELSEWHERE:
        'The person is a member of another company, too, and alone removes the second factor',
      ...BEYOND,
    },
    'users.store': { DUPLICATE: 'Another user of the company has this `email`', ...BEYOND },
    'users.update': {
      INVALID_CREDENTIALS: 'The `currentPassword` is wrong',
      ...ATTEMPTS,
      DUPLICATE: 'Another user, here or in another company, has this `email`',
      MEMBER_ELSEWHERE:
        'The person is a member of another company, too, and alone changes `email` and `password`',
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
      ALREADY_ACCEPTED: 'The user has accepted',
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
