/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

const MODULES_MEAN = {
  HEALTHCARE: 'Health care.',
  ECOMMERCE: 'Online shops.',
  OIL_GAS: 'Oil and gas.',
  LOGISTICS: 'Transport and logistics.',
  CONSTRUCTION: 'Construction.',
  EDUCATION: 'Schools and courses.',
}

const WEEKDAYS = {
  MONDAY: 'Monday.',
  TUESDAY: 'Tuesday.',
  WEDNESDAY: 'Wednesday.',
  THURSDAY: 'Thursday.',
  FRIDAY: 'Friday.',
  SATURDAY: 'Saturday.',
  SUNDAY: 'Sunday.',
}

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
    'settings.tenant.show':
      'Reads name, country, currency, time zone, modules and settings of the company. ' +
      'Accounts of postings are at `GET /settings/accounting`, values of payroll at `GET ' +
      '/settings/payroll`.',
    'settings.tenant.update':
      'Changes the settings that are sent, at once and for later records; ' +
      'null restores a default. ' +
      'The currency is fixed by the first entry or document, and the first numbers by the ' +
      'first document of their series.',
    'modules.index':
      'Answers all vertical modules and whether the company has each. ' +
      'Enable or disable them with `enabledModules` of `PATCH /settings/tenant`.',
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
    'enabledModules': {
      description:
        'Vertical modules of the company. ' +
        'Without a module its operations answer 403 `MODULE_NOT_ENABLED`; ' +
        'its records stay.',
      example: ['HEALTHCARE'],
    },
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
      description: 'E-mail address to log in with, unique on the platform.',
      example: 'admin@andina.test',
    },
    'admin.name': { description: 'Name of the person.', example: 'Ana Ruiz' },
    'admin.password': {
      description: 'First password, 8 to 128 characters.',
      example: 'una-clave-larga-1',
    },

    'tenantId': 'Id of the company. Read-only.',
    'TenantSettings.allowNegativeStock':
      'Whether invoices may sell more than is in stock; true by default.',
    'TenantSettings.assetAuditMonths': {
      description:
        'Months after which an asset is due for an audit, since its last audit or its ' +
        'creation; ' +
        '12 by default.',
      example: 12,
    },
    'TenantSettings.assetDepreciationFrom': {
      description:
        'First month, as YYYY-MM, whose depreciation of assets is posted to the books; ' +
        'null posts none.',
      example: '2026-01',
    },
    'TenantSettings.vacationDaysPerYear': {
      description: 'Working days of vacation for a year of service of 360 days; 15 by default.',
      example: 15,
    },
    'TenantSettings.workingDays': {
      description: 'Days of the week that a vacation counts; Monday to Friday by default.',
      example: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    },
    'TenantSettings.taxId': {
      description: 'Tax id, as documents print it; null prints none.',
      example: '900123456-7',
    },
    'address': {
      description: 'Address, as documents print it; null prints none.',
      example: 'Calle 85 # 11-53, Bogotá',
    },
    'phone': {
      description: 'Telephone number, as documents print it; null prints none.',
      example: '+57 601 555 0100',
    },
    'TenantSettings.email': {
      description: 'Address on documents, and the one that receives answers to mails.',
      example: 'contacto@andina.co',
    },
    'TenantSettings.brandColor': {
      description:
        'Colour of headings, tables and mails, as `#RRGGBB`; null prints the standard colour. ' +
        'Text on it is black or white, whichever has more contrast.',
      example: '#1A73E8',
    },
    'TenantSettings.paymentInstructions': {
      description:
        'Text on quotes, invoices and statements, and in mails of quotes and invoices, ' +
        'such as a bank account; null prints none.',
      example: 'Bancolombia, cuenta corriente 123-456789-01, a nombre de Andina S.A.S.',
    },
    'TenantSettings.documentFooter': {
      description: 'Text at the foot of every document and mail of the company; null prints none.',
      example: 'Andina S.A.S. · Responsable de IVA · No somos autorretenedores',
    },
    'TenantSettings.firstInvoiceNumber': {
      description: 'Number of the first invoice; fixed once an invoice is issued.',
      example: 1,
    },
    'TenantSettings.firstCreditNoteNumber': {
      description: 'Number of the first credit note; fixed once there is one.',
      example: 1,
    },
    'TenantSettings.firstQuoteNumber': {
      description: 'Number of the first quote; fixed once there is one.',
      example: 1,
    },
    'TenantSettings.firstPaymentNumber': {
      description: 'Number of the first payment; fixed once there is one.',
      example: 1,
    },
    'TenantSettings.firstPurchaseOrderNumber': {
      description: 'Number of the first purchase order; fixed once there is one.',
      example: 1,
    },
    'TenantSettings.businessHours':
      'Hours in which deadlines of tickets run, in the time zone of the company; ' +
      'Monday to Friday, 8:00 to 18:00, by default.',
    'businessHours.days': {
      description: 'Days of the week with business hours.',
      example: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    },
    'businessHours.from': { description: 'Opening time, HH:MM.', example: '08:00' },
    'businessHours.to': { description: 'Closing time, HH:MM, up to 24:00.', example: '18:00' },
    'TenantSettings.ticketTargets': 'Targets of tickets by priority, in minutes of business hours.',
    'ticketTargets.LOW': 'Targets of LOW tickets.',
    'ticketTargets.MEDIUM': 'Targets of MEDIUM tickets.',
    'ticketTargets.HIGH': 'Targets of HIGH tickets.',
    'ticketTargets.URGENT': 'Targets of URGENT tickets.',
    'firstResponse': {
      description: 'Minutes of business hours until the first public answer.',
      example: 240,
    },
    'resolution': {
      description: 'Minutes of business hours until the resolution.',
      example: 960,
    },
    'TenantSettings.ticketReopenDays': {
      description: 'Days in which a closed ticket may be opened again; 7 by default.',
      example: 7,
    },

    'Modules.data': 'All modules, by code.',
    'code': 'Code of the module.',
    'enabled': 'Whether the company has the module.',
  },

  enums: {
    'enabledModules': MODULES_MEAN,
    'code': MODULES_MEAN,
    'Tenant.status': {
      ACTIVE: 'Open.',
      SUSPENDED: 'Shut off by `suspend`.',
      IMPORTING: 'Shut off while the operator imports its archive.',
      DELETING: 'Shut off until the operator’s deletion is due.',
    },
    'workingDays': WEEKDAYS,
    'businessHours.days': WEEKDAYS,
  },

  parameters: {
    status: 'Companies in this state only.',
  },
} satisfies Descriptions
