/** Calls tools: checks the arguments and runs the operation in this process as the assistant. */
import type { HttpContext } from '@adonisjs/core/http'
import { PREFIX } from '#api/endpoints'
import { contextOf, type InProcess } from '#assistant/in_process'
import type { Tool } from '#assistant/tool'
import { Current } from '#core/context/current'
import { companyFor } from '#core/security/environment'
import { isUuid } from '#core/input/fields'
import {
  fieldError,
  unknownFields,
  validate,
  ValidationFailed,
  type FieldError,
} from '#core/input/validation'

type Arguments = Record<string, unknown>

/** Returns the operation's answer. Refuses unknown arguments with 422. */
export async function callTool(tool: Tool, sent: unknown, ctx: HttpContext): Promise<unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new ValidationFailed([fieldError([], 'TYPE', 'The arguments must be a JSON object.')])

  const { dryRun, ...given } = sent as Arguments
  const request = requestOf(tool, { ...tool.preset, ...given, ...tool.given })
  const errors = [
    ...unknownFields(tool, sent),
    ...missing([...namesIn(tool.pattern), ...tool.needs], given),
    ...wrongIds(tool, given),
    ...wrongFlag(dryRun),
  ]
  if (errors.length) throw new ValidationFailed([...errors, ...(await errorsOfBody(tool, request))])

  const work = () => Current.assisted(() => tool.operation(contextOf(ctx, tool.operation, request)))
  const company = companyFor(ctx.auth.user, tool.permission, tool.operation.declaration.isOfCompany)
  return company ? Current.within(company, work) : work()
}

/** Reports all errors at once, which saves a model further attempts. */
async function errorsOfBody(
  { operation: { declaration } }: Tool,
  { body }: InProcess
): Promise<FieldError[]> {
  try {
    // `any`: Vine compares private members, so no structural type is a validator.
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

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

const missing = (names: readonly string[], given: Arguments): FieldError[] =>
  names
    .filter((name) => !isGiven(given[name]))
    .map((name) => fieldError([name], 'REQUIRED', `${name} is required.`))

/** Checks ids in the path, because models try names. */
const wrongIds = ({ pattern }: Tool, given: Arguments): FieldError[] =>
  namesIn(pattern)
    .filter((name) => isGiven(given[name]) && !isUuid(String(given[name])))
    .map((name) => fieldError([name], 'INVALID_UUID', `${name} must be an id (a UUID).`))

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
