import { defineTransformer, out, type JsonSchema } from '#core/resources/transformer'
import {
  CERTIFICATE_KINDS,
  type CertificateItem,
  type CertifiedParty,
} from '#tax/certificates/kinds'
import { day, list, number, object, orNull, text } from '#tax/returns/schemas'

const party = object({ name: text, taxId: orNull(text), address: orNull(text), city: orNull(text) })

const item = {
  code: text,
  name: text,
  municipality: orNull(text),
  from: day,
  to: day,
  rate: { ...orNull(number), description: 'In percent; null where the amount was said by hand.' },
  base: number,
  amount: number,
}

const described = (schema: JsonSchema, description: string): JsonSchema => ({
  ...schema,
  description,
})

export const certificateTransformer = defineTransformer(
  'WithholdingCertificate',
  'withholding_certificates',
  {
    id: out.id(),
    number: out.whole({ description: 'The number, without gaps in the company. Read-only.' }),
    supplierId: out.id(),
    supplierName: out.text(),
    thirdPartyId: out.orNull(out.id()),
    year: out.whole({ example: 2026 }),
    kind: out.choice(CERTIFICATE_KINDS),
    issuedOn: out.day(),
    currency: out.text({ example: 'COP' }),
    payer: out.json<CertifiedParty>(described(party, 'The company, as on the day of issue.')),
    payee: out.json<CertifiedParty>(described(party, 'The supplier, as on the day of issue.')),
    items: out.json<CertificateItem[]>(
      list(item, 'By concept and rate, and by bimester for VAT, less what was taken back.')
    ),
    totalBase: out.number(),
    totalWithheld: out.number(),
    mailedTo: out.orNull(
      out.text({
        description: 'The address to which it is mailed; null where the supplier has none.',
      })
    ),
  },
  { fixed: true }
)
