import { jsonOf } from '#core/database/columns'
import { confidential } from '#core/resources/field_visibility'
import { PAY } from '#core/context/scopes'
import { defineTransformer, out } from '#core/resources/transformer'
import { ENTRY_TYPES } from '#accounting/chart/account_types'

const line = {
  accountId: { type: 'string', format: 'uuid' },
  accountCode: { type: 'string' },
  accountName: { type: 'string' },
  debitAmount: { type: 'number' },
  creditAmount: { type: 'number' },
  description: { type: ['string', 'null'] },
  thirdPartyId: { type: ['string', 'null'], format: 'uuid' },
  costCenterId: { type: ['string', 'null'], format: 'uuid' },
  taxBase: { type: ['number', 'null'] },
}
const NAMES = Object.keys(line)

const LINES = `(SELECT JSON_ARRAYAGG(JSON_ARRAY(l.line, l.account_id, a.code, a.name, l.debit, l.credit, l.description, l.third_party_id, l.cost_center_id, l.tax_base))
  FROM journal_lines l FORCE INDEX (PRIMARY) STRAIGHT_JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id WHERE l.tenant_id = t.tenant_id AND l.entry_id = t.id)`

const stored = defineTransformer(
  'JournalEntry',
  'journal_entries',
  {
    id: out.id(),
    number: out.whole({
      description: 'The number, without gaps in the company, from 1. Read-only.',
    }),
    entryDate: out.day(),
    concept: out.text({ example: 'Aporte de capital' }),
    entryType: out.choice(ENTRY_TYPES),
    reference: out.orNull(out.text()),
    total: out.number({
      description:
        'The sum of debits, equal to that of credits, in the currency of the company. Read-only.',
    }),
    byHand: out.flag({
      description:
        'Whether a person posted it and may reverse it. The entries of a document are taken back ' +
        'with the document.',
    }),
    isPay: out.flag({
      description:
        'Whether it tells what people earn: an entry of type PAYROLL, or of a payroll run. Read-only.',
    }),
    reversesId: out.orNull(
      out.id({
        description: 'The entry that this one takes back; null when it takes back none. Read-only.',
      })
    ),
    reversedById: out.orNull(
      out.id({
        sql: '(SELECT r.id FROM journal_entries r WHERE r.tenant_id = t.tenant_id AND r.reverses_id = t.id)',
      })
    ),
    lines: {
      ...out.json(
        {
          type: 'array',
          items: { type: 'object', properties: line, required: NAMES },
          description: 'The lines, in their order. Debits and credits have equal sums',
        },
        { sql: LINES }
      ),
      read: linesOf,
    },
  },
  { fixed: true }
)

export const journalEntryTransformer = confidential(stored, PAY, ['total', 'lines'], {
  where: 'isPay',
})

/** JSON arrays of the database are unordered; parsed lines pass unchanged. */
function linesOf(value: any): Record<string, unknown>[] {
  const found = (jsonOf(value) ?? []) as any[]
  if (!Array.isArray(found[0])) return found
  return found
    .sort(([a], [b]) => a - b)
    .map(([, ...values]) => Object.fromEntries(NAMES.map((name, index) => [name, values[index]])))
}
