import type { Domain } from '#core/context/domain'

/** Mails of the documents of other domains, whose operations send them, and their log. */
export default {
  uses: ['documents', 'files'],
  tables: ['document_deliveries'],
  descriptions: () => import('#document_mails/descriptions'),
} satisfies Domain
