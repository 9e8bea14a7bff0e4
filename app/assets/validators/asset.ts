import {
  choice,
  code,
  id,
  instant,
  listOf,
  money,
  name,
  object,
  optional,
  text,
  withDefault,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { ASSET_STATUSES } from '#assets/asset/asset_lifecycle'
import { HOLDER_TYPES } from '#assets/custody/holders'
import { TAG_EXAMPLE, TAG_FORMAT } from '#assets/tags/tags'

const tag = () => optional(code(24, { matches: TAG_FORMAT, like: TAG_EXAMPLE }))

const fields = {
  assetTag: tag(),
  name: name(),
  modelId: optional(id()),
  status: withDefault(choice(ASSET_STATUSES), 'PENDING'),
  serial: optional(code(255)),
  notes: optional(text()),
  purchaseDate: optional(instant()),
  purchaseCost: optional(money({ min: 0 })),
  supplierId: optional(id()),
  locationId: optional(id()),
  costCenterId: optional(id()),
  ...integrationFields(),
}

/** The holder changes only by `assign` and `return`; the day of return also here. */
const held = {
  assignedToType: optional(choice(HOLDER_TYPES)),
  assignedToId: optional(id()),
  expectedCheckinDate: optional(instant()),
}

export const createAsset = validator(fields)

/** Fields in `kept` are ignored, so that an export can be imported again. */
export const updateAsset = updateValidator(
  { ...fields, ...held },
  {
    immutable: ['assetTag', 'assignedToType', 'assignedToId'],
    kept: [...Object.keys(held), 'categoryId', 'assignedAt', 'overdue', 'lastAuditedAt'],
  }
)

export const assignAsset = validator({
  assignedToType: choice(HOLDER_TYPES),
  assignedToId: id(),
  expectedCheckinDate: optional(instant({ future: 'day' })),
  notes: optional(text()),
})

const CONDITIONS = ['GOOD', 'DAMAGED', 'LOST'] as const

export const returnAsset = validator({
  condition: withDefault(choice(CONDITIONS), 'GOOD'),
  notes: optional(text()),
})

export const statusOfAsset = validator({ status: choice(ASSET_STATUSES), notes: optional(text()) })

export const duplicateAsset = validator({
  name: optional(name()),
  assetTag: tag(),
  notes: optional(text()),
  ...integrationFields(),
})

const mismatch = object({ field: name(), expected: optional(text()), actual: optional(text()) })

export const auditAsset = validator({
  expectedLocationId: optional(id()),
  expectedStatus: optional(choice(ASSET_STATUSES)),
  mismatches: optional(listOf(mismatch, { max: 100 })),
  notes: optional(text()),
})

export const printLabels = validator({ ids: listOf(id(), { min: 1, max: 500 }) })

export type NewAsset = Infer<typeof createAsset>
export type AssetChanges = Infer<typeof updateAsset>
export type Assignment = Infer<typeof assignAsset>
export type Return = Infer<typeof returnAsset>
export type Copy = Infer<typeof duplicateAsset>
export type AuditInput = Infer<typeof auditAsset>
