/** Texts of companies. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'tenants.index':
      'Lists the companies of the installation, suspended ones included. ' +
      'Choose one of them for other requests with the header `X-Tenant-Id`.',
    'tenants.store':
      'Opens a company with its chart of accounts, taxes, deductions and first ADMIN, all or ' +
      'nothing. ' +
      'Further users are created in the company with `POST /users`.',
    'tenants.show':
      'Reads one company with its limits and state. ' +
      'Its own settings are read with `GET /settings/tenant` and `X-Tenant-Id`.',
    'tenants.update':
      'Changes name, country, currency, time zone, language, modules or limits of a company. ' +
      'Settings such as working days are changed with `PATCH /settings/tenant`, access with ' +
      '`POST /tenants/:id/suspend`.',
    'tenants.suspend':
      'Shuts a company off: ' +
      'its users and keys get 403 `TENANT_SUSPENDED`, also in open sessions. ' +
      'Its records stay; ' +
      '`POST /tenants/:id/resume` lets it in again.',
    'tenants.resume':
      'Lets a suspended company in again, with the same users, keys and records. ' +
      'Other states than SUSPENDED answer 409 `INVALID_TRANSITION`.',
  },

  fields: {
    'Tenant.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['suspend'],
    },
    'name': {
      description: 'Name of the company, unique in the installation, as documents print it.',
      example: 'Andina S.A.S.',
    },
    'industry': { description: 'Industry, as free text; null without one.', example: 'Retail' },
    'countryCode': {
      description:
        'Country in ISO 3166-1 alpha-2; ' +
        'it decides the chart of accounts at the start, holidays and the law of payroll.',
      example: 'CO',
    },
    'currency': {
      description:
        'Currency of books and documents in ISO 4217, with 2 decimals or none. ' +
        'It cannot change once there are entries or documents.',
      example: 'COP',
    },
    'timezone': {
      description: 'IANA time zone in which days begin and end.',
      example: 'America/Bogota',
    },
    'locale': {
      description: 'Language and region of documents and mails (BCP 47).',
      example: 'es-CO',
    },
    'TenantCreate.locale': {
      description:
        'Language and region of documents and mails (BCP 47); those of the country when absent.',
      example: 'es-CO',
    },
    'Tenant.limits': 'Limits of the company; a request beyond one answers 409 `LIMIT_REACHED`.',
    'Tenant.filesQuotaMiB': {
      description:
        'MiB that all files of the company may take; an upload beyond answers 409 `QUOTA_EXCEEDED`. ' +
        'In an update, null restores the default of the installation.',
      example: 5_120,
    },
    'TenantUpdate.limits':
      'Limits to change; others stay. Null restores the defaults of the installation.',
    'limits.apiKeys': {
      description: 'API keys that are neither revoked nor expired.',
      example: 100,
    },
    'limits.webhooks': { description: 'Webhooks, active or not.', example: 50 },
    'limits.waitingJobs': {
      description: 'Exports and imports together that wait for the worker.',
      example: 20,
    },
    'limits.invitationsPerHour': {
      description: 'Invitations to one e-mail address within an hour.',
      example: 5,
    },
    'status':
      'State of the company. ' +
      'Read-only: ' +
      '`suspend` and `resume` and commands of the operator change it.',
    'admin': 'First user, with the role ADMIN.',
    'admin.email': {
      description: 'E-mail address to log in with. A person of another company is refused.',
      example: 'admin@andina.test',
    },
    'admin.name': { description: 'Name of the person.', example: 'Ana Ruiz' },
    'admin.password': {
      description: 'First password, 8 to 128 characters.',
      example: 'una-clave-larga-1',
    },
    'tenantId': 'Id of the company. Read-only.',
  },

  enums: {
    'Tenant.status': {
      ACTIVE: 'Open.',
      SUSPENDED: 'Shut off by `suspend`.',
      IMPORTING: 'Shut off while the operator imports its archive.',
      DELETING: 'Shut off until the operator’s deletion is due.',
    },
  },

  parameters: {
    status: 'Companies in this state only.',
  },
} satisfies Descriptions
