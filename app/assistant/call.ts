/**
 * Calls a tool: checks the arguments against its schema, and asks its operation inside this
 * process, as the caller's assistant.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { PREFIX } from '#api/endpoints'
import { contextOf, type InProcess } from '#assistant/in_process'
import type { Tool } from '#assistant/tool'
import { Current } from '#core/context/current'
import { isUuid } from '#core/input/fields'
import {
  fieldError,
  unknownFields,
  validate,
  ValidationFailed,
  type FieldError,
} from '#core/input/validation'

type Arguments = Record<string, unknown>

/**
 * What the operation answers. Refuses what its operation refuses, and arguments that the tool does
 * not know (422).
 */
export async function callTool(tool: Tool, sent: unknown, ctx: HttpContext): Promise<unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new ValidationFailed([fieldError([], 'TYPE', 'The arguments must be a JSON object.')])

  const { dryRun, ...given } = sent as Arguments
  const request = requestOf(tool, { ...given, ...tool.given })
  const errors = [...unknownFields(tool, sent), ...wrongIds(tool, given), ...wrongFlag(dryRun)]
  if (errors.length) throw new ValidationFailed([...errors, ...(await errorsOfBody(tool, request))])

  return Current.assisted(() => tool.operation(contextOf(ctx, tool.operation, request)))
}

/** So that a model is told at once of all that it must put right. */
async function errorsOfBody(
  { operation: { declaration } }: Tool,
  { body }: InProcess
): Promise<FieldError[]> {
  try {
    // Vine compares private members: no structural type is a validator to it.
    if (declaration.input) await validate(declaration.input as any, body)
    return []
  } catch (error) {
    if (error instanceof ValidationFailed) return error.errors
    throw error
  }
}

const wrongFlag = (dryRun: unknown) =>
  [undefined, null, true, false].includes(dryRun as null)
    ? []
    : [fieldError(['dryRun'], 'TYPE', 'dryRun must be true or false.')]

/**
 * Arguments that name a record of the path: what cannot be an id is said so, since a model will try
 * names.
 */
function wrongIds({ pattern }: Tool, given: Arguments): FieldError[] {
  return namesIn(pattern).flatMap((name) => {
    const id = given[name]
    if (id === undefined || id === null || id === '')
      return [fieldError([name], 'REQUIRED', `${name} is required.`)]
    return isUuid(String(id))
      ? []
      : [fieldError([name], 'INVALID_UUID', `${name} must be an id (a UUID).`)]
  })
}

/** Each argument in its place: path, query or body. */
function requestOf({ method, pattern, operation }: Tool, given: Arguments): InProcess {
  const params: Record<string, string> = {}
  const query: Record<string, string> = {}
  const body: Arguments = {}
  const inPath = namesIn(pattern)
  const inQuery = new Set(operation.declaration.parameters?.map(({ name }) => name))

  for (const [name, value] of Object.entries(given)) {
    if (inPath.includes(name)) params[name] = String(value)
    else if (!inQuery.has(name)) body[name] = value
    else if (value !== null)
      query[name] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return {
    method,
    path: PREFIX + pattern.replace(/:(\w+)/g, (_, name) => params[name]),
    params,
    query,
    body,
  }
}

const namesIn = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)
