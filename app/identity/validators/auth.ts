import { code, email, id, name, optional, password } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { strongPassword } from '#identity/passwords'
import { otp } from '#identity/validators/second_factor'

export const logInInput = validator({
  email: email(),
  password: password(),
  tenantId: optional(id()),
  otp: optional(otp()),
})

export const switchInput = validator({ tenantId: id() })

export const changePassword = validator({
  currentPassword: password(),
  newPassword: strongPassword(),
})

/** Members of another company send no password. */
export const acceptInput = validator({ token: code(128), password: optional(strongPassword()) })

export const changeSelfInput = updateValidator({
  name: name(),
  email: email(),
  currentPassword: optional(password()),
})
