/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'healthcare.ping':
      'Answers when the company has the module HEALTHCARE, so that a program can check its ' +
      'access. ' +
      'Without the module it answers 403 `MODULE_NOT_ENABLED`; ' +
      'see `GET /modules`.',
  },

  fields: {
    'module': 'Code of the module.',
    'status': 'Always ok.',
    'HealthcarePing.tenantId': 'Company of the request; null for a SUPER_ADMIN who chose none.',
  },
} satisfies Descriptions
