/**
 * What somebody sent that no field of the operation takes, each with the name that was probably
 * meant.
 */
import string from '@adonisjs/core/helpers/string'
import type { JsonSchema } from '#core/input/fields'
import { fieldError, isObject, MAX_ERRORS, type FieldError } from '#core/input/validation/errors'
import { knownIn, type Known } from '#core/input/validation/known'
import { nearest, sameName } from '#core/primitives/nearest'

export type UnknownOptions = {
  /** The fields of the answer. */
  shown?: Known
  /**
   * Whether all of `shown` may be sent. Otherwise only an object that was read may hold it. An item
   * of a list whose items have ids is always judged by itself: an added line with a `discount` is a
   * mistake.
   */
  showsAlways?: boolean
  /**
   * The id of the record in the path. What is shown may always repeat it, such as `customerId`
   * below a customer.
   */
  pathId?: string
  /** How the messages call the body, such as "an invoice". */
  what?: string
}

type Place = { known: Known; shown?: Known; path: (string | number)[]; wasRead: boolean }

/** Fields that only an object from an answer has. */
const OF_READING = ['id', 'version', 'createdAt', 'updatedAt', 'allowedActions']

const knownFields = new WeakMap<object, Known>()

/**
 * An error for what stands in `data`, at any depth, and is neither a field of the schema nor
 * something read that is sent back; at most MAX_ERRORS.
 */
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

/**
 * Whether an object names its id, version or times, or has everything else that the API answers of
 * such an object.
 */
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

/**
 * The error for a query parameter that the operation does not have, with the nearest one that it
 * has.
 */
export function unknownParameter(name: string, known: readonly string[]): FieldError {
  const guesses = nearest(name, known)
  const message = `${quoted(name)} is not a parameter of this operation${hintFor(guesses, known)}`
  return fieldError([name], 'UNKNOWN_FIELD', message, metaOf(guesses))
}

const metaOf = (guesses: string[]) => (guesses.length ? { nearest: guesses[0] } : undefined)

const quoted = (name: string) => `\`${name.length > 100 ? `${name.slice(0, 100)}…` : name}\``

/** More names than these are counted, not listed. */
const LISTED = 12

function hintFor(guesses: string[], known: readonly string[]) {
  if (guesses.length) return `; did you mean ${guesses.map(quoted).join(' or ')}?`
  if (!known.length) return ', which takes none.'
  const more = known.length > LISTED ? ` and ${known.length - LISTED} more` : ''
  return `, which has ${known.slice(0, LISTED).join(', ')}${more}.`
}

/**
 * How a message calls the object at this path: the body, "a line" of a list, or the field that it
 * is.
 */
function whatAt(path: (string | number)[], what: string): string {
  const last = path.at(-1)
  if (last === undefined) return what
  if (typeof last === 'string') return quoted(last)

  const list = path.findLast((segment) => typeof segment === 'string')
  if (list === undefined) return 'an item'
  return list === 'items' ? 'a line' : withArticle(string.singular(list))
}

/** "an invoice" of `Invoice`. */
export function withArticle(title: string) {
  const words = string.noCase(title)
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

/** Which other object of the body has the field. */
function placeOf(name: string, root: Known): string | undefined {
  for (const [key, { fields, each }] of root.fields ?? []) {
    const within = fields ?? each?.fields
    if (within && sameName(name, within.keys())) return quoted(key)
  }
  if (root.fields && sameName(name, root.fields.keys())) return 'the body itself'
}
