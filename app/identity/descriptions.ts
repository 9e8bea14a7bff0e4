/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import logIns from '#identity/descriptions/log_ins'
import signOn from '#identity/descriptions/sign_on'
import users from '#identity/descriptions/users'

export default {
  operations: { ...logIns.operations, ...signOn.operations, ...users.operations },
  fields: { ...logIns.fields, ...signOn.fields, ...users.fields },
  enums: { ...logIns.enums, ...signOn.enums, ...users.enums },
  parameters: users.parameters,
} satisfies Descriptions
