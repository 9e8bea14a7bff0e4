/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import imports from '#integrations/descriptions/imports'
import exports from '#integrations/descriptions/exports'
import webhooks from '#integrations/descriptions/webhooks'

export default {
  operations: { ...imports.operations, ...exports.operations, ...webhooks.operations },
  fields: { ...imports.fields, ...exports.fields, ...webhooks.fields },
  enums: { ...imports.enums, ...exports.enums, ...webhooks.enums },
  parameters: { ...imports.parameters, ...webhooks.parameters },
} satisfies Descriptions
