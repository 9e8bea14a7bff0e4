/** Certificates of withholdings over HTTP. */
import { searchingDocuments } from '#core/database/search_text'
import { contains } from '#core/database/sql'
import { PDF } from '#core/endpoints/report'
import { creates, lists, operation, pathId, reads } from '#core/endpoints/operations'
import { choiceFilter, idFilter, wholeFilter } from '#core/input/query_fields'
import { choice, flag, id, optional, whole as wholeNumber } from '#core/input/fields'
import { validator } from '#core/input/validation'
import { defineList } from '#core/resources/list/list'
import type { JsonSchema } from '#core/resources/transformer'
import { print } from '#documents/print'
import { printedCertificate } from '#tax/certificates/certificate_document'
import { certificateTransformer } from '#tax/certificates/certificate_transformer'
import { issueCertificates } from '#tax/certificates/issue_certificates'
import { CERTIFICATE_KINDS } from '#tax/certificates/kinds'
import { object, whole } from '#tax/returns/schemas'

export const issueCertificate = validator(
  {
    supplierId: optional(id()),
    all: optional(flag()),
    year: wholeNumber({ min: 2000, max: 2999 }),
    kind: choice(CERTIFICATE_KINDS),
  },
  {
    check: ({ supplierId, all }, fail) => {
      if (supplierId && all) fail('all', 'CONTRADICTION', 'Send supplierId or all, not both.')
      if (!supplierId && !all) fail('supplierId', 'REQUIRED', 'Send supplierId, or all: true.')
    },
  }
)

export const certificateList = defineList({
  record: certificateTransformer,
  sorts: ['number', 'issuedOn', 'year'],
  search: "the supplier's name and the number",
  searched: searchingDocuments({
    elsewhere: (word) => ['t.supplier_name LIKE ?', contains(word)],
  }),
  filters: {
    supplierId: idFilter(),
    thirdPartyId: idFilter(),
    year: wholeFilter({ min: 2000, max: 2999 }),
    kind: choiceFilter(CERTIFICATE_KINDS),
  },
})

/** A single certificate, or those of all suppliers as a list. */
const issued = {
  ...certificateTransformer,
  title: 'IssuedCertificates',
  get schema(): JsonSchema {
    const one = certificateTransformer.schema
    const all = object({ data: { type: 'array', items: one }, meta: object({ total: whole }) })
    return { type: 'object', anyOf: [one, all] }
  },
}

export const withholdingCertificates = {
  index: lists(certificateList),
  show: reads(certificateTransformer),

  store: creates(issued, issueCertificate, issueCertificates, {
    summary: 'Issue withholding certificates',
    location: '/withholding-certificates',
    answer: ({ all, certificates }) => {
      const data = certificates.map(certificateTransformer.of)
      return all ? { data, meta: { total: data.length } } : data[0]
    },
  }),

  pdf: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Print a withholding certificate',
      answers: {
        200: { description: 'The certificate, to print', content: { 'application/pdf': PDF } },
      },
    },
    (ctx) => {
      const id = pathId(ctx)
      return print(ctx, () => printedCertificate(id))
    }
  ),
}
