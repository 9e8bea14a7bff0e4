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
    'sandbox.show':
      'Reads the sandbox of the company, which a first use makes. ' +
      'Its kept mails are at `GET /sandbox/mails`.',
    'sandbox.reset':
      'Replaces the sandbox by a new one with the settings, accounts and taxes of the company; ' +
      'test keys keep working, and the company is not touched. ' +
      'Single records are deleted with their own operations.',
    'sandbox.mails.index':
      'Lists the mails of the sandbox, which are kept for 30 days and never sent. ' +
      'Mails to employees are also in `GET /communications/log`.',
    'sandbox.mails.show':
      'Reads one kept mail with its text. ' +
      'Attached documents are read with their own operation, such as `GET /invoices/:id/pdf`.',
    'modules.index':
      'Answers all vertical modules and whether the company has each. ' +
      'Enable or disable them with `enabledModules` of `PATCH /settings/tenant`.',
  },

  fields: {
    'Sandbox.name': {
      description: 'Name of the sandbox, which begins as that of the company.',
      example: 'Andina S.A.S.',
    },
    'Sandbox.createdAt': {
      description: 'Instant in UTC at which it was made, or reset the last time.',
      example: '2026-11-20T17:59:55.000Z',
    },
    'mails': { description: 'Number of mails that are kept.', example: 3 },
    'to': {
      description: 'Address of the recipient; case does not count.',
      example: 'compras@cafedelcentro.test',
    },
    'toName': { description: 'Name of the recipient, if it is known.', example: 'Café del Centro' },
    'alsoTo': { description: 'Further addresses of the mail.', example: ['caja@cafe.test'] },
    'cc': { description: 'Addresses of the copies.', example: ['contador@cafe.test'] },
    'fromName': {
      description: 'Name beside the address of the sender; null for that of the server.',
      example: 'Andina S.A.S. via Oficio',
    },
    'replyTo': {
      description: 'Address that answers go to, if the mail names one.',
      example: 'ventas@andina.test',
    },
    'subject': { description: 'Subject of the mail.', example: 'Factura N.º 12 de Andina S.A.S.' },
    'text': { description: 'Text of the mail.', example: 'Adjuntamos nuestra factura N.º 12.' },
    'html': {
      description: 'HTML of the mail; null for one that is text alone.',
      example: '<p>Hola</p>',
    },
    'attachments': {
      description: 'Attachments of the mail, without their content.',
      example: [{ name: 'factura-12.pdf', type: 'application/pdf', size: 34_816 }],
    },
    'attachments.name': { description: 'Name of the file.', example: 'factura-12.pdf' },
    'attachments.type': { description: 'Media type of the file.', example: 'application/pdf' },
    'attachments.size': { description: 'Size of the file in bytes.', example: 34_816 },
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
      description: 'E-mail address to log in with. A person of another company is refused.',
      example: 'admin@andina.test',
    },
    'admin.name': { description: 'Name of the person.', example: 'Ana Ruiz' },
    'admin.password': {
      description: 'First password, 8 to 128 characters.',
      example: 'una-clave-larga-1',
    },

    'tenantId': 'Id of the company. Read-only.',
    'TenantSettings.requireTotp':
      'Whether everybody of the company needs a second factor. ' +
      'People without one get 403 `TOTP_REQUIRED` until they set it up.',
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
    'TenantSettings.firstDebitNoteNumber': {
      description: 'Number of the first debit note; fixed once one is issued.',
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
    'TenantSettings.reminderMinimumDaysBetween': {
      description: 'The fewest days between two reminders of a customer.',
      example: 7,
    },
    'TenantSettings.invoiceDueSoonDays': {
      description: 'Days before the due day at which `invoice.due_soon` is announced.',
      example: 3,
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
