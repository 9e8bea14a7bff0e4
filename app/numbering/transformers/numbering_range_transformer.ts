import { defineTransformer, out } from '#core/resources/transformer'
import { DOCUMENT_TYPES } from '#numbering/document_types'
import { endingCondition } from '#numbering/ranges/ending'

export const numberingRangeTransformer = defineTransformer('NumberingRange', 'numbering_ranges', {
  id: out.id(),
  documentType: out.choice(DOCUMENT_TYPES),
  prefix: out.text(),
  from: out.whole(),
  to: out.whole(),
  validFrom: out.orNull(out.day()),
  validUntil: out.orNull(out.day()),
  resolution: out.orNull(out.text()),
  hasTechnicalKey: out.flag({ sql: 't.technical_key_secret IS NOT NULL' }),
  default: out.flag({ sql: 't.default_of IS NOT NULL' }),
  active: out.flag(),
  nextNumber: out.orNull(
    out.whole({ sql: 'CASE WHEN t.next_number <= t.`to` THEN t.next_number END' })
  ),
  used: out.whole({ sql: '(t.next_number - t.`from`)' }),
  remaining: out.whole({ sql: '(t.`to` + 1 - t.next_number)' }),
  ending: out.flag({ sql: endingCondition }),
})
