/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import companies from '#tenants/descriptions/companies'
import settings from '#tenants/descriptions/settings'
import sandbox from '#tenants/descriptions/sandbox'
import modules from '#tenants/descriptions/modules'

export default {
  operations: {
    ...companies.operations,
    ...settings.operations,
    ...sandbox.operations,
    ...modules.operations,
  },
  fields: { ...companies.fields, ...settings.fields, ...sandbox.fields, ...modules.fields },
  enums: { ...companies.enums, ...settings.enums, ...modules.enums },
  parameters: { ...companies.parameters },
} satisfies Descriptions
