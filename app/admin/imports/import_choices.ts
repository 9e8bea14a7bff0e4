/** Choices for an import, kept in the query of its page. */
import type { HttpContext } from '@adonisjs/core/http'
import { hasScope } from '#core/context/scopes'
import { importable, type Importable } from '#integrations/importable'
import type { Problem } from '#admin/call_api'
import { writtenIn } from '#admin/imports/import_presets'

const FLAGS = ['createMissing', 'notify', 'allowDuplicate'] as const

/** Notation of a file; an empty choice is detected from the file. */
export const WRITTEN = {
  decimal: [',', '.'],
  dates: ['DMY', 'MDY', 'YMD'],
  encoding: ['windows-1252', 'utf-16le'],
} as const

type Column = { name: string; field: string }
type Default = { field: string; value: string }

/** Imports of the records that the person may write. */
export const importsOf = ({ auth }: HttpContext) =>
  importable().filter(({ scope }) => hasScope(auth.getUserOrFail().actor, scope))

/** Ignores unknown choices; `upsert` needs a key; the notation defaults to the company's. */
export function choicesIn(ctx: HttpContext) {
  const asked = new URLSearchParams(String(ctx.request.parsedUrl.query ?? ''))
  const offered = importsOf(ctx)
  const chosen = offered.find(({ resource }) => resource === asked.get('resource'))
  const flags = Object.fromEntries(
    FLAGS.map((flag) => [flag, asked.getAll(flag).at(-1) === 'true'])
  ) as Record<(typeof FLAGS)[number], boolean>
  const mode = asked.get('mode') === 'upsert' && chosen?.key ? 'upsert' : 'create'
  const presets = writtenIn(ctx.auth.user?.tenant?.locale)
  const written = Object.fromEntries(
    Object.entries(WRITTEN).map(([name, values]) => [
      name,
      oneOf(values, asked.get(name) ?? presets[name] ?? ''),
    ])
  ) as Record<keyof typeof WRITTEN, string>

  return {
    offered,
    chosen,
    mode,
    ...flags,
    ...written,
    columns: chosen ? columnsIn(asked, chosen) : [],
    defaults: chosen ? defaultsIn(asked, chosen) : [],
  }
}

type Choices = ReturnType<typeof choicesIn>

export function parametersOf({
  chosen,
  offered,
  columns,
  defaults,
  decimal,
  dates,
  encoding,
  allowDuplicate,
  ...choices
}: Choices) {
  const mapping = Object.fromEntries(columns.map(({ name, field }) => [name, field || null]))
  const values = Object.fromEntries(
    defaults.filter(({ value }) => value !== '').map(({ field, value }) => [field, value])
  )
  const written = Object.fromEntries(
    Object.entries({ decimal, dates, encoding }).filter(([, value]) => value)
  )
  return {
    ...choices,
    ...written,
    resource: chosen?.resource,
    ...(allowDuplicate && { allowDuplicate }),
    ...(columns.length && { mapping: JSON.stringify(mapping) }),
    ...(Object.keys(values).length && { defaults: JSON.stringify(values) }),
  }
}

/** Choices after a refusal: adds unknown columns and missing fields, drops absent columns. */
export function choicesAfter(choices: Choices, { errors = [] }: Problem): Choices {
  const { columns, defaults, chosen } = choices
  const absent = errors
    .filter(({ code, field }) => code === 'NOT_FOUND' && field.startsWith('mapping.'))
    .map(({ field }) => field.slice('mapping.'.length))
  const asked = errors.filter(
    ({ code, field }) =>
      ['UNKNOWN_FIELD', 'AMBIGUOUS', 'DUPLICATE'].includes(code) &&
      !/^(mapping|defaults)\.|^file$/.test(field)
  )
  const known = new Set(columns.map(({ name }) => name))
  const lacking = errors
    .filter(
      ({ code, field }) =>
        code === 'REQUIRED' &&
        chosen?.columns.includes(field) &&
        !defaults.some((one) => one.field === field)
    )
    .map(({ field }) => ({ field, value: '' }))
  const more = asked
    .filter(({ field }) => !known.has(field))
    .map(({ code, field }) => ({
      name: field,
      field: code === 'UNKNOWN_FIELD' ? chosen!.guess(field) : '',
    }))

  return {
    ...choices,
    columns: [...columns.filter(({ name }) => !absent.includes(name)), ...more],
    defaults: [...defaults, ...lacking],
  }
}

export function addressOf({
  chosen,
  mode,
  createMissing,
  notify,
  allowDuplicate,
  decimal,
  dates,
  encoding,
  columns,
  defaults,
}: Choices): [string, string][] {
  const plain = Object.entries({
    resource: chosen?.resource ?? '',
    mode,
    createMissing,
    notify,
    decimal,
    dates,
    encoding,
  }).map(([name, value]) => [name, String(value)] as [string, string])
  const lists = [
    ...columns.flatMap(({ name, field }) => [
      ['column', name],
      ['field', field],
    ]),
    ...defaults.flatMap(({ field, value }) => [
      ['default', field],
      ['value', value],
    ]),
  ] as [string, string][]
  return [
    ...plain,
    ...(allowDuplicate ? [['allowDuplicate', 'true'] as [string, string]] : []),
    ...lists,
  ]
}

function columnsIn(asked: URLSearchParams, { columns }: Importable): Column[] {
  const fields = asked.getAll('field')
  return asked
    .getAll('column')
    .map((name, index) => ({ name, field: oneOf(columns, fields[index] ?? '') }))
}

function defaultsIn(asked: URLSearchParams, { columns }: Importable): Default[] {
  const values = asked.getAll('value')
  return asked
    .getAll('default')
    .flatMap((field, index) =>
      columns.includes(field) ? [{ field, value: values[index] ?? '' }] : []
    )
}

const oneOf = (values: readonly string[], value: string) => (values.includes(value) ? value : '')
