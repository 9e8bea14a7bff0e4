import { id, instant, money, name, optional, text, whole, withDefault } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'

const fields = {
  name: name(),
  categoryId: optional(id()),
  seats: withDefault(whole(), 1),
  expirationDate: optional(instant()),
  productKey: optional(text({ max: 4096 }).meta({ description: 'Kept as an argon2id hash only' })),
  purchaseDate: optional(instant()),
  purchaseCost: optional(money({ min: 0 })),
  supplierId: optional(id()),
  notes: optional(text()),
}

export const createLicense = validator(fields)
/** A `productKey` may be repeated but not changed: see actions/change_license.ts. */
export const updateLicense = updateValidator(fields, { kept: ['available'] })

const HOLDERS = ['assetId', 'userId', 'employeeId'] as const

const ONE = 'Exactly one of `assetId`, `userId` and `employeeId` is named.'
/** Examples name one holder, as two are refused. */
const another = () => optional(id().meta({ description: ONE, examples: [null] }))
const holder = {
  assetId: optional(id().meta({ description: ONE })),
  userId: another(),
  employeeId: another(),
}

type Given = { [K in (typeof HOLDERS)[number]]?: string | null }

const exactlyOne = {
  check(given: Given, fail: (field: string, code: string, message: string) => void) {
    const named = HOLDERS.filter((field) => given[field])
    if (!named.length)
      fail('assetId', 'REQUIRED', 'One of assetId, userId and employeeId is required.')
    for (const field of named.slice(1))
      fail(field, 'INVALID', 'Only one of assetId, userId and employeeId may be named.')
  },
}

export const assignLicense = validator({ ...holder, notes: optional(text()) }, exactlyOne)
export const returnLicense = validator(holder, exactlyOne)

export type NewLicense = Infer<typeof createLicense>
export type LicenseChanges = Infer<typeof updateLicense>
export type SeatGiven = Infer<typeof assignLicense>
export type SeatReturned = Infer<typeof returnLicense>
