/** Kinds of certificates: income tax (ET 381), VAT (DUR 1.6.1.12.13) and municipal tax (ICA). */
export const CERTIFICATE_KINDS = ['RENTA', 'VAT', 'MUNICIPAL'] as const

export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** A party as it was on the day of the certificate. */
export type CertifiedParty = {
  name: string
  taxId: string | null
  address: string | null
  city: string | null
  email?: string | null
}

/** The amount withheld under one concept and rate. `from` and `to` are the bimester of a VAT certificate. */
export type CertificateItem = {
  code: string
  name: string
  municipality: string | null
  from: string
  to: string
  rate: number | null
  base: number
  amount: number
}
