/** Numbers that are assigned at COMMIT, and texts that contain them: docs/adr/0004. */
import { randomInt } from 'node:crypto'

export class DeferredNumber {
  #value: number | undefined

  /** `sql` is the expression that reads the assigned number. */
  constructor(readonly sql: string) {}

  /** The number, after COMMIT. Throws before. */
  get value(): number {
    if (this.#value === undefined) throw new Error('The number is not taken before COMMIT')
    return this.#value
  }

  set value(number: number) {
    this.#value = number
  }

  toString() {
    return String(this.value)
  }

  /** `JSON.stringify` works after COMMIT; before, use `deferredJson`. */
  toJSON() {
    return this.value
  }
}

export type DocumentNumber = number | DeferredNumber

type Part = string | DeferredNumber

export class DeferredText {
  constructor(readonly parts: readonly Part[]) {}

  /** The text with `show(number)` in place of each number. */
  with(show: (number: DeferredNumber) => string): string {
    return this.parts.map((part) => (typeof part === 'string' ? part : show(part))).join('')
  }

  /** The text, after COMMIT. Throws before. */
  toString() {
    return this.with(String)
  }
}

export type MaybeDeferredText = string | DeferredText

/** Template tag for texts that may contain deferred numbers: deferredText`Invoice ${number}`. */
export function deferredText(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | bigint | DeferredNumber)[]
): MaybeDeferredText {
  return textOf(
    strings.flatMap((before, index) => {
      const value = values[index] ?? ''
      return [before, value instanceof DeferredNumber ? value : String(value)]
    })
  )
}

export const isDeferred = (value: unknown): boolean =>
  value instanceof DeferredNumber || value instanceof DeferredText

/** `JSON.stringify` for values that contain deferred numbers. */
export function deferredJson(value: unknown): MaybeDeferredText {
  return textOf(jsonParts(value))
}

function jsonParts(value: unknown): Part[] {
  if (value instanceof DeferredNumber) return [value]
  if (value instanceof DeferredText) return ['"', ...value.parts.map(escaped), '"']
  if (Array.isArray(value)) return ['[', ...value.flatMap(separated(jsonParts)), ']']
  if (!isPlain(value)) return [JSON.stringify(value) ?? 'null']

  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  const members = entries.flatMap(
    separated(([name, one]) => [JSON.stringify(name), ':', ...jsonParts(one)])
  )
  return ['{', ...members, '}']
}

const escaped = (part: Part): Part =>
  typeof part === 'string' ? JSON.stringify(part).slice(1, -1) : part

const separated =
  <T>(parts: (value: T) => Part[]) =>
  (value: T, index: number): Part[] =>
    index ? [',', ...parts(value)] : parts(value)

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Joins neighbouring strings; a text without deferred numbers becomes a string. */
function textOf(parts: readonly Part[]): MaybeDeferredText {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] += part
    else joined.push(part)
  }
  if (joined.length === 1 && typeof joined[0] === 'string') return joined[0]
  return new DeferredText(joined)
}

const LOWEST_PLACEHOLDER = 2 ** 52

/**
 * A text to encrypt before its numbers are assigned: each gets a random placeholder of 16 digits.
 * `numbers` maps placeholders to numbers for `restored`; null without any.
 */
export function withPlaceholders(text: MaybeDeferredText): {
  text: string
  numbers: MaybeDeferredText | null
} {
  if (typeof text === 'string') return { text, numbers: null }

  const placeholders = new Map<DeferredNumber, number>()
  const shown = text.with((number) => {
    const placeholder = placeholders.get(number) ?? LOWEST_PLACEHOLDER + randomInt(2 ** 48 - 1)
    placeholders.set(number, placeholder)
    return String(placeholder)
  })
  const numbers = [...placeholders].flatMap(
    separated(([number, placeholder]): Part[] => [`${placeholder.toString(36)}=`, number])
  )
  return { text: shown, numbers: textOf(numbers) }
}

/** The text of `withPlaceholders` with its assigned numbers. */
export function restored(text: string, numbers: string | null): string {
  return (numbers?.split(',') ?? []).reduce((shown, pair) => {
    const [placeholder, number] = pair.split('=')
    return shown.replaceAll(String(Number.parseInt(placeholder, 36)), number)
  }, text)
}
