/** Texts of log ins, passwords, the second factor and sessions. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'auth.login':
      'Checks e-mail and password and answers an access token of the user, which ends after ' +
      '`expiresIn` seconds; ' +
      'there is no refresh token. ' +
      'A person of several companies names one by `tenantId`; ' +
      'the last one that they used is the default. ' +
      'Programs use an API key from `POST /api-keys` instead.',
    'auth.logout':
      'Ends the access token of this request, on every process within 5 seconds; ' +
      'other sessions of the user stay. ' +
      'Use `POST /auth/password` to end all of them.',
    'auth.me':
      'Answers the user of the token with role, company and scopes. ' +
      'API keys have no user here; ' +
      'read a key with `GET /api-keys/:id`.',
    'auth.memberships':
      'Answers the companies in which the person of the token may log in, with the role there. ' +
      'Open a session in another one with `POST /auth/switch`.',
    'auth.switch':
      'Answers an access token for another company of the same person, as a log in does. ' +
      'The token of this request goes on; ' +
      'end it with `POST /auth/logout`. ' +
      'The company is the default of the next log in.',
    'auth.password':
      'Changes the own password, checked by the current one, and ends all sessions of the ' +
      'user, this one included. ' +
      'Administrators set the password of somebody else with `PATCH /users/:id`.',
    'auth.me.update':
      'Changes the own name in this company, and the e-mail in all of them. ' +
      'Another e-mail needs `currentPassword`, and both addresses get a mail. ' +
      'Other users are changed with `PATCH /users/:id`.',
    'auth.password.forgot':
      'Mails a link for a new password, which works once within 30 minutes. ' +
      'The answer and its time are the same whether the address exists; ' +
      'an address gets at most 3 links an hour. ' +
      'Use the token of the link in `POST /auth/password/reset`.',
    'auth.password.reset':
      'Sets a new password by the token of a mailed link, and ends all tokens, sessions and links ' +
      'of the person. ' +
      'The second factor stays. ' +
      'Continue with `POST /auth/login`.',
    'auth.totp.show':
      'Answers whether the own account has a second factor, and how many recovery codes are left. ' +
      'The factor of another user is `hasTotp` of `GET /users/:id`.',
    'auth.totp.store':
      'Answers a new secret of time-based codes (RFC 6238), also as a QR code for an app. ' +
      'It counts once `POST /auth/totp/confirm` got a code of it.',
    'auth.totp.confirm':
      'Turns the second factor on by a code of the app, and answers ten recovery codes once. ' +
      'From then on `POST /auth/login` needs `otp`.',
    'auth.totp.destroy':
      'Removes the own second factor and its recovery codes, by password and code. ' +
      'Administrators remove that of another user with `DELETE /users/:id/totp`.',
    'auth.sessions.index':
      'Lists the access tokens and sessions of the pages with which the person is logged in, in ' +
      'all companies, the last used first; at most 200. ' +
      'API keys are listed with `GET /api-keys`.',
    'auth.sessions.destroy':
      'Ends one of the own sessions at once, on other processes within 5 seconds. ' +
      'Use `POST /auth/password` to end all of them.',
    'auth.invitations.accept':
      'Joins the company by the token of the mail, which works once within 7 days. ' +
      'Somebody new chooses a `password`; ' +
      'a member of another company sends the token alone. ' +
      'It opens no session: ' +
      'continue with `POST /auth/login`.',
  },

  fields: {
    'email': {
      description: 'E-mail address to log in with, unique in the company.',
      example: 'ana@andina.test',
    },
    'AuthLoginInput.email': {
      description: 'E-mail address of the user; case does not count.',
      example: 'admin@andina.test',
    },
    'AuthLoginInput.password': {
      description:
        'Password of the user. After 5 wrong ones in 15 minutes the e-mail is locked for a while.',
      example: 'oficio-demo',
    },
    'AuthSwitchInput.tenantId': 'Company to go on in, one of `GET /auth/memberships`.',
    'AuthLoginInput.tenantId':
      'Company to log in to, one of `memberships`. Without it the last one that the person used.',
    'AuthInvitationsAcceptInput.token': {
      description: 'Token from the link in the invitation; it works once.',
      example: 'k3Vb8Yc1Nq7Rf2Xs5Tw9Ua4mZ',
    },
    'AuthInvitationsAcceptInput.password': {
      description:
        'Password to log in with from now on: 10 to 256 characters, not a common one. ' +
        'Required of somebody new; a member of another company keeps theirs, and sends none.',
      example: 'una-clave-larga-1',
    },
    'UserCreate.password': {
      description:
        'First password, 10 to 256 characters, to be changed at the first log in. ' +
        'When absent an invitation is mailed. ' +
        'Not applied to a person of another company, who is invited.',
      example: 'una-clave-larga-1',
    },
    'UserUpdate.password': {
      description:
        'New password, 10 to 256 characters, which ends the sessions of the user. ' +
        'The user changes it at the next log in. ' +
        'Not for the own user, nor for members of another company.',
      example: 'una-clave-larga-1',
    },
    'currentPassword': { description: 'Password that holds now.', example: 'la-clave-de-antes' },
    'newPassword': {
      description:
        'Password that will hold: 10 to 256 characters, not among the commonest, and not the ' +
        'e-mail, the name or the company.',
      example: 'una-clave-larga-1',
    },

    'AuthLoginInput.otp': {
      description:
        'Code of the second factor, or a recovery code; only for people who have one. ' +
        'Each opens once.',
      example: '287082',
    },
    'AuthTotpDestroyInput.password': {
      description: 'Password that holds now.',
      example: 'una-clave-larga-1',
    },
    'AuthTotpDestroyInput.otp': {
      description: 'Code of the app, or a recovery code.',
      example: '287082',
    },
    'AuthTotpConfirmInput.code': {
      description: 'Six digits that the app shows now.',
      example: '287082',
    },
    'AuthPasswordForgotInput.email': {
      description: 'E-mail address of the account; case does not count.',
      example: 'ana@andina.test',
    },
    'AuthPasswordResetInput.token': {
      description: 'Token from the link in the mail; it works once.',
      example: 'k3Vb8Yc1Nq7Rf2Xs5Tw9Ua4mZ',
    },
    'AuthPasswordResetInput.password': {
      description:
        'New password: 10 to 256 characters, not among the commonest, and not the e-mail, the ' +
        'name or the company.',
      example: 'una-clave-larga-1',
    },
    'PasswordReset.email': {
      description: 'E-mail address to log in with.',
      example: 'ana@andina.test',
    },
    'UserUpdate.currentPassword': {
      description: 'Own password, needed to change the own e-mail; ignored otherwise.',
      example: 'una-clave-larga-1',
    },
    'AuthMeUpdateInput.currentPassword': {
      description: 'Password that holds now, needed to change the e-mail.',
      example: 'una-clave-larga-1',
    },
    'TotpState.enabled': 'Whether log ins need a code.',
    'TotpState.recoveryCodesLeft': {
      description: 'Recovery codes that were not used yet.',
      example: 10,
    },
    'TotpSecret.secret': {
      description: 'Secret in base32, for apps that cannot scan.',
      example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    },
    'TotpSecret.otpauthUrl': {
      description: 'Address that the QR code holds.',
      example:
        'otpauth://totp/Oficio:ana%40andina.test?issuer=Oficio' +
        '&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    },
    'TotpSecret.qrSvg': { description: 'QR code as an SVG image.', example: '<svg … />' },
    'RecoveryCodes.recoveryCodes': {
      description: 'Ten codes, each of which opens once. Shown in this answer only.',
      example: ['K7F2Q-9XWTB-4MZDR'],
    },
    'OwnSessions.data': 'Sessions that still open, the last used first.',
    'OwnSessions.data.kind': 'Access token of the API, or session of the pages.',
    'OwnSessions.data.tenantId': 'Company of the session; null for the platform.',
    'OwnSessions.data.company': {
      description: 'Name of that company.',
      example: 'Andina Café SAS',
    },
    'OwnSessions.data.agent': 'Browser or program, as it names itself.',
    'OwnSessions.data.address': 'Address of the log in.',
    'OwnSessions.data.lastUsedAt': 'Last use in UTC, to the minute.',
    'OwnSessions.data.expiresAt': 'Instant at which the session ends at the latest.',
    'OwnSessions.data.current': 'Whether it is the session of this request.',

    'Session.accessToken': {
      description: 'Access token (JWT), sent as `Authorization: Bearer …`.',
      example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTlhIn0.c2lnbmF0dXJl',
    },
    'tokenType': 'How the token is sent; always Bearer.',
    'expiresIn': { description: 'Seconds until the token ends.', example: 3600 },
    'user': 'User of the session.',
    'Session.user.tenantId': 'Company of the user; null for users of the platform.',
    'memberships': 'Companies that the person may log in to, the one joined first in front.',
    'Memberships.data': 'Companies that the person may log in to, the one joined first in front.',
    'Memberships.data.tenantId': 'Company, to send as `tenantId`.',
    'Memberships.data.name': { description: 'Name of the company.', example: 'Cafetería Andina' },
    'Memberships.data.role': { description: 'Role of the person there.', example: 'ADMIN' },
    'Session.memberships.tenantId': 'Company, to send as `tenantId`.',
    'Session.memberships.name': {
      description: 'Name of the company.',
      example: 'Cafetería Andina',
    },
    'Session.memberships.role': { description: 'Role of the person there.', example: 'ADMIN' },
    'Me.tenantId': 'Company of the user; null for users of the platform.',
    'Me.scopes': {
      description: 'Scopes of the user in this company, from the role.',
      example: ['customers:read', 'invoices:read'],
    },
  },

  enums: {
    'OwnSessions.data.kind': {
      API: 'Access token of `POST /auth/login`.',
      PAGES: 'Session of the pages at /admin.',
    },
  },
} satisfies Descriptions
