/** Texts of the settings of a company. */
import type { Descriptions } from '#core/resources/descriptions'

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
    'settings.tenant.show':
      'Reads name, country, currency, time zone, modules and settings of the company. ' +
      'Accounts of postings are at `GET /settings/accounting`, values of payroll at `GET ' +
      '/settings/payroll`.',
    'settings.tenant.update':
      'Changes the settings that are sent, at once and for later records; ' +
      'null restores a default. ' +
      'The currency is fixed by the first entry or document, and the first numbers by the ' +
      'first document of their series.',
  },

  fields: {
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
  },

  enums: {
    'workingDays': WEEKDAYS,
    'businessHours.days': WEEKDAYS,
  },
} satisfies Descriptions
