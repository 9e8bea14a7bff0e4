/** The OpenAPI description as the reference reads it. */
import { theDocument } from '#api/openapi/document'

/** JSON Schema is read member by member, and any member may be absent. */
export type Schema = Record<string, any>

export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

export type Content = Record<string, { schema: Schema; example?: unknown; examples?: object }>

export type Answer = { description: string; content?: Content; headers?: Record<string, unknown> }

export type Described = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: (Parameter & { $ref?: string })[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer & { $ref?: string }>
}

export type Description = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Described>>
  webhooks: Record<string, { post: Described }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    headers: Record<string, { description: string; schema: Schema }>
    responses: Record<string, Answer>
  }
}

let made: Description | undefined

/** Makes the description, which everything below reads. */
export async function loadDescription() {
  made ??= (await theDocument()) as unknown as Description
}

export function description(): Description {
  if (!made) throw new Error('The description of the API is not loaded')
  return made
}

export const addressOfObject = (name: string) => `/docs/api/objects/${name}`

export const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** The component that is referred to, or the value itself. */
export function resolved<T extends object>(value: T & { $ref?: string }): T {
  if (!value.$ref) return value
  const [kind, name] = value.$ref.split('/').slice(-2)
  return (description().components as unknown as Record<string, Record<string, T>>)[kind][name]
}

export type Listed = { method: string; path: string; described: Described }

/** All operations in the order of the document; PUT beside PATCH is left out. */
export function described(): Listed[] {
  return Object.entries(description().paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !(method === 'put' && methods.patch))
      .map(([method, one]) => ({ method: method.toUpperCase(), path, described: one }))
  )
}
