/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'settings.logo.show':
      'Answers the logo of the company as it was sent, with an ETag. ' +
      'A company without a logo gets 404; `GET /settings/tenant` has its colour and texts.',
    'settings.logo.update':
      'Sets or replaces the logo, which stands on all documents and mails of the company from ' +
      'then on. ' +
      'Send a form with the field `file`, or the picture itself as the body: ' +
      'PNG or JPEG by content, at most 1 MiB and 4096 pixels on a side.',
    'settings.logo.destroy':
      'Removes the logo from documents and mails that are made from then on. ' +
      'Without a logo it answers 404; `PUT /settings/logo` replaces one without removing it first.',
    'settings.preview.saved':
      'Draws an invoice with sample data as PDF, with the logo, colour and texts of the company. ' +
      'Use `POST /settings/preview` to see other settings before they are saved.',
    'settings.preview.sent':
      'Draws an invoice with sample data as PDF, with the colour and texts that are sent. ' +
      'Settings that are not sent are those of the company; null leaves one out. ' +
      'Nothing is stored.',
  },

  fields: {
    'Logo.type': { description: 'Type of the picture by its content.', example: 'image/png' },
    'Logo.size': { description: 'Size of the picture in bytes.', example: 20_480 },
    'Logo.sha256': {
      description: 'SHA-256 of the picture in hexadecimal.',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    'brandColor': {
      description: 'Colour as `#RRGGBB`; null prints the standard colour.',
      example: '#1A73E8',
    },
    'paymentInstructions': {
      description: 'Text on documents that ask for money; null prints none.',
      example: 'Bancolombia, cuenta corriente 123-456789-01, a nombre de Andina S.A.S.',
    },
    'documentFooter': {
      description: 'Text at the foot of every page; null prints none.',
      example: 'Andina S.A.S. · Responsable de IVA · No somos autorretenedores',
    },
  },

  enums: {
    'Logo.type': { 'image/png': 'PNG.', 'image/jpeg': 'JPEG.' },
  },
} satisfies Descriptions
