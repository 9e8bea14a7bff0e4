/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

/** What each scope opens; a `:write` scope does not include its `:read`. */
const SCOPES_MEAN = {
  'customers:read': 'customers and their interactions',
  'customers:write': 'change customers and interactions',
  'inventory:read': 'catalog, warehouses, stock, suppliers and purchase orders',
  'inventory:write': 'change catalog, stock, suppliers and purchase orders',
  'invoices:read': 'quotes, invoices and payments',
  'invoices:write': 'issue and change quotes, invoices and payments',
  'accounting:read': 'accounts, entries, expenses, bank accounts and reports',
  'accounting:write': 'post entries, record expenses, close periods',
  'assets:read': 'assets, licenses, accessories, consumables and custom fields',
  'assets:write': 'change and assign them',
  'hr:read': 'employees, contracts and time off, without pay',
  'hr:write': 'change employees, contracts, time off, overtime and bonuses',
  'payroll:read': 'pay: salaries, payroll runs, payslips and their entries',
  'payroll:write': 'run, approve and pay payrolls',
  'communications:read': 'templates and the log of mails',
  'communications:write': 'change templates, send mails',
  'tickets:read': 'tickets',
  'tickets:write': 'open tickets, comment and work on them',
  'integrations:read': 'imports, exports and webhooks',
  'integrations:write': 'start imports and exports, change webhooks',
  'assistant:read': 'tools that read',
  'assistant:write': 'tools that change something',
  'settings:read': 'settings of the company; roles only',
  'settings:write': 'change settings; roles only',
  'users:read': 'users, roles and API keys; roles only',
  'users:write': 'change users, roles and API keys; roles only',
  'modules:read': 'modules and the records of vertical modules',
  'modules:write': 'change records of vertical modules',
  'directory:read': 'names, positions and departments of employees',
  'audit:read': 'the audit log',
}

export default {
  operations: {
    'auth.login':
      'Checks e-mail and password and answers an access token of the user, which ends after `expiresIn` seconds; there is no refresh token. Programs use an API key from `POST /api-keys` instead.',
    'auth.logout':
      'Ends the access token of this request, on every process within 5 seconds; other sessions of the user stay. Use `POST /auth/password` to end all of them.',
    'auth.me':
      'Answers the user of the token with role, company and scopes. API keys have no user here; read a key with `GET /api-keys/:id`.',
    'auth.password':
      'Changes the own password, checked by the current one, and ends all sessions of the user, this one included. Administrators set the password of somebody else with `PATCH /users/:id`.',
    'auth.invitations.accept':
      'Sets the first password of an invited user by the token of the mail, which works once within 7 days. It opens no session: continue with `POST /auth/login`.',

    'users.index':
      'Lists the users of the company, disabled and invited ones included. Employees are other records: use `GET /employees`.',
    'users.store':
      'Creates a user; without `password` an invitation is mailed with a link that is valid for 7 days. Callers give only roles whose scopes they have; e-mails are unique on the platform.',
    'users.show': 'Reads one user with role and state. The own user is read with `GET /auth/me`.',
    'users.update':
      'Changes name, e-mail, role, password or state; disabling or a new password ends the sessions of the user. The own password is changed with `POST /auth/password`.',
    'users.destroy':
      'Deletes a user and ends their sessions; with open API keys it answers 409 `HAS_API_KEYS` until `apiKeys` decides about them. Disable with `PATCH /users/:id` when the person may come back.',
    'users.invite':
      'Mails a new invitation to a user without a password and ends earlier links. A user with a password answers 409 `ALREADY_ACCEPTED`; set another with `PATCH /users/:id`.',

    'roles.index':
      'Lists the roles that the company made. The roles that every company has are at `GET /roles/built-in`.',
    'roles.built_in':
      'Answers the built-in roles with their scopes; they cannot be changed. Use `POST /roles` for a role of your own.',
    'roles.store':
      'Creates a role from scopes that the caller has too. Give it to a user with `POST /users` or `PATCH /users/:id`, by its name.',
    'roles.show':
      'Reads one role with its permissions. Its users are read with `GET /users` and `role`.',
    'roles.update':
      'Changes name or permissions; its users get the new permissions within 5 seconds. Callers need every scope that is in the role before and after.',
    'roles.destroy':
      'Deletes a role that no user has; otherwise it answers 409 `IN_USE`. Give its users another role first with `PATCH /users/:id`.',

    'api-keys.index':
      'Lists API keys that are not revoked, with their last use; their secrets are never shown. People log in with `POST /auth/login` instead.',
    'api-keys.store':
      'Creates an API key and answers its secret once; keep it, as it cannot be read again. Give only the scopes that the program needs; a key never reaches users, roles, keys and settings.',
    'api-keys.show':
      'Reads one API key without its secret. A lost secret is replaced: create a key with `POST /api-keys` and revoke this one.',
    'api-keys.destroy':
      'Revokes an API key, on every process within 5 seconds; it cannot be restored. Without all scopes of a key only its own creator may revoke it.',
  },

  fields: {
    'email': {
      description: 'E-mail address to log in with, unique on the platform.',
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
    'AuthInvitationsAcceptInput.token': {
      description: 'Token from the link in the invitation; it works once.',
      example: 'k3Vb8Yc1Nq7Rf2Xs5Tw9Ua4mZ',
    },
    'AuthInvitationsAcceptInput.password': {
      description:
        'Password to log in with from now on: 8 to 128 characters, other than the e-mail.',
      example: 'una-clave-larga-1',
    },
    'UserCreate.password': {
      description: 'First password, 8 to 128 characters; when absent an invitation is mailed.',
      example: 'una-clave-larga-1',
    },
    'UserUpdate.password': {
      description:
        'New password, 8 to 128 characters, which ends the sessions of the user; not for the own user.',
      example: 'una-clave-larga-1',
    },
    'currentPassword': { description: 'Password that holds now.', example: 'la-clave-de-antes' },
    'newPassword': {
      description: 'Password that will hold: 8 to 128 characters, other than the e-mail.',
      example: 'una-clave-larga-1',
    },

    'Session.accessToken': {
      description: 'Access token (JWT), sent as `Authorization: Bearer …`.',
      example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTlhIn0.c2lnbmF0dXJl',
    },
    'tokenType': 'How the token is sent; always Bearer.',
    'expiresIn': { description: 'Seconds until the token ends.', example: 3600 },
    'user': 'User of the session.',
    'Session.user.tenantId': 'Company of the user; null for users of the platform.',
    'Me.tenantId': 'Company of the user; null for users of the platform.',
    'Me.scopes': {
      description: 'Scopes of the user in this company, from the role.',
      example: ['customers:read', 'invoices:read'],
    },

    'name': { description: 'Name of the person.', example: 'Ana Ruiz' },
    'role': { description: 'Role of the user.', example: 'SALES' },
    'User.role': {
      description: 'Built-in role, or the name of a role of the company.',
      example: 'SALES',
    },
    'User.isActive': 'Whether the user can log in.',
    'UserUpdate.isActive':
      'Whether the user can log in. false ends the sessions; the last ADMIN cannot be disabled.',
    'User.isInvited': 'Whether the user has not chosen a password yet. Read-only.',
    'UserUpdate.apiKeys':
      'With `isActive: false`: what happens to the open API keys of the user. Without it such a user answers 409 `HAS_API_KEYS`.',

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
      'Label that stands in the key; live and test keys of a company reach the same data.',
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
      'Instant at which the key ends, in the future, with an offset; without one the key does not end.',
    'createdBy': 'User who made the key; null for one made in the terminal. Read-only.',
    'ApiKey.lastUsedAt': 'Last use in UTC, to the minute; null before the first. Read-only.',
    'NewApiKey.key': {
      description:
        'Whole key with its secret, to send as a bearer token. Shown in this answer only.',
      example: 'ofc_live_4f7a1c09b2d3_mZk3Vb8Yc1Nq7Rf2Xs5Tw9Ua4',
    },
  },

  enums: {
    'permissions': SCOPES_MEAN,
    'scopes': SCOPES_MEAN,
    'apiKeys': {
      revoke: 'revoke the keys',
      keep: 'leave the keys open',
    },
    'environment': {
      live: 'prefix `ofc_live_`',
      test: 'prefix `ofc_test_`',
    },
    'BuiltInRoles.data.name': {
      ADMIN: 'everything in the company',
      ACCOUNTANT: 'books and sales; reads customers, stock, pay and the audit log',
      SALES: 'customers, quotes and invoices; reads the catalog',
      INVENTORY: 'catalog, stock and purchases',
      ASSETS: 'assets; reads stock and the directory',
      HR: 'people, payroll and mails; reads assets',
      SUPPORT: 'tickets; reads customers and assets',
      VIEWER: 'reads all except people, pay and the audit log',
    },
  },

  parameters: {
    'role': 'Users with this role only, by its name.',
    'isActive': '`true` for users who can log in, `false` for disabled ones.',
    'users.destroy.apiKeys': 'What happens to the open API keys that this user made.',
  },
} satisfies Descriptions
