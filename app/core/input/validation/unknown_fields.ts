/** Reports fields that an operation does not have, with the name that was probably meant. */
import string from '@adonisjs/core/helpers/string'
import type { JsonSchema } from '#core/input/fields'
import { fieldError, isObject, MAX_ERRORS, type FieldError } from '#core/input/validation/errors'
import { knownIn, type Known } from '#core/input/validation/known'
import { nearest, sameName } from '#core/primitives/nearest'

export type UnknownOptions = {
  /** The fields of the answer, which may be sent back. */
  shown?: Known
  /**
   * Accepts all of `shown`, even in objects not read from the API. List items that have ids are
   * still checked one by one: a new line with `discount` is a mistake.
   */
  showsAlways?: boolean
  /** The record id in the path: fields of `shown` may repeat it, such as `customerId`. */
  pathId?: string
  /** The body in messages, such as "an invoice". */
  what?: string
}

type Place = { known: Known; shown?: Known; path: (string | number)[]; wasRead: boolean }

/** Only objects that were read from the API have these fields. */
const OF_READING = ['id', 'version', 'createdAt', 'updatedAt', 'allowedActions']

const knownFields = new WeakMap<object, Known>()

/** At most MAX_ERRORS errors, at any depth. Fields of an answer that is sent back are accepted. */
export function unknownFields(
  schema: { toJSONSchema(): unknown },
  data: unknown,
  { shown, showsAlways = false, pathId, what = 'this operation' }: UnknownOptions = {}
): FieldError[] {
  let root = knownFields.get(schema)
  if (!root) knownFields.set(schema, (root = knownIn(schema.toJSONSchema() as JsonSchema)))

  const errors: FieldError[] = []
  walk({ known: root, shown, path: [], wasRead: showsAlways }, data)
  return errors

  function walk(place: Place, value: unknown) {
    if (Array.isArray(value)) walkItems(place, value)
    else if (isObject(value)) walkFields(place, value)
  }

  function walkItems(
    { known: { each }, shown: shownHere, path, wasRead }: Place,
    items: unknown[]
  ) {
    if (!each) return
    const item = {
      known: each,
      shown: shownHere?.each,
      wasRead: wasRead && !shownHere?.each?.fields?.has('id'),
    }
    items.forEach((value, index) => walk({ ...item, path: [...path, index] }, value))
  }

  function walkFields(place: Place, object: Record<string, unknown>) {
    const {
      known: { fields, each },
      shown: shownHere,
      path,
      wasRead,
    } = place
    if (!fields && !each) return
    const isRead = wasRead || hasBeenRead(object, shownHere)

    for (const key of Object.keys(object)) {
      const within = fields ? fields.get(key) : each
      const shownWithin = shownHere?.fields?.get(key) ?? shownHere?.each
      const here = [...path, key]
      if (within)
        walk({ known: within, shown: shownWithin, path: here, wasRead: isRead }, object[key])
      else if (shownWithin && (isRead || object[key] === pathId)) continue
      else if (errors.length < MAX_ERRORS) errors.push(unknownField(root!, fields!, here, what))
    }
  }
}

/** True if the object has an id, version or time, or all other fields of the answer. */
function hasBeenRead(object: Record<string, unknown>, shown: Known | undefined) {
  if (OF_READING.some((name) => Object.hasOwn(object, name))) return true
  const names = [...(shown?.fields?.keys() ?? [])].filter((name) => !OF_READING.includes(name))
  return names.length > 0 && names.every((name) => Object.hasOwn(object, name))
}

function unknownField(
  root: Known,
  fields: Map<string, Known>,
  path: (string | number)[],
  what: string
): FieldError {
  const name = String(path.at(-1))
  const known = [...fields.keys()]
  const guesses = nearest(name, known)
  const elsewhere = guesses.length ? undefined : placeOf(name, root)
  const hint = elsewhere ? `; it is one of ${elsewhere}.` : hintFor(guesses, known)
  const message = `${quoted(name)} is not a field of ${whatAt(path.slice(0, -1), what)}${hint}`
  return fieldError(path, 'UNKNOWN_FIELD', message, metaOf(guesses))
}

export function unknownParameter(name: string, known: readonly string[]): FieldError {
  const guesses = nearest(name, known)
  const message = `${quoted(name)} is not a parameter of this operation${hintFor(guesses, known)}`
  return fieldError([name], 'UNKNOWN_FIELD', message, metaOf(guesses))
}

const metaOf = (guesses: string[]) => (guesses.length ? { nearest: guesses[0] } : undefined)

const quoted = (name: string) => `\`${name.length > 100 ? `${name.slice(0, 100)}…` : name}\``

const LISTED = 12

function hintFor(guesses: string[], known: readonly string[]) {
  if (guesses.length) return `; did you mean ${guesses.map(quoted).join(' or ')}?`
  if (!known.length) return ', which takes none.'
  const more = known.length > LISTED ? ` and ${known.length - LISTED} more` : ''
  return `, which has ${known.slice(0, LISTED).join(', ')}${more}.`
}

function whatAt(path: (string | number)[], what: string): string {
  const last = path.at(-1)
  if (last === undefined) return what
  if (typeof last === 'string') return quoted(last)

  const list = path.findLast((segment) => typeof segment === 'string')
  if (list === undefined) return 'an item'
  return list === 'items' ? 'a line' : withArticle(string.singular(list))
}

export function withArticle(title: string) {
  const words = string.noCase(title)
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

function placeOf(name: string, root: Known): string | undefined {
  for (const [key, { fields, each }] of root.fields ?? []) {
    const within = fields ?? each?.fields
    if (within && sameName(name, within.keys())) return quoted(key)
  }
  if (root.fields && sameName(name, root.fields.keys())) return 'the body itself'
}
