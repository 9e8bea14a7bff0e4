import {
  choice,
  instant,
  listOf,
  name,
  network,
  optional,
  whole,
  withDefault,
} from '#core/input/fields'
import { KEY_SCOPES } from '#core/context/scopes'
import { updateValidator, validator } from '#core/input/validation'
import { ENVIRONMENTS } from '#core/security/environment'

const fields = {
  name: name(),
  scopes: listOf(choice(KEY_SCOPES), { min: 1, max: 100 }),
  expiresAt: optional(instant({ future: true })),
  environment: withDefault(choice(ENVIRONMENTS), 'live'),
  allowedIps: withDefault(listOf(network(), { max: 100 }), []),
}

export const createKeyInput = validator(fields)

export const updateKeyInput = updateValidator(
  {
    name: fields.name,
    allowedIps: fields.allowedIps,
    scopes: fields.scopes,
    environment: choice(ENVIRONMENTS),
  },
  {
    immutable: ['scopes', 'environment'],
    kept: ['keyId', 'expiresAt', 'createdBy', 'previousSecretUntil', 'lastUsedAt', 'lastUsedIp'],
  }
)

/** Hours during which the old secret opens beside the new one. */
export const rotateKeyInput = validator({ overlapHours: withDefault(whole({ max: 168 }), 24) })
