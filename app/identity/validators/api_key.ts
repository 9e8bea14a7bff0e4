import { choice, instant, listOf, name, optional, withDefault } from '#core/input/fields'
import { KEY_SCOPES } from '#core/context/scopes'
import { validator } from '#core/input/validation'
import { ENVIRONMENTS } from '#identity/actions/create_key'

export const createKeyInput = validator({
  name: name(),
  scopes: listOf(choice(KEY_SCOPES), { min: 1, max: 100 }),
  expiresAt: optional(instant({ future: true })),
  environment: withDefault(choice(ENVIRONMENTS), 'live'),
})
