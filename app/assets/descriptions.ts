/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import assets from '#assets/descriptions/assets'
import audits from '#assets/descriptions/audits'
import depreciation from '#assets/descriptions/depreciation'
import supplies from '#assets/descriptions/supplies'
import licenses from '#assets/descriptions/licenses'
import maintenances from '#assets/descriptions/maintenances'

export default {
  operations: {
    ...assets.operations,
    ...audits.operations,
    ...depreciation.operations,
    ...supplies.operations,
    ...licenses.operations,
    ...maintenances.operations,
  },
  fields: {
    ...assets.fields,
    ...audits.fields,
    ...depreciation.fields,
    ...supplies.fields,
    ...licenses.fields,
    ...maintenances.fields,
  },
  enums: { ...assets.enums, ...audits.enums, ...maintenances.enums },
  parameters: { ...assets.parameters, ...audits.parameters, ...supplies.parameters },
} satisfies Descriptions
