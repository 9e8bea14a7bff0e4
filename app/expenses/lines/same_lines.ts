/** Lines of a PATCH: they may be repeated as they were read, and do not change. */
import Big from 'big.js'
import { fieldError, ValidationFailed } from '#core/input/validation'
import type { ApiRecord } from '#core/resources/transformer'
import type { InputOf } from '#core/endpoints/operations'
import type { updateExpense } from '#expenses/validators/expense'

type Lines = InputOf<typeof updateExpense>['lines']
type Line = NonNullable<Lines>[number]

/** 422 IMMUTABLE_FIELD for lines that are not those of the `shown` expense. */
export function mustBeSameLines(lines: Lines, shown: ApiRecord) {
  const present = shown.lines as ApiRecord[]
  const isSame =
    !lines ||
    (lines.length === present.length && lines.every((line, index) => isEqual(line, present[index])))
  if (!isSame)
    throw new ValidationFailed([
      fieldError(['lines'], 'IMMUTABLE_FIELD', 'lines cannot be changed.'),
    ])
}

/** Missing fields do not change. */
function isEqual({ taxes, ...line }: Line, shown: ApiRecord) {
  const sent = Object.entries(line).map(([field, value]) => [field, plain(value)] as const)
  const isRepeated = sent.every(([field, value]) => value === undefined || value === shown[field])
  const areTaxesRepeated =
    !taxes ||
    (taxes.length === shown.taxes.length &&
      taxes.every(({ taxId, code }, index) =>
        taxId ? taxId === shown.taxes[index].taxId : (code ?? null) === shown.taxes[index].code
      ))
  return isRepeated && areTaxesRepeated
}

const plain = (value: unknown) => (value instanceof Big ? value.toNumber() : value)
