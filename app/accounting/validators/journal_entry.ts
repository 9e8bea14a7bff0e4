import {
  choice,
  code,
  day,
  id,
  listOf,
  money,
  object,
  optional,
  text,
  withDefault,
} from '#core/input/fields'
import { sum } from '#core/primitives/decimal'
import { shownAmount } from '#core/money/amounts'
import { fieldError, ValidationFailed, validator } from '#core/input/validation'
import { ENTRY_TYPES } from '#accounting/chart/account_types'

const line = object({
  accountId: id(),
  debitAmount: withDefault(money({ min: 0 }), 0),
  creditAmount: withDefault(money({ min: 0 }), 0),
  description: optional(text({ max: 1000 })),
  thirdPartyId: optional(id()),
  costCenterId: optional(id()),
  taxBase: optional(money({ min: 0 })),
})

/** Enough for opening entries; a page of 100 such entries is still readable. */
const MOST_LINES = 5_000

const EXAMPLE: Record<string, string | number>[] = [
  {
    accountId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
    debitAmount: 150000,
    description: 'Consignación',
  },
  { accountId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b91', creditAmount: 150000 },
]

export const journalEntryFields = {
  entryDate: day(),
  concept: text({ max: 1000 }),
  entryType: withDefault(choice(ENTRY_TYPES), 'MANUAL'),
  reference: optional(code(255)),
  lines: listOf(line, { min: 2, max: MOST_LINES }).meta({
    examples: [EXAMPLE],
    description: 'Each has a debit or a credit above 0, not both; the sums of both are equal.',
  }),
}

export const createJournalEntry = validator(journalEntryFields, {
  check({ lines }, fail) {
    let isOneSided = true
    lines.forEach(({ debitAmount, creditAmount }, index) => {
      if (debitAmount.gt(0) !== creditAmount.gt(0)) return
      isOneSided = false
      fail(`lines.${index}`, 'INVALID', 'A line has either debitAmount or creditAmount above 0')
    })
    if (isOneSided) mustBalance(lines)
  },
})

export const reverseJournalEntry = validator({
  entryDate: optional(day()),
  concept: optional(text({ max: 1000 })),
})

function mustBalance(lines: readonly any[]) {
  const debits = sum(lines.map(({ debitAmount }) => debitAmount))
  const credits = sum(lines.map(({ creditAmount }) => creditAmount))
  if (debits.eq(credits)) return

  const difference = debits.minus(credits)
  throw new ValidationFailed([
    fieldError(
      ['lines'],
      'UNBALANCED',
      `Debits are ${shownAmount(debits)}, credits ${shownAmount(credits)}: the difference is ` +
        `${shownAmount(difference)}.`,
      {
        debits: debits.toNumber(),
        credits: credits.toNumber(),
        difference: difference.toNumber(),
      }
    ),
  ])
}
