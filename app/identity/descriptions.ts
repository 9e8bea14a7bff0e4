/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

/** Scopes of roles and API keys; a `:write` scope does not include its `:read`. */
const SCOPES_MEAN = {
  'customers:read': 'Customers and their interactions.',
  'customers:write': 'Change customers and interactions.',
  'inventory:read': 'Catalog, warehouses, stock, suppliers and purchase orders.',
  'inventory:write': 'Change catalog, stock, suppliers and purchase orders.',
  'invoices:read': 'Quotes, invoices and payments.',
  'invoices:write': 'Issue and change quotes, invoices and payments.',
  'accounting:read': 'Accounts, entries, expenses, bank accounts and reports.',
  'accounting:write': 'Post entries, record expenses, close periods.',
  'assets:read': 'Assets, licenses, accessories, consumables and custom fields.',
  'assets:write': 'Change and assign them.',
  'hr:read': 'Employees, contracts and time off, without pay.',
  'hr:write': 'Change employees, contracts, time off, overtime and bonuses.',
  'payroll:read': 'Pay: salaries, payroll runs, payslips and their entries.',
  'payroll:write': 'Run, approve and pay payrolls.',
  'communications:read': 'Templates and the log of mails.',
  'communications:write': 'Change templates, send mails.',
  'tickets:read': 'Tickets.',
  'tickets:write': 'Open tickets, comment and work on them.',
  'integrations:read': 'Imports, exports and webhooks.',
  'integrations:write': 'Start imports and exports, change webhooks.',
  'assistant:read': 'Tools that read.',
  'assistant:write': 'Tools that change something.',
  'modules:read': 'Modules and the records of vertical modules.',
  'modules:write': 'Change records of vertical modules.',
  'directory:read': 'Names, positions and departments of employees.',
  'audit:read': 'The audit log.',
}

/** Scopes that API keys cannot have. */
const SCOPES_OF_PEOPLE = {
  'settings:read': 'Settings of the company.',
  'settings:write': 'Change settings.',
  'users:read': 'Users, roles and API keys.',
  'users:write': 'Change users, roles and API keys.',
}

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
    'auth.sso.token':
      'Checks an ID token of the provider of the company, and answers an access token of the user, ' +
      'like `POST /auth/login`. ' +
      'A token opens once; ' +
      'the session opens the company of the provider alone. ' +
      'People log in at `/admin/sso`.',
    'settings.sso.show':
      'Reads the single sign-on of the company, without the secret. ' +
      'It is a 404 until `PUT /settings/sso` has set it.',
    'settings.sso.put':
      'Sets the provider of OpenID Connect and the e-mail domains that log in there. ' +
      'It replaces all settings; ' +
      'without `clientSecret` the stored one stays, unless `issuer` or `clientId` changes. ' +
      'Give the provider the `redirectUri` of the answer.',
    'settings.sso.destroy':
      'Removes the single sign-on; ' +
      'its users log in with their passwords again. ' +
      'Users without a password get one with `PATCH /users/:id`.',
    'auth.applications.index':
      'Lists the applications that the user connected with OAuth, such as assistants, the newest ' +
      'first. ' +
      'Programs with a key of their own are at `GET /api-keys`.',
    'auth.applications.destroy':
      'Removes a connected application and ends its tokens, on every process within 5 seconds. ' +
      'To end all sessions and applications at once, use `POST /auth/password`.',

    'users.index':
      'Lists the users of the company, disabled and invited ones included. ' +
      'Employees are other records: ' +
      'use `GET /employees`.',
    'users.store':
      'Creates a user; ' +
      'without `password` an invitation is mailed with a link that is valid for 7 days. ' +
      'An e-mail of a person of another company is invited, too, and `password` is not applied. ' +
      'Callers give only roles whose scopes they have; ' +
      'e-mails are unique in a company.',
    'users.show': 'Reads one user with role and state. The own user is read with `GET /auth/me`.',
    'users.update':
      'Changes name, e-mail, role, password or state; ' +
      'disabling or a new password ends the sessions of the user. ' +
      'The own password is changed with `POST /auth/password`.',
    'users.destroy':
      'Deletes a user and ends their sessions; ' +
      'with open API keys it answers 409 `HAS_API_KEYS` until `apiKeys` decides about them. ' +
      'Disable with `PATCH /users/:id` when the person may come back.',
    'users.invite':
      'Mails a new invitation to a user who has not accepted yet and ends earlier links. ' +
      'A user who has accepted answers 409 `ALREADY_ACCEPTED`; ' +
      'set another password with `PATCH /users/:id`.',

    'users.totp.destroy':
      'Removes the second factor of a user who lost phone and recovery codes; only an ADMIN may. ' +
      'Nobody removes that of a member of another company, except a SUPER_ADMIN. ' +
      'The own one is removed with `DELETE /auth/totp`.',

    'roles.index':
      'Lists the roles that the company made. ' +
      'The roles that every company has are at `GET /roles/built-in`.',
    'roles.built_in':
      'Answers the built-in roles with their scopes; ' +
      'they cannot be changed. ' +
      'Use `POST /roles` for a role of your own.',
    'roles.store':
      'Creates a role from scopes that the caller has too. ' +
      'Give it to a user with `POST /users` or `PATCH /users/:id`, by its name.',
    'roles.show':
      'Reads one role with its permissions. Its users are read with `GET /users` and `role`.',
    'roles.update':
      'Changes name or permissions; ' +
      'its users get the new permissions within 5 seconds. ' +
      'Callers need every scope that is in the role before and after.',
    'roles.destroy':
      'Deletes a role that no user has; ' +
      'otherwise it answers 409 `IN_USE`. ' +
      'Give its users another role first with `PATCH /users/:id`.',

    'api-keys.index':
      'Lists API keys that are not revoked, with their last use; ' +
      'their secrets are never shown. ' +
      'People log in with `POST /auth/login` instead.',
    'api-keys.store':
      'Creates an API key and answers its secret once; ' +
      'keep it, as it cannot be read again. ' +
      'Give only the scopes that the program needs; ' +
      'a key never reaches users, roles, keys and settings.',
    'api-keys.show':
      'Reads one API key without its secret. ' +
      'A lost secret is replaced with `POST /api-keys/:id/rotate`.',
    'api-keys.update':
      'Changes the name of an API key or the networks from which it opens, at once. ' +
      'Scopes and environment stay: ' +
      'create another key with `POST /api-keys` for those.',
    'api-keys.rotate':
      'Gives an API key a new secret and answers the key once; ' +
      'the old secret opens for `overlapHours` more. ' +
      'Use `DELETE /api-keys/:id` to end a key altogether.',
    'api-keys.destroy':
      'Revokes an API key, on every process within 5 seconds; ' +
      'it cannot be restored. ' +
      'Without all scopes of a key only its own creator may revoke it.',
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
        'otpauth://totp/Oficio:ana%40andina.test?issuer=Oficio&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
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

    'idToken': {
      description: 'ID token (JWT) of the provider, issued for the client id of the settings.',
      example: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl',
    },
    'issuer': {
      description: 'Address of the provider, as its metadata names it: https, without a query.',
      example: 'https://login.andina.com.co',
    },
    'clientId': {
      description: 'Client id that the provider gave for Oficio.',
      example: 'oficio',
    },
    'clientSecret': {
      description:
        'Client secret. It is never shown; absent keeps the stored one, null removes it, for a client ' +
        'with PKCE alone.',
      example: 's3cr3t-of-the-client',
    },
    'hasClientSecret': 'Whether a client secret is stored.',
    'domains': {
      description:
        'E-mail domains that log in at the provider, 1 to 20. A domain belongs to one company; public ' +
        'mail domains are refused.',
      example: ['andina.com.co'],
    },
    'defaultRole': {
      description: 'Role of users that a first log in makes.',
      example: 'VIEWER',
    },
    'createUsers': 'Whether a first log in makes a user.',
    'requireSso':
      'Whether passwords no longer open the company for these domains. ADMINs with a second factor ' +
      'may still use theirs.',
    'redirectUri': {
      description: 'Address to register at the provider. Read-only.',
      example: 'https://oficio.example.com/admin/sso/callback',
    },
    'ConnectedApplicationList.data': 'Applications, the newest first.',
    'ConnectedApplicationList.data.name': {
      description: 'Name that the application gave itself.',
      example: 'Claude',
    },
    'ConnectedApplicationList.data.host': {
      description: 'Host to which the consent led back.',
      example: 'claude.ai',
    },
    'ConnectedApplicationList.data.access': 'Rights of the application.',
    'ConnectedApplicationList.data.connectedAt': 'Instant of the consent, in UTC.',
    'ConnectedApplicationList.data.lastUsedAt':
      'Last use in UTC, to the minute; null before the first.',
    'ConnectedApplicationList.data.expiresAt':
      'Instant at which the application ends unless it refreshes its token before.',

    'name': { description: 'Name of the person.', example: 'Ana Ruiz' },
    'role': { description: 'Role of the user.', example: 'SALES' },
    'User.role': {
      description: 'Built-in role, or the name of a role of the company.',
      example: 'SALES',
    },
    'User.isActive': 'Whether the user can log in.',
    'UserUpdate.isActive':
      'Whether the user can log in. `false` ends the sessions; the last ADMIN cannot be disabled.',
    'User.isInvited': 'Whether the user has not accepted the invitation yet. Read-only.',
    'User.hasTotp': 'Whether the person has a second factor. Read-only.',
    'UserUpdate.apiKeys':
      'With `isActive: ' +
      'false`: ' +
      'what happens to the open API keys of the user. ' +
      'Without it such a user answers 409 `HAS_API_KEYS`.',

    'Role.name': { description: 'Name, unique in the company.', example: 'CASHIER' },
    'RoleCreate.name': {
      description: 'Name, unique in the company and not that of a built-in role.',
      example: 'CASHIER',
    },
    'RoleUpdate.name': {
      description: 'Name, unique in the company and not that of a built-in role.',
      example: 'CASHIER',
    },
    'permissions': {
      description: 'Scopes of the role; a `:write` scope does not include its `:read`.',
      example: ['invoices:read', 'invoices:write'],
    },
    'BuiltInRoles.data': 'Built-in roles.',
    'BuiltInRoles.data.name': 'Name of the role.',

    'ApiKey.name': { description: 'Name of the key, such as the program.', example: 'ERP' },
    'ApiKeyCreate.name': { description: 'Name of the key, such as the program.', example: 'ERP' },
    'NewApiKey.name': { description: 'Name of the key, such as the program.', example: 'ERP' },
    'environment':
      'Environment of the key: a live key works in the company, a test key in its sandbox.',
    'ApiKey.keyId': {
      description: 'Public part of the key, `ofc_<environment>_<keyId>_<secret>`. Read-only.',
      example: '4f7a1c09b2d3e8f5',
    },
    'scopes': {
      description: 'Scopes of the key; callers give only scopes that they have.',
      example: ['customers:read'],
    },
    'expiresAt': 'Instant at which the key ends, in UTC; null for a key without an end.',
    'ApiKeyCreate.expiresAt':
      'Instant at which the key ends, in the future, with an offset; ' +
      'without one the key does not end.',
    'allowedIps': {
      description:
        'Addresses and networks (CIDR) of IPv4 and IPv6 from which the key opens; ' +
        'an empty list is any address. ' +
        'Requests from elsewhere answer 403 `IP_NOT_ALLOWED`.',
      example: ['203.0.113.0/24'],
    },
    'overlapHours': {
      description: 'Hours during which the old secret opens, too; 0 ends it at once.',
      example: 24,
    },
    'ApiKey.lastUsedIp': {
      description: 'Address of the last use; null before the first. Read-only.',
      example: '203.0.113.7',
    },
    'createdBy': 'User who made the key; null for one made in the terminal. Read-only.',
    'ApiKey.lastUsedAt': 'Last use in UTC, to the minute; null before the first. Read-only.',
    'NewApiKey.key': {
      description:
        'Whole key with its secret, to send as a bearer token. Shown in this answer only.',
      example: 'ofc_live_4f7a1c09b2d3_mZk3Vb8Yc1Nq7Rf2Xs5Tw9Ua4',
    },
  },

  enums: {
    'permissions': { ...SCOPES_MEAN, ...SCOPES_OF_PEOPLE },
    'scopes': SCOPES_MEAN,
    'apiKeys': {
      revoke: 'Revoke the keys.',
      keep: 'Leave the keys open.',
    },
    'access': {
      ALL: 'All rights of the user.',
      READ: 'Only reading.',
    },
    'environment': {
      live: 'The company itself; prefix `ofc_live_`.',
      test: 'The sandbox of the company; prefix `ofc_test_`.',
    },
    'OwnSessions.data.kind': {
      API: 'Access token of `POST /auth/login`.',
      PAGES: 'Session of the pages at /admin.',
    },
    'BuiltInRoles.data.name': {
      ADMIN: 'Everything in the company.',
      ACCOUNTANT: 'Books and sales; reads customers, stock, pay and the audit log.',
      SALES: 'Customers, quotes and invoices; reads the catalog.',
      INVENTORY: 'Catalog, stock and purchases.',
      ASSETS: 'Assets; reads stock and the directory.',
      HR: 'People, payroll and mails; reads assets.',
      SUPPORT: 'Tickets; reads customers and assets.',
      VIEWER: 'Reads all except people, pay and the audit log.',
    },
  },

  parameters: {
    'role': 'Users with this role only, by its name.',
    'isActive': '`true` for users who can log in, `false` for disabled ones.',
    'users.destroy.apiKeys': 'What happens to the open API keys that this user made.',
  },
} satisfies Descriptions
