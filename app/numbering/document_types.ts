/** Documents that ranges number. */
export const DOCUMENT_TYPES = [
  'INVOICE',
  'CREDIT_NOTE',
  'DEBIT_NOTE',
  'SUPPORT_DOCUMENT',
  'POS',
] as const

export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** The tax authority authorises their numbers by a resolution; notes have a series of their own. */
export const isAuthorised = (type: DocumentType) => !['CREDIT_NOTE', 'DEBIT_NOTE'].includes(type)
