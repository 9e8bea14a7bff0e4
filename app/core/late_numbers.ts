/**
 * Numbers that are only written down need not be known to us first: a stand-in is given for each, a random whole number of 16 digits,
 * and wherever it stands in what the transaction writes, as a value or within a text, the database puts the number itself. So taking a
 * number costs no round trip, and holds its series only while the database works. No stand-in leaves the process.
 */
import { randomInt } from 'node:crypto'

const LOWEST = 2 ** 52

/** Each string of a statement, and outside of strings what is as long as a stand-in. */
const STRINGS_AND_NUMBERS = /'[^'\\]*(?:(?:\\[^]|'')[^'\\]*)*'|\d{16,}/g

type Late = { sql: string; number?: number }

export class LateNumbers {
  readonly #late = new Map<string, Late>()

  /** The stand-in of a number that `sql` reads once it is taken. */
  standIn(sql: string): number {
    const one = LOWEST + randomInt(2 ** 48 - 1)
    this.#late.set(String(one), { sql })
    return one
  }

  known(standIn: number, number: number) {
    this.#late.get(String(standIn))!.number = number
  }

  get isUsed() {
    return this.#late.size > 0
  }

  /** The statement with the numbers themselves: a text that has one within is put together by the database. */
  written(sql: string): string {
    if (!this.#isIn(sql)) return sql

    const written = sql.replace(STRINGS_AND_NUMBERS, (found) => (found.startsWith("'") ? this.#text(found) : (this.#late.get(found)?.sql ?? found)))
    if (this.#isIn(written)) throw new Error('A stand-in for a number would be written down as it is')
    return written
  }

  #text(literal: string) {
    if (!this.#isIn(literal)) return literal
    let parts = literal
    for (const [digits, { sql }] of this.#late) parts = parts.replaceAll(digits, `',${sql},'`)
    return `CONCAT(${parts})`
  }

  /** A text for whoever asked, once the numbers are known. */
  shown(text: string): string {
    let shown = text
    for (const [digits, { number }] of this.#late) if (number !== undefined) shown = shown.replaceAll(digits, String(number))
    return shown
  }

  /** Which numbers stand for which in a text that is kept as it is, for `restored`; null when there are none. It is written like anything else. */
  kept(text: string): string | null {
    const there = [...this.#late.keys()].filter((digits) => text.includes(digits))
    return there.length ? there.map((digits) => `${Number(digits).toString(36)}=${digits}`).join() : null
  }

  #isIn(text: string) {
    for (const digits of this.#late.keys()) if (text.includes(digits)) return true
    return false
  }
}

/** A text that was kept, with its numbers. */
export function restored(text: string, kept: string | null): string {
  return (kept?.split(',') ?? []).reduce((shown, pair) => {
    const [standIn, number] = pair.split('=')
    return shown.replaceAll(String(parseInt(standIn, 36)), number)
  }, text)
}
