/**
 * Texts of a domain for the API's description, in its `descriptions.ts`. They load only when the
 * description is made.
 */

/** The description, or with an example. `example` alone serves a field that describes itself. */
export type Text = string | { description?: string; example?: unknown }

export type Descriptions = {
  /** By operationId: what the operation does, and when to use another. Two sentences or more. */
  operations?: Record<string, string>
  /**
   * By `Schema.path.to.field`, `parent.field` or `field`, the first that exists. A schema's name
   * also serves its inputs: `Customer.name` is the name of `CustomerCreate` and `CustomerUpdate`.
   * Without a schema, a text is for the schemas of the domain's operations, and for fields that
   * do not describe themselves; with a schema it replaces what they say.
   */
  fields?: Record<string, Text>
  /** By the same keys, or `operationId.parameter`: what each value of an enum means. */
  enums?: Record<string, Record<string, string>>
  /** Of the path and the query, by `operationId.name`, which replaces, or `name`. */
  parameters?: Record<string, Text>
}

/** The same texts for fields of several schemas. */
export function fieldsOf(schemas: readonly string[], texts: Record<string, Text>) {
  const named = schemas.flatMap((schema) =>
    Object.entries(texts).map(([field, text]) => [`${schema}.${field}`, text])
  )
  return Object.fromEntries(named) as Record<string, Text>
}
