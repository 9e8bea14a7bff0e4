/** Obligations of people: a new password, or a second factor, before everything else. */
import type { Obligation } from '#core/security/obligation'

const ENDS = ['auth.password', 'auth.logout']

/** A password that an ADMIN set is changed at the first log in. */
export const PASSWORD_CHANGE: Obligation = {
  code: 'PASSWORD_CHANGE_REQUIRED',
  message: 'An administrator set this password: choose your own first, with POST /auth/password',
  routes: new Set(ENDS),
}

/** The company asks for a second factor, or the person is a SUPER_ADMIN. */
export const ENROLMENT: Obligation = {
  code: 'TOTP_REQUIRED',
  message: 'A second factor is needed here: set one up first, with POST /auth/totp',
  routes: new Set([
    ...ENDS,
    'auth.me',
    'auth.totp.show',
    'auth.totp.store',
    'auth.totp.confirm',
    'auth.totp.destroy',
  ]),
}

export const OBLIGATIONS = [PASSWORD_CHANGE, ENROLMENT]
