/** Choices that the API takes in a field, for the options of a form. */
import type { JsonSchema } from '#core/input/fields'
import { endpointNamed } from '#admin/endpoint_access'

/** The values without null: `choicesOf('POST /taxes', 'kind')`. */
export function choicesOf(endpoint: string, field: string): string[] {
  const schema = endpointNamed(endpoint).declaration!.input!.toJSONSchema() as JsonSchema
  const { enum: values, anyOf = [] } = schema.properties[field]
  const found = values ?? anyOf.find((one: JsonSchema) => one.enum)?.enum ?? []
  return found.filter((value: string | null) => value !== null)
}
