/** Texts of users, roles, scopes and API keys. */
import type { Descriptions } from '#core/resources/descriptions'

/** Scopes of roles and API keys; a `:write` scope does not include its `:read`. */
const SCOPES_MEAN = {
  'customers:read': 'Customers and their interactions.',
  'customers:write': 'Change customers and interactions.',
  'inventory:read': 'Catalog, warehouses, stock, suppliers and purchase orders.',
  'inventory:write': 'Change catalog, stock, suppliers and purchase orders.',
  'invoices:read': 'Quotes, invoices and payments.',
  'invoices:write': 'Issue and change quotes, invoices and payments.',
  'accounting:read': 'Accounts, third parties, entries, expenses, bank accounts and reports.',
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
    'environment': {
      live: 'The company itself; prefix `ofc_live_`.',
      test: 'The sandbox of the company; prefix `ofc_test_`.',
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
