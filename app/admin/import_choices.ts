/** What a person chose for an import, as it stands in the address of its page: what the file holds, and which field each unknown column is. */
import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#core/permissions'
import { importable, type Importable } from '#integrations/importable'
import type { Problem } from '#admin/call_api'

const FLAGS = ['createMissing', 'notify'] as const

type Column = { name: string; field: string }

/** Of these the person may write. */
export const importsOf = ({ caller }: HttpContext) => importable().filter(({ scope }) => holds(caller!.actor, scope))

/** What is asked for and not offered is left out: then nothing is chosen yet. `upsert` is only where the resource has a key. */
export function choicesIn(ctx: HttpContext) {
  const asked = new URLSearchParams(String(ctx.request.parsedUrl.query ?? ''))
  const offered = importsOf(ctx)
  const chosen = offered.find(({ resource }) => resource === asked.get('resource'))
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, asked.getAll(flag).at(-1) === 'true']))
  const mode = asked.get('mode') === 'upsert' && chosen?.key ? 'upsert' : 'create'

  return { offered, chosen, mode, ...flags, columns: chosen ? columnsIn(asked, chosen) : [] }
}

type Choices = ReturnType<typeof choicesIn>

/** As the API takes it. */
export function parametersOf({ chosen, offered, columns, ...choices }: Choices) {
  const mapping = Object.fromEntries(columns.map(({ name, field }) => [name, field || null]))
  return { ...choices, resource: chosen?.resource, ...(columns.length && { mapping: JSON.stringify(mapping) }) }
}

/** The columns to choose fields for, once a file was refused: those that nobody knows, without those that it does not have. */
export function columnsAfter({ columns, chosen }: Choices, { errors = [] }: Problem): Column[] {
  const absent = errors.filter(({ code, field }) => code === 'NOT_FOUND' && field.startsWith('mapping.')).map(({ field }) => field.slice('mapping.'.length))
  const unknown = errors.filter(({ code, field }) => code === 'UNKNOWN_FIELD' && !field.startsWith('mapping.') && field !== 'file').map(({ field }) => field)

  return [...columns.filter(({ name }) => !absent.includes(name)), ...unknown.map((name) => ({ name, field: alike(name, chosen!) }))]
}

function columnsIn(asked: URLSearchParams, { columns }: Importable): Column[] {
  const fields = asked.getAll('field')
  return asked.getAll('column').map((name, index) => ({ name, field: columns.includes(fields[index]) ? fields[index] : '' }))
}

/** `Tax ID` is `taxId`. */
const alike = (name: string, { columns }: Importable) => columns.find((column) => bare(column) === bare(name)) ?? ''

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
